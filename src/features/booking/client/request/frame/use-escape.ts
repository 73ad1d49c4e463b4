import { useLayoutEffect } from 'react';
import { isComposing } from '#platform/client/ui/composing-key.ts';

/**
 * Calls `onEscape` in place of what the browser does with the key, which closes a dialog whatever its
 * `cancel` event says if the key is pressed twice, and two dialogs at once if the second was opened by it.
 * Listens at the window, because the focus may be nowhere.
 */
export function useEscape(onEscape: () => void) {
  // Before the next key: a passive effect would leave a gap.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      onEscape();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [onEscape]);
}
