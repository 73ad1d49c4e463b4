import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectChat } from '#tests/support/chat/chat-client.ts';
import { seedAccount, signIn } from '#tests/support/fixtures/staff.ts';
import { StaffBrowser } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Session } from '../../contract.ts';
import { staffAccounts } from '../schema.ts';

let site: TestApp;
let admin: StaffBrowser;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.delete(staffAccounts);
  const { email } = await seedAccount(site, { role: 'admin', name: 'Zoe Moss' });
  admin = new StaffBrowser(site);
  await admin.logIn(email);
});

const pathOf = (id: string, session = '') => `/api/team/members/${id}/sessions${session}`;
const list = async (id: string): Promise<Session[]> => (await admin.send('GET', pathOf(id))).body;
const me = async (headers: { cookie: string }) =>
  (await fetch(`${site.origin}/api/team/me`, { headers })).status;

describe('the sessions of somebody else', () => {
  it('are listed for an admin and ended one by one, or all at once', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    const [here, there] = [await signIn(site, anna), await signIn(site, anna)];
    const sessions = await list(anna.id);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({
      address: '127.0.0.1',
      userAgent: 'node',
      isCurrent: false,
    });
    expect(JSON.stringify(sessions)).not.toMatch(/hash|token/i);
    const ended = await admin.send('DELETE', pathOf(anna.id, `/${sessions[0]?.id}`));
    expect(ended.status).toBe(204);
    expect([await me(here), await me(there)].sort()).toEqual([200, 401]);
    expect((await admin.send('DELETE', pathOf(anna.id))).status).toBe(204);
    expect([await me(here), await me(there)]).toEqual([401, 401]);
    expect(await list(anna.id)).toEqual([]);
    expect(await me(await signIn(site, anna))).toBe(200);
  });

  it('end with their sockets and streams', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    const headers = await signIn(site, anna);
    const socket = await connectChat(site, headers);
    const closed = socket.closed();
    const stream = await fetch(`${site.origin}/api/admin/changes`, {
      headers: { ...headers, accept: 'text/event-stream' },
    });
    expect(stream.status).toBe(200);
    expect((await admin.send('DELETE', pathOf(anna.id))).status).toBe(204);
    expect(await closed).toBe(1008);
    const reader = stream.body?.getReader();
    for (let isDone = false; !isDone; ) isDone = (await reader?.read())?.done ?? true;
  });

  it('stand in the history, by whom they were ended', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    await signIn(site, anna);
    const [session] = await list(anna.id);
    await admin.send('DELETE', pathOf(anna.id, `/${session?.id}`));
    await admin.send('DELETE', pathOf(anna.id));
    const { body } = await admin.send('GET', '/api/admin/history?kind=member');
    expect(body.slice(0, 2)).toMatchObject([
      { by: 'Zoe Moss', what: 'sessions-ended', label: 'Anna' },
      { by: 'Zoe Moss', what: 'session-ended', label: 'Anna' },
    ]);
  });

  it('are not reached by the id of another account, and unknown ones are 404', async () => {
    const anna = await seedAccount(site, { role: 'support', name: 'Anna' });
    const ben = await seedAccount(site, { role: 'support', name: 'Ben' });
    const headers = await signIn(site, anna);
    const [session] = await list(anna.id);
    expect((await admin.send('DELETE', pathOf(ben.id, `/${session?.id}`))).status).toBe(404);
    expect((await admin.send('GET', pathOf('none'))).status).toBe(404);
    expect((await admin.send('DELETE', pathOf('none'))).status).toBe(404);
    expect((await admin.send('DELETE', pathOf(anna.id, '/none'))).status).toBe(404);
    expect(await me(headers)).toBe(200);
  });
});
