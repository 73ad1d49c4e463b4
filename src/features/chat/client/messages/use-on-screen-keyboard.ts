import { useEffect } from 'react';

/** Less than any on-screen keyboard, more than the bars that a browser shows and hides. */
const minKeyboardPixels = 120;

/**
 * Marks the document with `data-keyboard` while an on-screen keyboard covers a part of the window, and puts
 * the place and height of the rest into `--visible-top` and `--visible-height`: browsers leave what has a
 * fixed position under the keyboard.
 */
export function useOnScreenKeyboard() {
  useEffect(() => {
    const viewport = window.visualViewport;
    const { style, dataset } = document.documentElement;
    if (!viewport) return;
    const clear = () => {
      delete dataset.keyboard;
      style.removeProperty('--visible-top');
      style.removeProperty('--visible-height');
    };
    const follow = () => {
      // A page that is zoomed by pinching also shows less than the window.
      const isOpen = viewport.scale === 1 && innerHeight - viewport.height >= minKeyboardPixels;
      if (!isOpen) return clear();
      dataset.keyboard = '';
      style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      style.setProperty('--visible-height', `${viewport.height}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      clear();
    };
  }, []);
}
