import { dismissToast, showToast } from './ui/toast-store.ts';

const maxTries = 4;
const maxPauseMs = 5_000;
const maxTotalMs = 15_000;

/**
 * Sends a request like `fetch`. A repeatable request is retried a few times within about fifteen seconds:
 * after a 503 with a Retry-After of up to five seconds, and when there was no response. A toast says so
 * while it waits.
 * @param isRepeatable whether sending the request several times has one effect only
 * @returns the last response, whatever its status
 * @throws TypeError when the last attempt had no response
 */
export async function sendAgain(
  url: string,
  init: RequestInit,
  isRepeatable: boolean,
): Promise<Response> {
  const end = Date.now() + maxTotalMs;
  let toast: number | undefined;
  try {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(url, init).catch((error: Error) => error);
      const pause = answer instanceof Error ? 500 * 2 ** tries : readPause(answer);
      if (isRepeatable && pause <= maxPauseMs && tries < maxTries && Date.now() + pause < end) {
        toast ??= showToast({ title: 'Trying again…', description: 'We can’t reach our server.' });
        await new Promise((resolve) => setTimeout(resolve, pause));
      } else if (answer instanceof Error) throw answer;
      else return answer;
    }
  } finally {
    if (toast) dismissToast(toast);
  }
}

/** The pause in milliseconds after which a response is worth retrying; NaN where it is final. */
const readPause = ({ status, headers }: Response) =>
  status === 503 ? Number(headers.get('retry-after') ?? Number.NaN) * 1000 : Number.NaN;
