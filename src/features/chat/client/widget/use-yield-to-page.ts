import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `give` when a focused control of the page is more than half covered by the chat card (WCAG
 * 2.4.11).
 */
export function useYieldToPage(card: RefObject<HTMLElement | null>, give: () => void) {
  const latest = useRef(give);
  latest.current = give;
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      if (!card.current || !focused?.matches(':focus-visible')) return;
      if (card.current.contains(focused) || focused.closest(':modal, :popover-open')) return;
      if (isHidden(focused.getBoundingClientRect(), card.current.getBoundingClientRect()))
        flushSync(() => latest.current());
    };
    // The browser scrolls to a focused element after the focus event.
    const lookLater = () => requestAnimationFrame(look);
    document.addEventListener('focusin', lookLater);
    document.addEventListener('scrollend', look);
    return () => {
      document.removeEventListener('focusin', lookLater);
      document.removeEventListener('scrollend', look);
    };
  }, [card]);
}

function isHidden(one: DOMRect, card: DOMRect): boolean {
  const width = Math.min(one.right, card.right) - Math.max(one.left, card.left);
  const height = Math.min(one.bottom, card.bottom) - Math.max(one.top, card.top);
  return width > 0 && height > 0 && width * height > (one.width * one.height) / 2;
}
