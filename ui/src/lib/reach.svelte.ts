/** The address that other devices can open. A page on the server's own computer has to ask for it. */
import { api } from "./api";
import type { Reach } from "./wire";

const isOwn = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

class Reached {
  /** The address that links begin with; null until it is known. */
  base = $state<string | null>(null);
  /** Why other devices cannot open it. */
  why = $state<Reach["why"]>(null);
  /** It is this computer's address in the local network. */
  local = $state(false);

  async find(here: Pick<Location, "hostname" | "origin"> = location): Promise<void> {
    const found = isOwn(here.hostname) ? await api.reach().catch(() => null) : null;
    this.base = found?.address ?? here.origin;
    this.why = found?.why ?? null;
    this.local = found?.address?.startsWith("http:") ?? false;
  }
}

export const reached = new Reached();
