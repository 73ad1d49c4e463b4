import { Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import type { PageAssets } from '#app/page-assets.ts';
import type { ReadCache } from '#platform/client/reads/read-cache.ts';
import { Reads } from '#platform/client/reads/use-read.ts';
import { MissingLoad } from '#platform/client/ui/missing-load.tsx';
import { Document } from './document.tsx';
import { findRoute } from './routes.tsx';
import { crossFade } from './shell/cross-fade.ts';
import { SiteOrigin } from './shell/head/site-origin.ts';
import { PublicShell } from './shell/public-shell.tsx';

type AppProps = {
  reads: ReadCache;
  assets: PageAssets;
  origin: string;
  /** The style sheet that is inlined into the page. */
  style: string;
  /** The JSON of the page's data block. */
  data: string;
  /** Path and query, on the server only; the browser reads its location. */
  address?: { path: string; search: string };
};

/** The root of the React tree, the same on the server and in the browser. */
export function App({ reads, assets, origin, style, data, address }: AppProps) {
  return (
    <Document assets={assets} style={style} data={data}>
      <Reads value={reads}>
        <Router ssrPath={address?.path} ssrSearch={address?.search} aroundNav={crossFade(reads)}>
          <SiteOrigin value={origin}>
            <CurrentPage />
            <MissingLoad />
          </SiteOrigin>
        </Router>
      </Reads>
    </Document>
  );
}

function CurrentPage() {
  const [path] = useLocation();
  const { route, params } = findRoute(path);
  const page = (
    <Suspense key={route.ownShell ?? path} fallback={<div className="min-h-screen" />}>
      <route.Page params={params} />
    </Suspense>
  );
  return route.ownShell ? page : <PublicShell>{page}</PublicShell>;
}
