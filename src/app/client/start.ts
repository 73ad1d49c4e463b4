import type { PageData } from '#app/page-assets.ts';

/**
 * Fetches the page's code once the page stands: on a slow line it would only hold up the pictures
 * and the type. Somebody who touches the page before that gets it at once.
 */
const firstSigns = ['pointerdown', 'keydown', 'focusin'] as const;
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const sign of firstSigns) removeEventListener(sign, start);
  const data = document.querySelector('script[type="application/json"]')?.textContent;
  const { assets } = JSON.parse(data ?? '') as PageData;
  for (const href of assets.preloads) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  // By address, not by name: the bundler would have this small file import its helper for imports.
  void import(/* @vite-ignore */ assets.entry);
}

// A click that comes before the code is kept on its button, for the component to find.
addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('[data-early]')?.setAttribute('data-clicked', '');
});

/** Two frames on, what was loaded has been painted too. */
function startAfterPaint() {
  requestAnimationFrame(() => requestAnimationFrame(start));
}

for (const sign of firstSigns) addEventListener(sign, start, { once: true, passive: true });
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint, { once: true });
