import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SecurityLogEntry } from '#app/security-log-contract.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import type { SecurityEvent } from '#platform/server/security-log/security-event.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { staffId } from '#tests/support/fixtures/staff.ts';
import { readSourceFiles } from '#tests/support/source-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const ann = { id: 'ann', name: 'Ann Price' };
const bob = { id: 'bob', name: 'Bob Hill' };
/** The clocks go forward on the 29th at 1:00. */
const events: SecurityEvent[] = [
  { at: new Date('2026-03-28T23:59:59Z'), kind: 'signed-out', account: ann },
  {
    at: new Date('2026-03-29T00:00:00Z'),
    kind: 'sign-in-refused',
    account: ann,
    details: { reason: 'wrong-password' },
  },
  { at: new Date('2026-03-29T22:59:59Z'), kind: 'password-changed', account: ann },
  {
    at: new Date('2026-03-29T23:00:00Z'),
    kind: 'role-changed',
    account: { ...ann, name: 'Ann Hill' },
    by: bob,
    details: { from: 'support', to: 'admin' },
  },
  {
    at: new Date('2026-03-29T23:00:00Z'),
    kind: 'sign-in-refused',
    details: { reason: 'unknown-email' },
  },
];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await staffId(site, 'admin');
  await site.database.db.transaction(async (tx) => {
    for (const event of events) await recordSecurityEvent(tx, event);
  });
});
afterAll(() => site.close());

const read = async (query = '') => {
  const answer = await callAs(
    site,
    'admin',
    'GET',
    `/api/admin/security-log?to=2026-04-30${query}`,
  );
  const rows: SecurityLogEntry[] = await answer.json();
  return { answer, rows };
};
const kindsOf = async (query: string) => (await read(query)).rows.map(({ kind }) => kind);

describe('the list', () => {
  it('has the newest entry first, with its outcome and who did it', async () => {
    const { rows } = await read();
    expect(rows.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['sign-in-refused', 'failure'],
      ['role-changed', 'success'],
      ['password-changed', 'success'],
      ['sign-in-refused', 'failure'],
      ['signed-out', 'success'],
    ]);
    expect(rows[1]).toMatchObject({
      at: '2026-03-29T23:00:00.000Z',
      accountId: 'ann',
      accountName: 'Ann Hill',
      byName: 'Bob Hill',
      network: null,
      details: { from: 'support', to: 'admin' },
    });
  });

  it('is filtered by kind, outcome and account, also by who did it', async () => {
    expect(await kindsOf('&kind=role-changed')).toEqual(['role-changed']);
    expect(await kindsOf('&outcome=failure')).toEqual(['sign-in-refused', 'sign-in-refused']);
    expect(await kindsOf('&account=ann&outcome=failure')).toEqual(['sign-in-refused']);
    expect(await kindsOf('&account=bob')).toEqual(['role-changed']);
    expect(await kindsOf('&kind=signed-out&outcome=failure')).toEqual([]);
  });

  it('has days of London, also of 23 hours', async () => {
    const day = async (from: string, to: string) => {
      const path = `/api/admin/security-log?from=${from}&to=${to}`;
      const rows: SecurityLogEntry[] = await (await callAs(site, 'admin', 'GET', path)).json();
      return rows.map(({ kind }) => kind);
    };
    expect(await day('2026-03-29', '2026-03-29')).toEqual(['password-changed', 'sign-in-refused']);
    expect(await day('2026-03-28', '2026-03-28')).toEqual(['signed-out']);
    expect(await day('2026-03-30', '2026-03-30')).toEqual(['sign-in-refused', 'role-changed']);
    expect(await day('2026-03-31', '2026-03-30')).toEqual([]);
  });

  it('comes in pages that leave out and repeat nothing', async () => {
    const whole = (await read()).rows.map(({ id }) => id);
    const ids: number[] = [];
    for (let cursor = ''; ; ) {
      const { answer, rows } = await read(`&limit=2${cursor && `&cursor=${cursor}`}`);
      ids.push(...rows.map(({ id }) => id));
      cursor = answer.headers.get('x-next-cursor') ?? '';
      if (!cursor) break;
    }
    expect(ids).toEqual(whole);
  });

  it.each([
    ['&kind=magic', 'kind: must be a kind of security event.'],
    ['&from=2026-02-30', 'from: must be a day that exists.'],
    ['&from=tomorrow', 'from: must be a day as yyyy-mm-dd.'],
    ['&cursor=bm8', 'cursor: must be a cursor that a list gave.'],
    [`&account=${'x'.repeat(201)}`, 'account: must be at most 200 characters.'],
  ])('refuses %s', async (query, detail) => {
    const { answer, rows } = await read(query);
    expect(answer.status).toBe(400);
    expect(rows).toMatchObject({ detail });
  });

  it('names the accounts with entries, each by its latest name', async () => {
    const path = '/api/admin/security-log/accounts';
    const accounts = await (await callAs(site, 'admin', 'GET', path)).json();
    expect(accounts).toContainEqual({ id: 'ann', name: 'Ann Hill' });
    expect(accounts.filter(({ id }: { id: string }) => id === 'ann')).toHaveLength(1);
  });
});

describe('an entry', () => {
  it('is not changed by the database either', async () => {
    const change = site.database.db.execute(sql`update security_log set kind = 'signed-out'`);
    await expect(change).rejects.toMatchObject({
      cause: { message: expect.stringContaining('entries of the security log are never changed') },
    });
  });

  it('is written by one function and deleted by the retention job, and nothing else', () => {
    const writes = readSourceFiles()
      .filter(({ file }) => !file.endsWith('.test.ts') && !file.startsWith('tests/'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/\.(insert|update|delete)\(securityLog\)/g)].map(
          ([, act]) => `${act} in ${file}`,
        ),
      );
    expect(writes.sort()).toEqual([
      'delete in src/app/server/retention/queries-run.ts',
      'insert in src/platform/server/security-log/queries.ts',
    ]);
    const routes = site.app.listRoutes().filter(({ url }) => url.includes('security-log'));
    expect(new Set(routes.map(({ method }) => method))).toEqual(new Set(['GET', 'HEAD']));
    expect(new Set(routes.map(({ access }) => access))).toEqual(new Set(['admin']));
  });
});
