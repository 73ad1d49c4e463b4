import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';
import type { ReadCache } from './reads/read-cache.ts';
import { useReads } from './reads/use-read.ts';

/** One client for each cache of reads, so that a staff page keeps what another one has fetched. */
const clients = new WeakMap<ReadCache, QueryClient>();

/**
 * Provides TanStack Query with the results in the page's data, for staff pages and for what opens on request.
 * The first load of public pages does without its code.
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
