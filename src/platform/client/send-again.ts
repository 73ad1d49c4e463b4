import { dismissToast, showToast } from './ui/toast-store.ts';

const maxTries = 4;
const maxPauseMs = 5_000;
const maxTotalMs = 15_000;

/**
 * Sends a request like `fetch`. What may be sent twice without harm is sent again by itself, a few
 * times within about fifteen seconds: after an answer 503 that names a pause of up to five seconds
 * (Retry-After), and when no answer came at all. While it waits the page says so.
 * @param isRepeatable whether the server does it once, however often it is asked
 * @returns the last answer, whatever it says
 * @throws TypeError when the last try brought no answer
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

/** After how many milliseconds an answer is worth asking for again; NaN where it is final. */
const readPause = ({ status, headers }: Response) =>
  status === 503 ? Number(headers.get('retry-after') ?? Number.NaN) * 1000 : Number.NaN;
