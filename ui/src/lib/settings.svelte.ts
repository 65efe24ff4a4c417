/** What a person likes, kept on this device. */
interface Settings {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** One tap selects, a second one confirms. */
  confirm: boolean;
  /** The set-up of the last game of each kind, for "Play now". */
  last: Record<string, { players: number; bot: string }>;
}

const KEY = "settings";
const usual: Settings = { theme: "auto", sound: false, confirm: true, last: {} };

function stored(): Settings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...usual };
  }
}

export const settings = $state<Settings>(stored());

/** Call after a change: keep it, and turn the lights on or off. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays.
  }
  light();
}

export function light(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

export function isDark(): boolean {
  return settings.theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : settings.theme === "dark";
}
