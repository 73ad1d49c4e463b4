import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a list scrolled to its end, and keeps the scroll position when older entries are prepended.
 * @param first id of the oldest entry; `last` is that of the newest
 */
export function useNewestInView(
  list: RefObject<HTMLElement | null>,
  { first, last }: { first: unknown; last: string },
) {
  const before = useRef({ first, last, height: 0 });
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const { first: oldFirst, last: oldLast, height } = before.current;
    if (height === 0 || last !== oldLast) box.scrollTop = box.scrollHeight;
    else if (first !== oldFirst) box.scrollTop += box.scrollHeight - height;
    before.current = { first, last, height: box.scrollHeight };
  }, [list, first, last]);
}
