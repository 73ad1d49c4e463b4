// Imported here and not by the entry: every part imports the entry, and would load its style sheet again.
import './styles.css';
import type { PageData } from '#app/page-assets.ts';

/**
 * Loads the page's code after the first paint: on a slow connection it would delay images and fonts. A
 * touch, a key or the focus loads it at once.
 */
const firstEvents = ['pointerdown', 'keydown', 'focusin'] as const;
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const event of firstEvents) removeEventListener(event, start);
  const data = document.querySelector('script[type="application/json"]')?.textContent;
  const { assets } = JSON.parse(data ?? '') as PageData;
  for (const href of assets.preloads) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  // By URL and not by module name: the bundler would add its import helper to this small file.
  void import(/* @vite-ignore */ assets.entry);
}

// Clicks before the code has loaded are recorded on their buttons, for the components to replay.
addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('[data-early]')?.setAttribute('data-clicked', '');
});

/** Waits two frames, so that what was loaded has been painted. */
function startAfterPaint() {
  requestAnimationFrame(() => requestAnimationFrame(start));
}

for (const event of firstEvents) addEventListener(event, start, { once: true, passive: true });
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint, { once: true });
