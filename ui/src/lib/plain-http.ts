/** What browsers offer to HTTPS and to this computer's own pages only, done so that it works over plain HTTP too. */

/** A key that makes a resent move harmless. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Copy a text; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  if (isSecureContext)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", give, { once: true });
  const old: { execCommand(command: "copy"): boolean } = document; // out of fashion, but all that plain HTTP has
  return old.execCommand("copy");
}
