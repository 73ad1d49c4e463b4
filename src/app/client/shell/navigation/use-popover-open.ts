import { type ToggleEvent, useEffect, useState } from 'react';

/**
 * Whether a popover is open, for `aria-expanded`. Undefined until the script runs: without script the
 * browser exposes the state itself, and a server-rendered value would be wrong once the popover opens.
 */
export function usePopoverOpen() {
  const [shown, setShown] = useState<boolean>();
  useEffect(() => setShown(false), []);
  const onToggle = (event: ToggleEvent<HTMLElement>) => setShown(event.newState === 'open');
  return [shown, onToggle] as const;
}
