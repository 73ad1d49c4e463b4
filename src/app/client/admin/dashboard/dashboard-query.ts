import type { readDashboard } from '#app/dashboard-contract.ts';
import { readQuery } from '#platform/client/read-query.ts';

export const dashboardQuery = {
  ...readQuery<typeof readDashboard>('/api/admin/dashboard'),
  staleTime: 0,
  // A new day begins without an event.
  refetchInterval: 300_000,
};
