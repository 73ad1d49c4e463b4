import { describe, expect, it, vi } from 'vitest';
import type { ReadAnswer } from '#platform/read-answer.ts';
import { RequestError } from '#platform/request-error.ts';
import { defineQuery } from '../read-query.ts';
import { createReadCache } from './read-cache.ts';

const answer = (body: unknown): ReadAnswer => ({ body, headers: new Headers() });
const areas = defineQuery<string[]>({ queryKey: ['/api/areas'] });

describe('the cache of reads', () => {
  it('reads the path of the key once, also for callers at the same time', async () => {
    const readPath = vi.fn(async () => answer(['bath']));
    const reads = createReadCache(readPath);
    expect(await Promise.all([reads.fetch(areas), reads.fetch(areas)])).toEqual([
      ['bath'],
      ['bath'],
    ]);
    expect(await reads.fetch(areas)).toEqual(['bath']);
    expect(readPath.mock.calls).toEqual([['/api/areas']]);
  });

  it('starts with the results of the page, failures too, and reads neither again', async () => {
    const readPath = vi.fn(async () => answer([]));
    const onServer = createReadCache(async (path) => {
      if (path === '/api/areas') return answer(['bath']);
      throw new RequestError(404, 'There is no such area.');
    });
    const missing = defineQuery<string>({ queryKey: ['/api/areas/york'] });
    await onServer.load(areas);
    await expect(onServer.fetch(missing)).rejects.toThrow('There is no such area.');
    const inBrowser = createReadCache(readPath, JSON.parse(JSON.stringify(onServer.states())));
    await inBrowser.load(missing);
    expect(inBrowser.peek(areas)).toEqual({ data: ['bath'] });
    expect(inBrowser.peek(missing)).toMatchObject({ error: { status: 404 } });
    expect(readPath).not.toHaveBeenCalled();
  });

  it('shows what it has while it reads again, and after a failure', async () => {
    const readPath = vi.fn(async () => answer(['bath']));
    const reads = createReadCache(readPath);
    await reads.load(areas);
    readPath.mockRejectedValueOnce(new RequestError(503, 'Please wait.'));
    const again = reads.reload(areas);
    expect(reads.peek(areas)).toEqual({ data: ['bath'], isFetching: true });
    await again;
    expect(reads.peek(areas)).toMatchObject({ data: ['bath'], error: { status: 503 } });
    await reads.reload(areas);
    expect(reads.peek(areas)).toEqual({ data: ['bath'] });
  });

  it('runs the function of a query that has one, and reads pages with their totals', async () => {
    const headers = new Headers({ 'x-wp-total': '13', 'x-wp-totalpages': '2' });
    const reads = createReadCache(async () => ({ body: ['oat'], headers }));
    const cards = defineQuery({ queryKey: ['cards'], queryFn: async () => ['card'] });
    const list = defineQuery({ queryKey: ['/api/list'], meta: { isPage: true } });
    expect(await reads.fetch(cards)).toEqual(['card']);
    expect(await reads.fetch(list)).toEqual({
      items: ['oat'],
      total: 13,
      totalPages: 2,
      next: null,
    });
  });

  it('takes a 401 for null only where the query says so', async () => {
    const reads = createReadCache(() => Promise.reject(new RequestError(401, 'Sign in.')));
    const me = defineQuery({ queryKey: ['/api/me'], meta: { nullWhenSignedOut: true } });
    expect(await reads.fetch(me)).toBeNull();
    await expect(reads.fetch(areas)).rejects.toThrow('Sign in.');
  });

  it('tells those who listen of every change, until they leave', async () => {
    const reads = createReadCache(async () => answer([]));
    const listener = vi.fn();
    const leave = reads.subscribe(listener);
    reads.set(areas, ['bath']);
    reads.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(reads.states()).toEqual({});
    leave();
    reads.set(areas, ['bath']);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
