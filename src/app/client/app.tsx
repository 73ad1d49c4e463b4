import type { QueryClient } from '@tanstack/react-query';
import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientProvider,
} from '@tanstack/react-query';
import { Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import type { PageAssets } from '#app/page-assets.ts';
import { Document } from './document.tsx';
import { findRoute } from './routes.tsx';
import { crossFade } from './shell/cross-fade.ts';
import { SiteOrigin } from './shell/head/site-origin.ts';
import { PublicShell } from './shell/public-shell.tsx';

type AppProps = {
  queries: QueryClient;
  assets: PageAssets;
  origin: string;
  /** The style sheet that is inlined into the page. */
  style: string;
  /** The JSON of the page's data block. */
  data: string;
  state: DehydratedState;
  /** Path and query, on the server only; the browser reads its location. */
  address?: { path: string; search: string };
};

/** The root of the React tree, the same on the server and in the browser. */
export function App({ queries, assets, origin, style, data, state, address }: AppProps) {
  return (
    <Document assets={assets} style={style} data={data}>
      <QueryClientProvider client={queries}>
        <HydrationBoundary state={state}>
          <Router ssrPath={address?.path} ssrSearch={address?.search} aroundNav={crossFade}>
            <SiteOrigin value={origin}>
              <CurrentPage />
            </SiteOrigin>
          </Router>
        </HydrationBoundary>
      </QueryClientProvider>
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
