import { type RefObject, useEffect, useState } from 'react';

/** Smaller movements, such as the rebound at the end of a page, are no change of direction. */
const minMovePx = 10;
/** Square pixels of a link as large as a card, which can be pressed beside what covers a corner of it. */
const largeControl = 30_000;
/** Shares of its size, close enough that no line of text is between two of them. */
const points = [0, 0.3, 0.6, 1];
/** A price, a size or a date on its own, not one in running text. */
const figure = /^.{0,30}\d.{0,30}$/;

/**
 * Whether a control with a fixed place has to leave it: while a person scrolls down, and where it would cover another
 * control or a figure. A page that opens at an anchor has been scrolled down to it.
 */
export function useOutOfTheWay(control: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = 0;
    let isDown = false;
    const look = () => setIsAway(isDown || coversSomething(control.current));
    const handleScroll = () => {
      if (Math.abs(scrollY - last) >= minMovePx) {
        isDown = scrollY > last;
        last = scrollY;
      }
      look();
    };
    handleScroll();
    addEventListener('scroll', handleScroll, { passive: true });
    const resizes = new ResizeObserver(look);
    resizes.observe(document.body);
    return () => {
      removeEventListener('scroll', handleScroll);
      resizes.disconnect();
    };
  }, [control]);
  return isAway;
}

/** Looks below the control's own place, which a translation leaves as it is. */
function coversSomething(control: HTMLElement | null): boolean {
  if (!control) return false;
  const { offsetLeft, offsetTop, offsetWidth } = control;
  return points.some((across) =>
    points.some((down) => {
      const below = document
        .elementsFromPoint(offsetLeft + offsetWidth * across, offsetTop + offsetWidth * down)
        .find((element) => !control.contains(element));
      const other = below?.closest('a, button, label, input, select, summary, textarea');
      return other
        ? other.clientWidth * other.clientHeight < largeControl
        : figure.test(below?.textContent ?? '');
    }),
  );
}
