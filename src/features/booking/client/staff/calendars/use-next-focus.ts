import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first control of an element when a step is followed by another and the button that was
 * pressed is gone.
 * @param step changes with every step
 */
export function useNextFocus<T extends HTMLElement>(step: string): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [step]);
  return element;
}
