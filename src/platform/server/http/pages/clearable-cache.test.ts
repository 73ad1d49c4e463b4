import { expect, it } from 'vitest';
import { ClearableCache } from './clearable-cache.ts';

const makeCache = (capBytes = 100) =>
  new ClearableCache<string>({ capBytes, weigh: (text) => text.length });

it('makes a value once for simultaneous calls, and again after it was cleared', async () => {
  const cache = makeCache();
  let made = 0;
  const make = async () => `value ${++made}`;
  const values = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(values).toEqual(['value 1', 'value 1']);
  cache.clear();
  expect(cache.peek('a')).toBeUndefined();
  expect(await cache.get('a', make)).toBe('value 2');
});

it('does not keep what was being made when it was cleared, nor what failed or is not to be kept', async () => {
  const cache = makeCache();
  let finish = (_text: string) => {};
  const old = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
  cache.clear();
  const fresh = cache.get('a', async () => 'new');
  finish('old');
  expect(await Promise.all([old, fresh])).toEqual(['old', 'new']);
  expect(cache.peek('a')).toBe('new');

  await expect(cache.get('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(
    await cache.get(
      'b',
      async () => 'back',
      (text) => text !== 'back',
    ),
  ).toBe('back');
  expect(cache.peek('b')).toBeUndefined();
});

it('keeps to its limit by dropping what was used longest ago', async () => {
  const cache = makeCache(10);
  for (const key of ['a', 'b']) await cache.get(key, async () => key.repeat(5));
  cache.peek('a');
  await cache.get('c', async () => 'ccccc');
  expect(['a', 'b', 'c'].map((key) => cache.peek(key))).toEqual(['aaaaa', undefined, 'ccccc']);
  expect(cache.bytes).toBe(10);
});
