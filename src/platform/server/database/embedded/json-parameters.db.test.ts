import { PGlite, types } from '@electric-sql/pglite';
import { afterAll, expect, it } from 'vitest';
import { passJsonAsBytes } from './json-parameters.ts';

const pg = await PGlite.create();
passJsonAsBytes(pg);
afterAll(() => pg.close());

const values = { text: 'Day’s end — £5 😀 "quoted"\n\t\\', list: [1.5, true, null], empty: {} };

it.each(['json', 'jsonb'])('stores a %s parameter as it was given', async (type) => {
  const statement = `select $1::${type} as value, pg_typeof($1::${type})::text as type`;
  for (const given of [JSON.stringify(values), values])
    expect((await pg.query(statement, [given])).rows).toEqual([{ value: values, type }]);
  expect((await pg.query(statement, [null])).rows).toEqual([{ value: null, type }]);
});

it('refuses what is no JSON', async () => {
  await expect(pg.query('select $1::jsonb', ['{'])).rejects.toThrow(/invalid input syntax/);
  await expect(pg.query('select $1::json', ['{'])).rejects.toThrow(/invalid input syntax/);
});

it('passes no parameter as a string', () => {
  for (const type of [types.JSON, types.JSONB])
    expect(pg.serializers[type]?.('{}')).toBeInstanceOf(Uint8Array);
});
