import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a list scrolled to its end, also when it gets lower, and keeps the scroll position when older entries
 * are prepended. An entry higher than the list is shown from its beginning.
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
    if (height === 0 || last !== oldLast) showNewest(box);
    else if (first !== oldFirst) box.scrollTop += box.scrollHeight - height;
    before.current = { first, last, height: box.scrollHeight };
  }, [list, first, last]);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let isAtEnd = true;
    const noteScroll = () => {
      isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 8;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    box.addEventListener('scroll', noteScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', noteScroll);
    };
  }, [list]);
}

function showNewest(box: HTMLElement) {
  const newest = box.querySelector<HTMLElement>('.chat-rows > :last-child');
  const gap = Number.parseFloat(getComputedStyle(box).paddingTop);
  const start = (newest?.offsetTop ?? 0) - gap;
  box.scrollTop = Math.min(start, box.scrollHeight - box.clientHeight);
}
