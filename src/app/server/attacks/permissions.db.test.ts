import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Access } from '#platform/endpoint.ts';
import type { RouteAccess } from '#platform/server/http/security/access.ts';
import { seedAccount, seedFactor, seedSession } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let callers: [string, string | undefined][];
beforeAll(async () => {
  site = await startTestApp({ publicFolder: path.resolve('public'), factorRule: 'admins' });
  const seed = async (
    ...[role, status]: ['support' | 'admin' | 'fitter', 'pending' | 'deactivated' | 'active']
  ) => (await seedAccount(site, { role, status })).id;
  callers = [
    ['nobody', undefined],
    ['somebody who waits', await seed('admin', 'pending')],
    ['somebody deactivated', await seed('admin', 'deactivated')],
    ['fitter', await seed('fitter', 'active')],
    ['support', await seed('support', 'active')],
    ['admin without second factor', await seed('admin', 'active')],
    ['admin', await seedFactor(site, await seed('admin', 'active'))],
  ];
});
afterAll(() => site.close());

type Outcome = 'let through' | '401' | '403';

const strangers = {
  nobody: '401',
  'somebody who waits': '401',
  'somebody deactivated': '401',
} as const;
const enrolling = { 'admin without second factor': '403' } as const;
const expected: Record<Access, Record<string, Outcome>> = {
  anyone: {},
  enrolling: strangers,
  'signed-in': { ...strangers, ...enrolling },
  staff: { ...strangers, ...enrolling, fitter: '403' },
  admin: { ...strangers, ...enrolling, fitter: '403', support: '403' },
};

/** Open to the visitor who owns the conversation, by a cookie that no caller here has. */
const visitorsOwn = '/api/chat/conversations/:id/messages';
const callersOfVisitorsOwn: Record<string, Outcome> = {
  ...strangers,
  fitter: '401',
  'admin without second factor': '401',
};

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
  if (
    answer.statusCode === 401 &&
    (method === 'HEAD' || answer.json().detail === 'Please sign in.')
  )
    return '401';
  if (
    answer.statusCode === 403 &&
    (method === 'HEAD' ||
      /^(Only (an admin|the office)|Please set up two-step)/.test(answer.json().detail))
  )
    return '403';
  return 'let through';
}

it('every route allows its declared callers, and refuses others before reading the body', async () => {
  const routes = site.app
    .listRoutes()
    .flatMap((route) => route.method.split(',').map((method) => ({ ...route, method })));
  expect(routes.length).toBeGreaterThan(20);
  const found: Record<string, Outcome> = {};
  const wanted: Record<string, Outcome> = {};
  for (const { method, url, access } of routes)
    for (const [who, accountId] of callers) {
      const key = `${method} ${url} by ${who}`;
      found[key] = await call({ method, url, access }, accountId);
      const refused = url === visitorsOwn ? callersOfVisitorsOwn : expected[access];
      wanted[key] = refused[who] ?? 'let through';
    }
  expect(found).toEqual(wanted);
});

it('an admin without the second factor reaches the own account, adding a factor and signing out, and nothing else', async () => {
  const open = site.app.listRoutes().filter(({ access }) => access === 'enrolling');
  expect(open.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    'DELETE /api/team/sessions/:id',
    'GET /api/team/factors',
    'GET /api/team/me',
    'GET /api/team/sessions',
    'HEAD /api/team/factors',
    'HEAD /api/team/me',
    'HEAD /api/team/sessions',
    'POST /api/team/confirm',
    'POST /api/team/confirm/passkey-options',
    'POST /api/team/factors/app',
    'POST /api/team/factors/app/begin',
    'POST /api/team/factors/passkey',
    'POST /api/team/factors/passkey/begin',
    'POST /api/team/password',
  ]);
});

it.each([
  '/api/team/members',
  '/api/team/sessions',
  '/api/appointments',
  '/api/contact-submissions',
  '/api/chat/conversations',
])('nobody reads %s without signing in', async (url) => {
  const route = site.app.listRoutes().find((r) => r.url === url && r.method === 'GET');
  expect(route?.access ?? 'not built').not.toBe('anyone');
  const { statusCode } = await site.app.inject({ url });
  expect(statusCode).toBe(route ? 401 : 404);
});
