import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminChange, watchChanges } from '#app/admin-contract.ts';
import { recheckAccount } from '#features/staff-accounts/client/me-query.ts';

const path: (typeof watchChanges)['path'] = '/api/admin/changes';
/** Changes come in bursts: they are collected for this long and reloaded once. */
const debounceMs = 200;
const connectAgainMs = 5_000;

const prefixes: Record<AdminChange, string[]> = {
  appointments: [
    '/api/appointments',
    '/api/customers',
    '/api/today',
    '/api/admin/stats',
    '/api/admin/dashboard',
    '/api/admin/navigation',
  ],
  diary: ['/api/fitters', '/api/closed-days', '/api/appointments', '/api/admin/navigation'],
  leads: [
    '/api/contact-submissions',
    '/api/admin/stats',
    '/api/admin/dashboard',
    '/api/admin/navigation',
  ],
  chats: ['/api/admin/dashboard', '/api/admin/navigation'],
  customers: [
    '/api/customers',
    '/api/appointments',
    '/api/contact-submissions',
    '/api/admin/dashboard',
  ],
  products: ['/api/products', '/api/admin/offers', 'cards'],
  reviews: ['/api/admin/reviews', '/api/admin/navigation'],
  history: ['/api/admin/history'],
  everything: [
    '/api/appointments',
    '/api/today',
    '/api/fitters',
    '/api/closed-days',
    '/api/contact-submissions',
    '/api/customers',
    '/api/products',
    '/api/admin/offers',
    'cards',
    '/api/admin/stats',
    '/api/admin/dashboard',
    '/api/admin/navigation',
    '/api/admin/reviews',
    '/api/admin/history',
  ],
};

/** Reloads the data on screen when it changes in any process. */
export function LiveChanges() {
  const queries = useQueryClient();
  useEffect(() => watch(queries), [queries]);
  return null;
}

function watch(queries: QueryClient) {
  let events: EventSource;
  let connectTimer: ReturnType<typeof setTimeout> | undefined;
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;
  const changed = new Set<string>();

  const refresh = () => {
    refreshTimer = undefined;
    const old = [...changed];
    changed.clear();
    queries.invalidateQueries({
      predicate: ({ queryKey: [key] }) => old.some((prefix) => String(key).startsWith(prefix)),
    });
  };
  const handleChange = ({ data }: MessageEvent<AdminChange>) => {
    for (const prefix of prefixes[data] ?? []) changed.add(prefix);
    refreshTimer ??= setTimeout(refresh, debounceMs);
  };
  const connect = () => {
    events = new EventSource(path);
    events.onmessage = handleChange;
    events.onerror = () => {
      // The browser reconnects by itself after a lost connection, but not after an error response.
      if (events.readyState !== EventSource.CLOSED) return;
      // Without the account, too, the next attempt follows.
      recheckAccount(queries).catch(() => {});
      connectTimer = setTimeout(connect, connectAgainMs);
    };
  };
  connect();
  return () => {
    events.close();
    clearTimeout(connectTimer);
    clearTimeout(refreshTimer);
  };
}
