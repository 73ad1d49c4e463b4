import { useEffect, useState } from 'react';

/** Smaller movements, such as the rebound at the end of a page, are no change of direction. */
const minMovePx = 10;

/** Whether the last scroll was downwards; a page that opens at an anchor has been scrolled down to it. */
export function useScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = 0;
    const handleScroll = () => {
      if (Math.abs(scrollY - last) < minMovePx) return;
      setIsDown(scrollY > last);
      last = scrollY;
    };
    handleScroll();
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, []);
  return isDown;
}
