import './styles.css';
import type { DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PageData, pageDataId, pageStyleId } from '#app/page-assets.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import { fetchJson } from '#platform/client/request.ts';
import { App } from './app.tsx';
import { findRoute } from './routes.tsx';

const data = document.getElementById(pageDataId)?.textContent ?? '';
const { assets, origin, queries: state } = JSON.parse(data) as PageData;

await findRoute(location.pathname).route.Page.preload();
// Hydration runs as a transition: React then works in small slices and lets taps and scrolling in
// between.
startTransition(() => {
  hydrateRoot(
    document,
    <App
      queries={createQueryClient(fetchJson)}
      assets={assets}
      origin={origin}
      style={document.getElementById(pageStyleId)?.textContent ?? ''}
      data={data}
      state={state as DehydratedState}
    />,
  );
});
