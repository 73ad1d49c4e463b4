import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '#platform/client/request.ts';
import { RequestError, readRequestError } from '#platform/request-error.ts';
import type { reportVisit, TodayAnswer, VisitReportInput } from '../../today/contract.ts';
import { type Outcome, sendOnce } from '../outbox/send-once.ts';

const path: '/api/today' = '/api/today';
const refreshMs = 60_000;

/** The coming days, and when the device kept them where the network did not answer. */
export type KeptDays = TodayAnswer & { keptAt: string | null };

/** The days of an account: refreshed every minute, and whenever the device is used or online again. */
export const todayQuery = (accountId: string) =>
  queryOptions({
    queryKey: [path, accountId],
    queryFn: async ({ client, queryKey }): Promise<KeptDays> => {
      const isShown = client.getQueryData(queryKey) !== undefined;
      // Without the retries and their toast: the screen says by itself that there is no signal.
      const response = await fetch(path, {
        credentials: 'include',
        headers: { 'x-account': accountId, ...(isShown && { 'x-day-shown': 'yes' }) },
      }).catch((cause: Error) => {
        throw new RequestError(0, '', { cause });
      });
      if (!response.ok) throw await readRequestError(response);
      return readDays(response);
    },
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });

/** The days of an account that this device keeps, read without the network; undefined where there are none. */
export async function readKeptDays(accountId: string): Promise<KeptDays | undefined> {
  const kept = await globalThis.caches?.match(path, { ignoreVary: true });
  return kept?.headers.get('x-account') === accountId ? readDays(kept) : undefined;
}

const readDays = async (response: Response): Promise<KeptDays> => ({
  ...(await response.json()),
  keptAt: response.headers.get('x-kept-at'),
});

/** Sends a report once. */
export const sendReport = (report: VisitReportInput): Promise<Outcome> =>
  sendOnce(() => callEndpoint<typeof reportVisit>('POST', '/api/today/reports', { body: report }));
