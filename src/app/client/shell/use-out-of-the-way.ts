import { type RefObject, useEffect, useState } from 'react';

/** Smaller movements, such as the rebound at the end of a page, are no change of direction. */
const minMovePx = 10;
/** Controls and figures; a card whose link fills it can be pressed beside what covers a corner. */
const precious = 'a:not([class*=after]),button,label,input,select,summary,.tabular-nums';
/** Points from corner to corner, close enough that no line of text is between two of them. */
const points = [0, 0.3, 0.6, 0.9];

/**
 * Whether a control with a fixed place has to leave it: while a person scrolls down, and where it would cover another
 * control or a figure, also when the page grows or shrinks under it. The bar at the bottom of a phone keeps a place for
 * it. A page that opens at an anchor has been scrolled down to it.
 */
export function useOutOfTheWay(control: RefObject<HTMLElement | null>) {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = 0;
    let isDown = false;
    const handleScroll = () => {
      if (Math.abs(scrollY - last) >= minMovePx) {
        isDown = scrollY > last;
        last = scrollY;
      }
      const button = control.current as HTMLElement;
      // Its own place, which a translation leaves as it is.
      const { offsetLeft, offsetTop, offsetWidth } = button;
      const isOver = (selector: string) =>
        points.some((share) =>
          document
            .elementsFromPoint(offsetLeft + offsetWidth * share, offsetTop + offsetWidth * share)
            .find((element) => !button.contains(element))
            ?.closest(selector),
        );
      setIsAway((scrollY > 0 && isOver(precious)) || (isDown && !isOver('.bottom-bar')));
    };
    // It reports at once, too.
    const resizes = new ResizeObserver(handleScroll);
    resizes.observe(document.body);
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      resizes.disconnect();
      removeEventListener('scroll', handleScroll);
    };
  }, [control]);
  return isAway;
}
