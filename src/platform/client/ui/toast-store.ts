export type Toast = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** For how long its action is possible: it is closed then, even under the pointer. Default: as Radix decides. */
  durationMs?: number;
  action?: { label: string; altText: string; onSelect: () => void };
};
export type ShownToast = Toast & { id: number; open: boolean };

/** One toast is visible at a time; a dismissed one is removed from the page much later. */
export const toastLimits = { visible: 1, displayMs: 5_000, removalDelayMs: 1_000_000 } as const;

let current: ShownToast | undefined;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one on screen; callable from anywhere in the browser. @returns its id */
export function showToast(toast: Toast): number {
  clearTimeout(removal);
  clearTimeout(expiry);
  count += 1;
  const id = count;
  change({ ...toast, id, open: true });
  if (toast.durationMs) expiry = setTimeout(() => dismissToast(id), toast.durationMs);
  return id;
}

/** Closes a toast if it is still the one on screen. */
export function dismissToast(id: number) {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(undefined), toastLimits.removalDelayMs);
}

/** Subscribes to every change of the toast. @returns a function that unsubscribes */
export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const readToast = () => current;

function change(toast: ShownToast | undefined) {
  current = toast;
  for (const listener of listeners) listener();
}
