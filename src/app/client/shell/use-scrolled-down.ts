import { useEffect, useState } from 'react';

/** Smaller movements, such as the rebound at the end of a page, are no change of direction. */
const minMovePx = 10;

/** Whether the visitor's last scroll was downwards. */
export function useScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const handleScroll = () => {
      if (Math.abs(scrollY - last) < minMovePx) return;
      setIsDown(scrollY > last);
      last = scrollY;
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, []);
  return isDown;
}
