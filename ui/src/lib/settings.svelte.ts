/** A person's settings, stored on this device. */
interface Settings {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** Of the sounds, from 0 to 1. */
  volume: number;
  /** How fast the story is shown; "step" waits for the player after each event. */
  speed: 1 | 2 | 4 | "step";
  /** Whether pieces move: as the system says, or never. */
  motion: "auto" | "none";
  /** A tap selects, a second one confirms. */
  confirm: boolean;
  /** The coach asks before a move that gives much away: always, or at the table of that id. */
  sure: boolean;
  sureAt: string;
  /** When a right to interrupt others is offered: when it promises more than usual, always, or never. */
  offer: "worth" | "always" | "never";
  /** The set-up of the last game of each kind, for "Play now". */
  last: Record<string, { players: number; bot: string }>;
  /** The names of the people at this screen, by seat. */
  names: string[];
}

const KEY = "settings";
const usual: Settings = {
  theme: "auto",
  sound: true,
  volume: 0.6,
  speed: 1,
  motion: "auto",
  confirm: true,
  sure: false,
  sureAt: "",
  offer: "worth",
  last: {},
  names: [],
};

function stored(): Settings {
  try {
    // Only `keep` writes them.
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...usual };
  }
}

export const settings = $state<Settings>(stored());

/** Store the settings after a change, and apply those that the style sheet needs. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the client works all the same.
  }
  light();
}

/** Sound on or off. */
export function mute(): void {
  settings.sound = !settings.sound;
  keep();
}

export function light(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "auto") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
}

export function isDark(): boolean {
  return settings.theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : settings.theme === "dark";
}
