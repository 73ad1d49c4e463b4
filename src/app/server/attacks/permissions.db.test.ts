import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Role, roles } from '#platform/roles.ts';
import type { RouteAccess } from '#platform/server/http/security/access.ts';
import { seedAccount, seedFactor, seedSession } from '#tests/support/fixtures/staff.ts';
import { type Caller, type Outcome, routePermissions } from '#tests/support/route-permissions.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const publicFolder = path.resolve('public');
let site: TestApp;
/** Who calls, the column of the table, and the account. */
let callers: [string, Caller, string | undefined][];
beforeAll(async () => {
  site = await startTestApp({ publicFolder, factorRule: 'admins' });
  const seed = async (role: Role, status: 'pending' | 'deactivated' | 'active' = 'active') =>
    (await seedAccount(site, { role, status })).id;
  callers = [
    ['nobody', 'nobody', undefined],
    ['a pending admin', 'nobody', await seed('admin', 'pending')],
    ['a deactivated admin', 'nobody', await seed('admin', 'deactivated')],
    ['an enrolling admin', 'enrolling', await seed('admin')],
  ];
  for (const role of roles) callers.push([role, role, await seedFactor(site, await seed(role))]);
});
afterAll(() => site.close());

/** The outcome of a call: rejected because of the caller, or judged by its content. */
async function call(
  { method, url, access }: RouteAccess,
  accountId: string | undefined,
): Promise<Outcome> {
  const writes = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  // A new session for every call, because one of the calls signs out.
  const headers = accountId ? await seedSession(site, accountId) : {};
  const answer = await site.app.inject({
    method: method as 'GET',
    url: url.replace(/:\w+/g, 'none').replace('*', 'none'),
    headers,
    ...(writes && { payload: {} }),
  });
  expect(answer.statusCode, `${method} ${url}`).toBeLessThan(500);
  if (access !== 'anyone')
    expect(answer.headers['cache-control'], `${method} ${url}`).toContain('no-store');
  const isRefused = (status: number, detail: RegExp) =>
    answer.statusCode === status && (method === 'HEAD' || detail.test(answer.json().detail));
  if (isRefused(401, /^Please sign in\.$/)) return '401';
  const refusals =
    /^(Only (an admin|the office|an office or admin account) may do this\.|Please set up two-step sign-in first\.)$/;
  return isRefused(403, refusals) ? '403' : 'ok';
}

const listRoutes = () =>
  site.app
    .listRoutes()
    .flatMap((route) => route.method.split(',').map((method) => ({ ...route, method })));

/** The row of a route: `HEAD` has that of `GET`. */
const rowOf = ({ method, url }: Pick<RouteAccess, 'method' | 'url'>) =>
  `${method.replace('HEAD', 'GET')} ${url}`;

it('the table lists every route but public files', () => {
  const served = listRoutes().filter(({ url }) => !existsSync(path.join(publicFolder, url)));
  expect(new Set(routePermissions.keys())).toEqual(new Set(served.map(rowOf)));
});

it('every route answers each caller as in the table, before reading the body', async () => {
  const found: Record<string, Outcome> = {};
  const wanted: Record<string, Outcome> = {};
  for (const route of listRoutes())
    for (const [who, column, accountId] of callers) {
      const key = `${route.method} ${route.url} by ${who}`;
      found[key] = await call(route, accountId);
      wanted[key] = routePermissions.get(rowOf(route))?.[column] ?? 'ok';
    }
  expect(found).toEqual(wanted);
});
