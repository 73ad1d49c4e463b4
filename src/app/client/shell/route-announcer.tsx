import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** After a change of page: moves the focus to where the reader arrived and has the title read out. */
export function RouteAnnouncer() {
  const [path] = useLocation();
  const shownPath = useRef(path);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const place = arrivalPlace();
    if (place) focusPlace(place);
    setTitle(document.title);
  }, [path]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}

/** What the address names, else the page's heading. */
function arrivalPlace(): HTMLElement | null {
  const named = location.hash && document.getElementById(location.hash.slice(1));
  const main = document.getElementById('main');
  return (named || main)?.querySelector('h1, h2') ?? main;
}

function focusPlace(place: HTMLElement) {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
