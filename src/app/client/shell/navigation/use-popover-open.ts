import { type ToggleEvent, useEffect, useState } from 'react';

/**
 * Whether a popover is open, for `aria-expanded`. Undefined until the script runs: without it the
 * browser tells the state itself, and a value in the served page would be wrong once it opens.
 */
export function usePopoverOpen() {
  const [shown, setShown] = useState<boolean>();
  useEffect(() => setShown(false), []);
  const onToggle = (event: ToggleEvent<HTMLElement>) => setShown(event.newState === 'open');
  return [shown, onToggle] as const;
}
