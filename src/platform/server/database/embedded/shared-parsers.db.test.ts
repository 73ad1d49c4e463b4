import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, it } from 'vitest';
import { shareParsers } from './shared-parsers.ts';

const pg = await PGlite.create();
afterAll(() => pg.close());

const values = sql`select timestamptz '2026-01-02 03:04:05+00' as at, timestamp '2026-01-02 03:04:05' as time,
  date '2026-01-02' as day, interval '1 day' as span, array[date '2026-01-02'] as days,
  array[timestamptz '2026-01-02 03:04:05+00'] as times, array[timestamp '2026-01-02 03:04:05'] as local,
  array[interval '1 day'] as spans, array[1.5::numeric] as amounts, 7 as number, array[1, 2] as numbers,
  '{"a": 1}'::jsonb as json, true as flag, null::date as nothing`;

it('reads every type as drizzle does by itself, in a transaction too', async () => {
  const [expected] = (await drizzle({ client: pg }).execute(values)).rows;
  const db = drizzle({ client: shareParsers(pg) });
  expect((await db.execute(values)).rows).toEqual([expected]);
  expect(await db.transaction(async (tx) => (await tx.execute(values)).rows)).toEqual([expected]);
});

it('passes no parsers with a query, for PGlite would merge them with all of its own', async () => {
  const passed: unknown[] = [];
  const query = (_text: string, _values: unknown, options: object) => {
    passed.push(options);
    return Promise.resolve({ rows: [] });
  };
  const client = {
    parsers: {},
    query,
    transaction: (work: (tx: object) => unknown) => work({ query }),
  };
  const db = drizzle({ client: shareParsers(client as unknown as PGlite) });
  await db.execute(values);
  await db.transaction((tx) => tx.execute(values));
  expect(passed).toEqual([
    { rowMode: 'object', parsers: undefined },
    { rowMode: 'object', parsers: undefined },
  ]);
});
