/** Whether the list of keys and settings is open. */
export const help = $state({ open: false });
