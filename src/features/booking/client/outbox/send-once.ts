import { RequestError } from '#platform/request-error.ts';

/** What became of something that was sent: stored, refused for a reason, or not possible now. */
export type Outcome = 'stored' | { refusal: string } | 'later';

/** After this time, in milliseconds, what could not be sent is tried again. */
export const retryMs = 20_000;

const isPassing = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500;
/** After a sign-in it is sent. */
const signedOut = 401;

/** Sends something once; only what the server has read and refused is refused. */
export async function sendOnce(send: () => Promise<unknown>): Promise<Outcome> {
  try {
    await send();
    return 'stored';
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (isPassing(error.status) || error.status === signedOut) return 'later';
    return { refusal: error.detail };
  }
}
