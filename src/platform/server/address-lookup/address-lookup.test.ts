import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type AddressProviderDouble,
  openAddressProvider,
} from '#tests/support/servers/address-provider.ts';
import { cacheLookups } from './address-lookup.ts';
import { lookUpByHttp } from './look-up-by-http.ts';

let provider: AddressProviderDouble;
beforeAll(async () => {
  provider = await openAddressProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.paths.length = 0;
  provider.answer = {
    status: 200,
    body: '{"addresses":["1 High Street, , , , , Chippenham, Wilts"]}',
  };
});

const lookUp = (limitMs?: number) =>
  lookUpByHttp({ url: provider.url, key: 'secret&key' }, limitMs)('SN15 3HR');

it('asks for the postcode with the key, and tidies the addresses', async () => {
  expect(await lookUp()).toEqual(['1 High Street, Chippenham, Wilts']);
  expect(provider.paths).toEqual(['/find/SN153HR?api-key=secret%26key']);
});

it('finds no addresses of a postcode that the provider does not know', async () => {
  provider.answer = { status: 404, body: '{"Message":"Not Found"}' };
  expect(await lookUp()).toEqual([]);
});

it('leaves out what is no plain line, and takes at most a hundred', async () => {
  const addresses = ['', ' , ,', 'a\u0000b', 'x'.repeat(201), ...Array(150).fill('2 Low Street')];
  provider.answer = { status: 200, body: JSON.stringify({ addresses }) };
  const found = await lookUp();
  expect(new Set(found)).toEqual(new Set(['2 Low Street']));
  expect(found).toHaveLength(100);
});

it.each([
  [401, '{}', 'status 401'],
  [302, '', 'unreachable'],
  [200, 'no JSON', 'an unknown response'],
  [200, '{"addresses":[{"line_1":"1 High Street"}]}', 'an unknown response'],
  [200, `{"addresses":["${'x'.repeat(300_000)}"]}`, 'unreachable'],
])(
  'fails on status %s with a body like %.20s, without its key: %s',
  async (status, body, reason) => {
    provider.answer = { status, body };
    const error = await lookUp().catch((failure: Error) => failure);
    expect(error).toMatchObject({ name: 'AddressLookupError', message: reason });
    expect(`${(error as Error).stack}${(error as Error).cause}`).not.toContain('secret');
  },
);

it('gives up on a provider that does not answer', async () => {
  provider.answer = 'silence';
  await expect(lookUp(50)).rejects.toThrow('timeout');
});

/** What a cache asked for: a request that was given up before may arrive late. */
const askedForCache = () => provider.paths.filter((path) => path.endsWith('api-key=k'));

it('asks once for a postcode until ten minutes have passed, and again after a failure', async () => {
  let now = new Date('2026-03-02T10:00:00Z');
  const cached = cacheLookups(lookUpByHttp({ url: provider.url, key: 'k' }), { clock: () => now });
  await Promise.all([cached('SN15 3HR'), cached('SN15 3HR')]);
  expect(askedForCache()).toHaveLength(1);
  now = new Date(now.getTime() + 10 * 60_000);
  provider.answer = { status: 500, body: '' };
  await expect(cached('SN15 3HR')).rejects.toThrow('status 500');
  await expect(cached('SN15 3HR')).rejects.toThrow('status 500');
  expect(askedForCache()).toHaveLength(3);
});

it('forgets the oldest postcode where it keeps too many', async () => {
  const options = { clock: () => new Date('2026-03-02T10:00:00Z'), maxEntries: 1 };
  const cached = cacheLookups(lookUpByHttp({ url: provider.url, key: 'k' }), options);
  for (const postcode of ['SN15 3HR', 'BA1 1AA', 'SN15 3HR']) await cached(postcode);
  expect(askedForCache()).toHaveLength(3);
});
