import { useState } from 'react';

/**
 * What was typed or chosen in a served field or form before this code arrived; undefined where
 * nothing was served. It is read while rendering for the first time: hydration puts fields back to
 * what the server sent.
 */
export function useServed<T>(id: string, read: (element: HTMLElement) => T): T | undefined {
  const [value] = useState(() => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id);
    return element ? read(element) : undefined;
  });
  return value;
}
