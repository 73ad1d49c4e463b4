import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { pageTextQuery } from '#features/business/client/texts/page-text.ts';
import { type TextName, texts } from '#features/business/texts/page-texts.ts';
import type { TextValues } from '#features/business/texts/text-kinds.ts';
import { createReadCache } from '#platform/client/reads/read-cache.ts';
import { Reads, useReads } from '#platform/client/reads/use-read.ts';
import { findRoute } from '../../routes.tsx';
import { SiteOrigin } from '../../shell/head/site-origin.ts';

/** The page itself, with a text that is not saved yet. */
export function TextPreview({ name, text }: { name: TextName; text: TextValues }) {
  const { readPath } = useReads();
  const [reads] = useState(() => createReadCache(readPath));
  const [isLoaded, setIsLoaded] = useState(false);
  const { route } = findRoute(texts[name].path);
  const shown = useDeferredValue(text);
  useEffect(() => {
    reads.set(pageTextQuery(name), shown as never);
  }, [reads, name, shown]);
  useEffect(() => {
    Promise.all([route.Page.preload(), route.preloadComponents?.()]).then(
      () => setIsLoaded(true),
      // Without its code there is no preview, and the form works all the same.
      () => {},
    );
  }, [route]);
  if (!isLoaded) return <div className="skeleton h-96" aria-hidden="true" />;
  return (
    <Reads value={reads}>
      <SiteOrigin value="">
        <Suspense>
          <route.Page params={{}} />
        </Suspense>
      </SiteOrigin>
    </Reads>
  );
}
