import { useLayoutEffect, useState } from 'react';

/**
 * Calls `apply` with what a visitor entered in a server-rendered field or form before its component was
 * hydrated; never called where nothing was server-rendered. Hydration resets fields to the server's
 * values and may take several tasks: the value is read at the first render and on each change until the
 * commit.
 * @param id the id of the field or form, as the server rendered it
 */
export function usePreHydrationValue<T>(
  id: string,
  read: (element: HTMLElement) => T,
  apply: (value: T) => void,
): void {
  const [recorder] = useState(() => recordValue(id, read));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the commit of the hydration
  useLayoutEffect(() => {
    if (recorder) apply(recorder.stop());
  }, []);
}

function recordValue<T>(id: string, read: (element: HTMLElement) => T) {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return undefined;
  let value = read(element);
  const update = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) value = read(element);
  };
  // Listens at the window: React, which listens at the document, stops the events of what is not
  // hydrated.
  const changes = ['input', 'change'] as const;
  for (const change of changes) window.addEventListener(change, update, true);
  return {
    stop() {
      for (const change of changes) window.removeEventListener(change, update, true);
      return value;
    },
  };
}
