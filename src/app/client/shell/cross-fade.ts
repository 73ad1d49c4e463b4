import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { pageTextQuery } from '#features/business/client/texts/page-text.ts';
import type { ReadCache } from '#platform/client/reads/read-cache.ts';
import { findRoute } from '../routes.tsx';

/** Loads the next page's code and text before leaving the current page, then cross-fades with a view transition. */
export const crossFade =
  (reads: ReadCache): AroundNavHandler =>
  async (navigate, to, options) => {
    const path = to.split(/[?#]/, 1)[0] ?? to;
    const { route } = findRoute(path);
    const left = findRoute(location.pathname).route;
    // The current page's lazy parts are loaded too, so that going back finds it at its full height.
    await Promise.all([
      route.Page.preload(),
      route.text && reads.load(pageTextQuery(route.text)),
      route.preloadComponents?.(),
      left.preloadComponents?.(),
    ]);
    const show = () => {
      flushSync(() => navigate(to, options));
      scrollToArrival();
    };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || !document.startViewTransition) show();
    else document.startViewTransition(show);
  };

/** Scrolls a new page to its top, or to the section its URL names. Back is handled by the browser. */
function scrollToArrival() {
  const named = location.hash && document.getElementById(location.hash.slice(1));
  if (named) named.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}
