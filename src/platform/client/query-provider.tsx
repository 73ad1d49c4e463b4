import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';
import type { ReadCache } from './reads/read-cache.ts';
import { useReads } from './reads/use-read.ts';

/** One client for each cache of reads: a page of the staff keeps what another one has fetched. */
const clients = new WeakMap<ReadCache, QueryClient>();

/**
 * Provides TanStack Query, with the results in the page's data: to staff pages and to what opens on request.
 * Public pages do without its code.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={clientOf(useReads())}>{children}</QueryClientProvider>;
}

function clientOf(reads: ReadCache): QueryClient {
  const known = clients.get(reads);
  if (known) return known;
  const client = createQueryClient(reads.readPath);
  for (const [key, { data }] of Object.entries(reads.states()))
    client.setQueryData(JSON.parse(key), data);
  clients.set(reads, client);
  return client;
}
