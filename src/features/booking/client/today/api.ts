import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '#platform/client/request.ts';
import { RequestError, readRequestError } from '#platform/request-error.ts';
import type { reportVisit, TodayAnswer, VisitReportInput } from '../../today/contract.ts';
import type { Outcome } from './report-outbox.ts';

const path: '/api/today' = '/api/today';
const refreshMs = 60_000;

/** The coming days, and when the device kept them where the network did not answer. */
export type KeptDays = TodayAnswer & { keptAt: string | null };

/** Refreshed every minute, and whenever the device is used or online again. */
export const todayQuery = queryOptions({
  queryKey: [path],
  queryFn: async (): Promise<KeptDays> => {
    // Without the retries and their toast: the screen says by itself that there is no signal.
    const response = await fetch(path, { credentials: 'include' }).catch((cause: Error) => {
      throw new RequestError(0, '', { cause });
    });
    if (!response.ok) throw await readRequestError(response);
    return { ...(await response.json()), keptAt: response.headers.get('x-kept-at') };
  },
  staleTime: 0,
  refetchInterval: refreshMs,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
});

const isPassing = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500;
/** After a sign-in the report is sent. */
const signedOut = 401;

/** Sends a report once; only what the server has read and refused is refused. */
export async function sendReport(report: VisitReportInput): Promise<Outcome> {
  try {
    await callEndpoint<typeof reportVisit>('POST', '/api/today/reports', { body: report });
    return 'stored';
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (isPassing(error.status) || error.status === signedOut) return 'later';
    return { refusal: error.detail };
  }
}
