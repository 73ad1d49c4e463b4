import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint, fetchJson } from './request.ts';
import { readToast } from './ui/toast-store.ts';

/** The toast on screen. */
const shown = () => (readToast()?.open ? readToast()?.title : undefined);
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const away = (retryAfter?: string) =>
  new Response(JSON.stringify({ detail: 'Not now.' }), {
    status: 503,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });
const settle = async <T>(promise: Promise<T>) => {
  const settled = promise.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  // Longer than a request is retried.
  await vi.advanceTimersByTimeAsync(20_000);
  return settled;
};
const post = (more: { headers?: Record<string, string>; isRepeatable?: boolean } = {}) =>
  callEndpoint('POST', '/api/things', { ...more });

describe('a read', () => {
  it('is retried after the server’s Retry-After, and a toast says so meanwhile', async () => {
    fetched.mockResolvedValueOnce(away('2')).mockResolvedValueOnce(Response.json([1]));
    const read = fetchJson('/api/things');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('Trying again…');
    await vi.advanceTimersByTimeAsync(100);
    expect((await read).body).toEqual([1]);
    expect(shown()).toBeUndefined();
  });

  it('is retried when there was no response', async () => {
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
    fetched.mockResolvedValueOnce(Response.json([1]));
    expect((await settle(fetchJson('/api/things'))).value?.body).toEqual([1]);
  });

  it('ends after four attempts with the last response', async () => {
    fetched.mockImplementation(async () => away('1'));
    expect((await settle(fetchJson('/api/things'))).error).toMatchObject({ detail: 'Not now.' });
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(shown()).toBeUndefined();
  });

  it('ends within about fifteen seconds, however slow the responses are', async () => {
    const begin = Date.now();
    fetched.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      return away('2');
    });
    let ms = 0;
    const read = fetchJson('/api/things').finally(() => {
      ms = Date.now() - begin;
    });
    await settle(read);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(ms).toBe(14_000);
  });

  it.each([
    away(),
    away('60'),
    new Response('', { status: 500 }),
    new Response('', { status: 404 }),
  ])('is not retried where that does not help', async (answer) => {
    fetched.mockResolvedValue(answer);
    await settle(fetchJson('/api/things'));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(shown()).toBeUndefined();
  });
});

describe('a call that changes something', () => {
  it.each([{ headers: { 'idempotency-key': 'one' } }, { isRepeatable: true }])(
    'is retried unchanged where it is repeatable: %o',
    async (more) => {
      fetched
        .mockResolvedValueOnce(away('2'))
        .mockResolvedValueOnce(new Response(null, { status: 204 }));
      await settle(post(more));
      expect(fetched).toHaveBeenCalledTimes(2);
      expect(fetched.mock.calls[1]).toEqual(fetched.mock.calls[0]);
    },
  );

  it('is not retried otherwise: it may have been carried out although its response was lost', async () => {
    fetched.mockResolvedValueOnce(away('2'));
    expect((await settle(post())).error).toMatchObject({ status: 503 });
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect((await settle(post())).error).toMatchObject({ status: 0 });
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
