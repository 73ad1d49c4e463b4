import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PageData, pageDataId, pageStyleId } from '#app/page-assets.ts';
import { setFirm } from '#features/business/firm.ts';
import { createReadCache } from '#platform/client/reads/read-cache.ts';
import { fetchJson } from '#platform/client/request.ts';
import { App } from './app.tsx';
import { findRoute } from './routes.tsx';

const data = document.getElementById(pageDataId)?.textContent ?? '';
const { assets, origin, firm, reads } = JSON.parse(data) as PageData;
setFirm(firm);

// Not awaited at the top level: this module is in the same file as what the page imports.
void findRoute(location.pathname).route.Page.preload().then(hydrate);

/** Hydrates as a transition: React then works in small slices and lets taps and scrolling in between. */
function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <App
        reads={createReadCache(fetchJson, reads)}
        assets={assets}
        origin={origin}
        style={document.getElementById(pageStyleId)?.textContent ?? ''}
        data={data}
      />,
    );
  });
}
