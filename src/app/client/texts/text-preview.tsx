import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { pageTextQuery } from '#features/business/client/texts/page-text.ts';
import type { PageName } from '#features/business/texts/page-texts.ts';
import type { TextValues } from '#features/business/texts/text-kinds.ts';
import { type LazyComponent, lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { createReadCache } from '#platform/client/reads/read-cache.ts';
import { Reads, useReads } from '#platform/client/reads/use-read.ts';
import { preloadComponents, preloadShopComponents } from '../lazy-components.tsx';
import { SiteOrigin } from '../shell/head/site-origin.ts';

/** The pages as their routes have them, which this cannot import: they import the panel. */
const pages: Readonly<Record<PageName, LazyComponent<object>>> = {
  home: lazyComponent(() => import('../pages/home.tsx')),
  carpets: lazyComponent(() => import('../pages/carpets.tsx')),
  lvt: lazyComponent(() => import('../pages/lvt.tsx')),
  'vinyl-flooring': lazyComponent(() => import('../pages/vinyl-flooring.tsx')),
  'laminate-flooring': lazyComponent(() => import('../pages/laminate-flooring.tsx')),
  'floor-preparation': lazyComponent(() => import('../pages/floor-preparation.tsx')),
  'repairs-maintenance': lazyComponent(() => import('../pages/repairs-maintenance.tsx')),
  privacy: lazyComponent(() => import('../pages/privacy.tsx')),
  cookies: lazyComponent(() => import('../pages/cookies.tsx')),
  terms: lazyComponent(() => import('../pages/terms.tsx')),
  complaints: lazyComponent(() => import('../pages/complaints.tsx')),
};

/** The page itself, with a text that is not saved yet. */
export function TextPreview({ name, text }: { name: PageName; text: TextValues }) {
  const { readPath } = useReads();
  const [reads] = useState(() => createReadCache(readPath));
  const [isLoaded, setIsLoaded] = useState(false);
  const Page = pages[name];
  const shown = useDeferredValue(text);
  useEffect(() => {
    reads.set(pageTextQuery(name), shown as never);
  }, [reads, name, shown]);
  useEffect(() => {
    Promise.all([Page.preload(), preloadComponents(), preloadShopComponents()]).then(
      () => setIsLoaded(true),
      // Without its code there is no preview, and the form works all the same.
      () => {},
    );
  }, [Page]);
  if (!isLoaded) return <div className="skeleton h-96" aria-hidden="true" />;
  return (
    <Reads value={reads}>
      <SiteOrigin value="">
        <Suspense>
          <Page />
        </Suspense>
      </SiteOrigin>
    </Reads>
  );
}
