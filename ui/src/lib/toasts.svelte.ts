/** Short notes at the edge of the screen, at most two. What they say is always shown elsewhere too. */
export interface Toast {
  id: number;
  text: string;
  tone: "info" | "good" | "bad";
  href?: string;
}

let count = 0;
export const toasts = $state<Toast[]>([]);

export function toast(text: string, tone: Toast["tone"] = "info", href?: string): void {
  const id = ++count;
  toasts.push({ id, text, tone, ...(href ? { href } : {}) });
  if (toasts.length > 2) toasts.shift();
  setTimeout(() => dismiss(id), href ? 9000 : 4000);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
