import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffAccounts } from '#features/staff-accounts/server/schema.ts';
import type { Role } from '#platform/roles.ts';
import { seedAccount, seedSession, staffPassword } from '#tests/support/fixtures/staff.ts';
import { StaffBrowser } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let now = new Date();
const clock = () => now;
let site: TestApp;
let lenient: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock, accounts: { requiresConfirmation: true } });
  lenient = await startTestApp({ database: site.database, clock });
});
afterAll(async () => {
  await lenient.close();
  await site.close();
});

let admin: StaffBrowser;
let annaId: string;
beforeEach(async () => {
  now = new Date();
  await site.database.db.delete(staffAccounts);
  annaId = (await seedAccount(site, { role: 'support', name: 'Anna' })).id;
  admin = new StaffBrowser(site);
  await admin.logIn((await seedAccount(site, { role: 'admin', name: 'Zoe Moss' })).email);
});
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** What asks an account for a confirmation whose session was confirmed long ago. */
const listAsking = async (at: TestApp, role: Role = 'admin') => {
  const { id } = await seedAccount(site, { role });
  const asking: string[] = [];
  for (const { method, url } of at.app.listRoutes().filter(({ method }) => method !== 'HEAD')) {
    const answer = await at.app.inject({
      method: method as 'GET',
      url: `${url.replace(/:\w+/g, 'none').replace('*', 'none')}${url === '/api/admin/person' ? '?email=ann@example.com' : ''}`,
      headers: await seedSession(site, id),
      ...(!['GET', 'OPTIONS'].includes(method) && { payload: {} }),
    });
    if (answer.statusCode === 428) asking.push(`${method} ${url}`);
  }
  return asking.sort();
};

it('changes of accounts, ends of sessions, exports, links that export, erasures and another model need a recent confirmation', async () => {
  const ofFactors = [
    'DELETE /api/team/factors/:id',
    'DELETE /api/team/members/:id/factors',
    'POST /api/team/factors/app/begin',
    'POST /api/team/factors/passkey/begin',
    'POST /api/team/recovery-codes',
  ];
  expect(await listAsking(lenient)).toEqual(ofFactors);
  expect(await listAsking(site)).toEqual(
    [
      ...ofFactors,
      'DELETE /api/team/members/:id',
      'DELETE /api/team/members/:id/sessions',
      'DELETE /api/team/members/:id/sessions/:sessionId',
      'DELETE /api/team/sessions/:id',
      'GET /api/admin/person',
      'GET /api/admin/sources/export.csv',
      'GET /api/appointments/export.csv',
      'GET /api/contact-submissions/export.csv',
      'GET /api/customers/:id/export',
      'GET /api/customers/export.csv',
      'GET /api/products/export.csv',
      'GET /api/team/confirm',
      'PATCH /api/admin/model',
      'PATCH /api/team/members/:id',
      'POST /api/team/members',
      'POST /api/team/members/:id/invitation',
      'POST /api/admin/person/erase',
      'POST /api/customers/:id/erase',
      'POST /api/fitters/:id/calendar-feed',
    ].sort(),
  );
});

it('exports and links that export need a recent confirmation of an office account', async () => {
  const [ofOffice, ofSupport] = [
    await listAsking(site, 'office'),
    await listAsking(site, 'support'),
  ];
  expect(ofOffice.filter((route) => !ofSupport.includes(route))).toEqual([
    'GET /api/admin/sources/export.csv',
    'GET /api/appointments/export.csv',
    'GET /api/contact-submissions/export.csv',
    'GET /api/customers/export.csv',
    'GET /api/products/export.csv',
    'POST /api/fitters/:id/calendar-feed',
  ]);
});

describe('a call that needs a confirmation', () => {
  const promote = (browser = admin) =>
    browser.send('PATCH', `/api/team/members/${annaId}`, { role: 'admin' });

  it('is let through for five minutes after a sign-in, and after a confirmation', async () => {
    pass(299);
    expect((await promote()).status).toBe(200);
    pass(1);
    const refused = await promote();
    expect([refused.status, refused.body.detail]).toEqual([
      428,
      'Please confirm first that it’s you.',
    ]);
    expect((await admin.post('/api/team/confirm', { password: 'wrong' })).status).toBe(400);
    expect((await promote()).status).toBe(428);
    expect((await admin.post('/api/team/confirm', { password: staffPassword })).status).toBe(204);
    expect((await promote()).status).toBe(200);
  });

  it('is not let through by somebody who copied the session before the confirmation', async () => {
    pass(300);
    const thief = admin.copy();
    await admin.post('/api/team/confirm', { password: staffPassword });
    expect((await promote(thief)).status).toBe(401);
    expect((await promote()).status).toBe(200);
  });

  it('is not let through by another session’s confirmation', async () => {
    const { email } = await admin.me();
    pass(300);
    const fresh = new StaffBrowser(site);
    await fresh.logIn(email);
    expect((await promote()).status).toBe(428);
    expect((await promote(fresh)).status).toBe(200);
  });

  it('is refused for its role first, before anything is asked', async () => {
    const anna = new StaffBrowser(site);
    const ben = await seedAccount(site, { role: 'support', name: 'Ben' });
    await anna.logIn(ben.email);
    pass(300);
    expect((await promote(anna)).status).toBe(403);
    expect((await new StaffBrowser(site).send('GET', '/api/customers/export.csv')).status).toBe(
      401,
    );
  });
});
