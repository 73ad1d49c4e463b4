import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** After a navigation, moves the focus to its target and has screen readers announce the title. */
export function RouteAnnouncer() {
  const [path] = useLocation();
  const shownPath = useRef(path);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const target = findTarget();
    if (target) focusTarget(target);
    setTitle(document.title);
  }, [path]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}

/** The element that the URL's hash names, else the page's heading. */
function findTarget(): HTMLElement | null {
  const named = location.hash && document.getElementById(location.hash.slice(1));
  const main = document.getElementById('main');
  return (named || main)?.querySelector('h1, h2') ?? main;
}

function focusTarget(target: HTMLElement) {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
