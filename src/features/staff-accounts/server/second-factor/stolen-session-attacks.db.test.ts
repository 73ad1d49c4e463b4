import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { seedAccount, seedSession, staffHeaders } from '#tests/support/fixtures/staff.ts';
import { StaffBrowser, seedApp } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { showTotpCode } from './totp.ts';

let now = new Date('2026-03-29T09:00:00Z');
let site: TestApp;
let strict: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
  strict = await startTestApp({ clock: () => now, database: site.database, factorRule: 'admins' });
});
afterAll(async () => {
  await strict.close();
  await site.close();
});
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeEach(() => pass(2 * 86_400));

describe('a stolen session', () => {
  it('changes no factor without a sign-in’s proofs, and ends when its owner confirms', async () => {
    const { browser, id, secret } = await seedApp(site, { now, role: 'admin' });
    pass(400);
    const thief = browser.copy();
    const [factor] = (await thief.factors()).factors;
    const other = await seedApp(site, { now });
    const attempts = [
      await thief.send('DELETE', `/api/team/factors/${factor.id}`),
      await thief.post('/api/team/factors/app/begin'),
      await thief.post('/api/team/factors/passkey/begin'),
      await thief.post('/api/team/recovery-codes'),
      await thief.send('DELETE', `/api/team/members/${other.id}/factors`),
      await thief.send('DELETE', `/api/team/members/${id}/factors`),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(Array(6).fill(428));
    const code = showTotpCode(secret, now);
    await browser.post('/api/team/confirm', { password: 'correct horse battery staple', code });
    expect((await thief.me()).status).toBe(401);
    expect((await browser.send('DELETE', `/api/team/factors/${factor.id}`)).status).toBe(204);
  });

  it('does not use what its owner began: the secret of an app belongs to one session', async () => {
    const { email } = await seedAccount(site, { role: 'support' });
    const [owner, thief] = [new StaffBrowser(site), new StaffBrowser(site)];
    await owner.logIn(email);
    await thief.logIn(email);
    const { body } = await owner.post('/api/team/factors/app/begin');
    const app = { name: 'Phone', code: showTotpCode(body.secret, now) };
    expect((await thief.post('/api/team/factors/app', app)).status).toBe(409);
    const twice = await Promise.all([
      owner.copy().post('/api/team/factors/app', app),
      owner.copy().post('/api/team/factors/app', app),
    ]);
    const [first, second] = twice.map(({ status }) => status).sort();
    expect(first).toBe(201);
    expect([401, 409]).toContain(second);
  });

  it('reaches no factor of others', async () => {
    const [anna, ben] = [await seedApp(site, { now }), await seedApp(site, { now })];
    const [factor] = (await ben.browser.factors()).factors;
    const path = `/api/team/factors/${factor.id}`;
    expect((await anna.browser.send('PATCH', path, { name: 'Mine' })).status).toBe(404);
    expect((await anna.browser.send('DELETE', path)).status).toBe(404);
    expect((await ben.browser.factors()).factors).toMatchObject([{ name: 'Phone' }]);
  });
});

describe('an admin without the second factor that is needed', () => {
  it('is a visitor in the chat: no inbox frames, no frames as staff, no conversation', async () => {
    const { id } = await seedAccount(strict, { role: 'admin' });
    const headers = await seedSession(strict, id, new Date(now.getTime() + 3_600_000));
    expect(await strict.app.authenticate({ headers })).toBeUndefined();
    const socket = await connectChat(strict, headers);
    expect(socket.all('connected')).toMatchObject([{ teamMemberId: null }]);
    const talk = await beginChat(strict, 'a private question');
    const conversationId = talk.id;
    const frames = [
      { type: 'send_message', senderType: 'team_member', content: 'hello', conversationId },
      { type: 'join_conversation', conversationId },
      { type: 'typing', conversationId },
      { type: 'team_member_auth', teamMemberId: id },
    ];
    for (const frame of frames) {
      socket.send(frame);
      expect((await socket.next('error')).type, frame.type).toBe('error');
    }
    await socket.settle();
    expect(JSON.stringify(socket.frames)).not.toContain('a private question');
    const messages = `/api/chat/conversations/${conversationId}/messages`;
    expect((await strict.app.inject({ url: messages, headers })).statusCode).toBe(401);
    talk.visitor.close();
    socket.close();
  });

  it('loses an open socket with the last factor', async () => {
    const { id } = await seedApp(site, { now, role: 'admin' });
    const headers = await seedSession(strict, id, new Date(now.getTime() + 3_600_000));
    const socket = await connectChat(strict, headers);
    expect(socket.all('connected')).toMatchObject([{ teamMemberId: id }]);
    const closed = socket.closed();
    const admin = await staffHeaders(site, 'admin');
    const browser = new StaffBrowser(site, admin.cookie);
    await browser.post('/api/team/confirm', { password: 'correct horse battery staple' });
    expect((await browser.send('DELETE', `/api/team/members/${id}/factors`)).status).toBe(204);
    expect(await closed).toBe(1008);
  });
});
