import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://wyvern.example';
const ann = 'account-of-ann';
const day = `${origin}/api/today`;
const page = `${origin}/admin/today`;

type FetchEvent = { request: object; respondWith: (answer: Promise<Response>) => void };
let onFetch: (event: FetchEvent) => void;
let kept: Map<string, Response>;
const told = vi.fn();

/** The part of the Cache API in use: one cache, which is there until it is deleted. */
const fakeCaches = {
  open: async () => ({
    put: async (path: string, response: Response) => kept.set(path, response),
    keys: async () => [],
  }),
  match: async (path: string) => kept.get(path)?.clone(),
  delete: async () => {
    const isThere = kept.size > 0;
    kept.clear();
    return isThere;
  },
};

beforeEach(async () => {
  vi.useFakeTimers();
  told.mockClear();
  const headers = { 'x-account': ann, 'x-kept-at': '2026-03-02T08:10:00.000Z' };
  kept = new Map([
    ['/admin/today', new Response(`page of ${ann}`, { headers })],
    ['/api/today', new Response('visits of Ann', { headers })],
  ]);
  vi.stubGlobal('caches', fakeCaches);
  vi.stubGlobal('self', {
    addEventListener: (name: string, handler: typeof onFetch) => {
      if (name === 'fetch') onFetch = handler;
    },
    location: { origin },
    clients: { matchAll: async () => [{ postMessage: told }] },
  });
  vi.resetModules();
  await import('./today-worker.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A network that answers after some time: 'off' fails at once. */
function setNetwork(delayMs: number | 'off', answer: () => Response) {
  vi.stubGlobal('fetch', async () => {
    if (delayMs === 'off') throw new TypeError('No network.');
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return answer();
  });
}

/** What the worker answers in a minute; undefined for nothing. */
async function ask(url: string, headers: Record<string, string> = {}) {
  let text: string | undefined;
  onFetch({
    request: {
      url,
      method: 'GET',
      mode: url === day ? 'cors' : 'navigate',
      headers: new Headers(headers),
    },
    respondWith: async (answer) => {
      text = await answer
        .then((response) =>
          response.status === 302 ? `to ${response.headers.get('location')}` : response.text(),
        )
        .catch(() => 'failed');
    },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  return text;
}

it.each([0, 3_000, 6_000, 12_000])(
  'after the session has ended, a network that is late by %i ms shows nobody the visits',
  async (delayMs) => {
    setNetwork(delayMs, () => new Response('signed out', { status: 401 }));
    expect(await ask(day, { 'x-account': ann })).toBe('signed out');
    expect(kept.size).toBe(0);
    expect(told).toHaveBeenCalledWith('signed-out');
  },
);

it.each([6_000, 12_000])(
  'a sign-in page that is late by %i ms ends what its copy has begun',
  async (delayMs) => {
    setNetwork(delayMs, () => new Response('sign-in form'));
    expect(await ask(page)).toContain(ann);
    expect(kept.size).toBe(0);
    expect(told).toHaveBeenCalledWith('signed-out');
  },
);

it('without a network the page and the day are the copies, for the account they belong to', async () => {
  setNetwork('off', () => new Response());
  expect(await ask(page)).toContain(ann);
  expect(await ask(day, { 'x-account': ann })).toBe('visits of Ann');
  expect(await ask(day, { 'x-account': 'account-of-bo' })).toBe('failed');
});

it('without a network another page of the panel leads to the day, if it is kept', async () => {
  setNetwork('off', () => new Response());
  expect(await ask(`${origin}/admin/leads`)).toBe(`to ${page}`);
});

it('a day that is on the screen is the copy after four seconds, unless the session has ended by then', async () => {
  setNetwork(6_000, () => new Response('busy', { status: 503 }));
  const shown = { 'x-account': ann, 'x-day-shown': 'yes' };
  expect(await ask(day, shown)).toBe('visits of Ann');
  kept.clear();
  expect(await ask(day, shown)).toBe('busy');
});
