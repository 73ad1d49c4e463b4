import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders, staffPassword } from '#tests/support/fixtures/staff.ts';
import { enrolApp, enrolPasskey, StaffBrowser, seedApp } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { showTotpCode } from './totp.ts';

const publicUrl = 'http://localhost:3000';
let now = new Date('2026-03-29T09:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeEach(() => pass(2 * 86_400));

const startAgain = 'That took too long or too many tries. Please log in again.';

/** A browser with the right password and nothing else. */
async function withPassword(email: string) {
  const browser = new StaffBrowser(site);
  expect((await browser.logIn(email)).status).toBe(202);
  return browser;
}

/** A code that is none of the right ones. */
const wrongCode = (secret: string) => {
  const right = [-30, 0, 30].map((off) =>
    showTotpCode(secret, new Date(now.getTime() + off * 1000)),
  );
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

describe('a code', () => {
  it('is not accepted a second time, nor is one from before it', async () => {
    const { email, secret } = await seedApp(site, { now });
    pass(90);
    const earlier = showTotpCode(secret, new Date(now.getTime() - 30_000));
    const code = showTotpCode(secret, now);
    expect((await (await withPassword(email)).proveBy({ code })).status).toBe(200);
    for (const [used, detail] of [
      [code, 'That code is wrong or has been used. Please wait for the next one.'],
      [earlier, 'That code has just changed. Please enter the one your app shows now.'],
    ]) {
      const again = await (await withPassword(email)).proveBy({ code: used });
      expect([again.status, again.body.detail]).toEqual([400, `code: ${detail}`]);
    }
  });

  it('that added the app does not sign in too', async () => {
    const { email, secret } = await enrolApp(site, { now, isCodeUsed: true });
    const used = showTotpCode(secret, now);
    expect((await (await withPassword(email)).proveBy({ code: used })).status).toBe(400);
  });

  it('from twenty browsers at once signs in one of them', async () => {
    const { email, secret } = await seedApp(site, { now });
    const browsers = [];
    for (let i = 0; i < 12; i += 1) browsers.push(await withPassword(email));
    const code = showTotpCode(secret, now);
    const answers = await Promise.all(browsers.map((browser) => browser.proveBy({ code })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(11).fill(400)]);
  });

  it('is tried five times, then the password is asked for again, even before a right one', async () => {
    const { email, secret } = await seedApp(site, { now });
    const browser = await withPassword(email);
    const copy = browser.copy();
    const details = [];
    for (let i = 0; i < 5; i += 1)
      details.push((await browser.proveBy({ code: wrongCode(secret) })).body.detail);
    expect(details.slice(0, 4).join()).not.toContain(startAgain);
    expect(details[4]).toBe(startAgain);
    const right = await copy.proveBy({ code: showTotpCode(secret, now) });
    expect([right.status, right.body.detail]).toEqual([401, startAgain]);
  });

  it('cannot be guessed by starting again: fifteen an hour and thirty a day are looked at, at once or one by one', async () => {
    const { email, secret, browser } = await seedApp(site, { now });
    const { passkey } = await enrolPasskey(browser, publicUrl);
    let lookedAt = 0;
    for (let hour = 0; hour < 4; hour += 1) {
      for (let i = 0; i < 4; i += 1) {
        const guesser = await withPassword(email);
        const code = wrongCode(secret);
        const guesses = await Promise.all(
          Array.from({ length: 5 }, () => guesser.proveBy({ code })),
        );
        lookedAt += guesses.filter(({ status }) => status === 400 || status === 401).length;
      }
      pass(3_600);
    }
    expect(lookedAt).toBe(30);
    const owner = await withPassword(email);
    expect((await owner.proveBy({ code: showTotpCode(secret, now) })).status).toBe(429);
    const { body: options } = await owner.post('/api/team/login/passkey-options');
    const proof = { passkey: passkey.use({ origin: publicUrl, options }) };
    expect((await owner.proveBy(proof)).status).toBe(200);
  });

  it('is not guessed by confirming a stolen session either, even with the password', async () => {
    const { browser, secret } = await seedApp(site, { now });
    pass(400);
    const guess = (password: string) =>
      browser.post('/api/team/confirm', { password, code: wrongCode(secret) });
    expect((await guess('not the password')).body.detail).toMatch(/^password: /);
    const statuses = [];
    // More than the limit of passwords, which a right one does not escape.
    for (let i = 0; i < 10; i += 1) statuses.push((await guess(staffPassword)).status);
    expect(statuses).toEqual([...Array(9).fill(400), 429]);
  });

  it('of one account does not sign in to another', async () => {
    const [one, other] = [await enrolApp(site, { now }), await enrolApp(site, { now })];
    const browser = await withPassword(one.email);
    expect((await browser.proveBy({ code: showTotpCode(other.secret, now) })).status).toBe(400);
    expect((await browser.proveBy({ recoveryCode: other.recoveryCodes[0] })).status).toBe(400);
  });
});

describe('a recovery code', () => {
  it('is used once, also by ten browsers at once', async () => {
    const { email, recoveryCodes } = await enrolApp(site, { now });
    const browsers = [];
    for (let i = 0; i < 8; i += 1) browsers.push(await withPassword(email));
    const proof = { recoveryCode: recoveryCodes[0] };
    const answers = await Promise.all(browsers.map((browser) => browser.proveBy(proof)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
    const again = await (await withPassword(email)).proveBy(proof);
    expect(again.body.detail).toBe('recoveryCode: That recovery code is wrong or has been used.');
  });

  it('ends when new ones are made', async () => {
    const { email, browser, recoveryCodes } = await enrolApp(site, { now });
    await browser.post('/api/team/recovery-codes');
    const proved = await (await withPassword(email)).proveBy({ recoveryCode: recoveryCodes[0] });
    expect(proved.status).toBe(400);
  });
});

describe('a pending sign-in', () => {
  it('is no session: its token opens nothing, in its own cookie or in another', async () => {
    const { email } = await seedApp(site, { now, role: 'admin' });
    const browser = await withPassword(email);
    const token = browser.value('staff_pending');
    const cookies = ['staff_pending', 'staff_session', 'staff_device'];
    const cookie = cookies.map((name) => `${name}=${token}`).join('; ');
    for (const { method, url, access } of site.app.listRoutes()) {
      if (access === 'anyone' || method === 'HEAD') continue;
      const answer = await site.app.inject({
        method: method as 'GET',
        url: url.replace(/:\w+/g, 'none'),
        headers: { cookie },
        ...(method !== 'GET' && { payload: {} }),
      });
      expect([answer.statusCode, answer.json().detail], url).toEqual([401, 'Please sign in.']);
    }
    const socket = await connectChat(site, { cookie });
    expect(socket.all('connected')).toMatchObject([{ teamMemberId: null }]);
    socket.close();
  });

  it('ends after five minutes, and cannot be prolonged', async () => {
    const { email, secret } = await seedApp(site, { now });
    const browser = await withPassword(email);
    pass(200);
    await browser.post('/api/team/login/passkey-options');
    pass(101);
    const late = await browser.proveBy({ code: showTotpCode(secret, now) });
    expect([late.status, late.body.detail]).toEqual([401, startAgain]);
  });

  it.each(['password', 'role', 'status', 'factors'])(
    'ends with a change of the %s',
    async (what) => {
      const { id, email, secret, browser: owner } = await seedApp(site, { now });
      const admin = await staffHeaders(site, 'admin');
      const browser = await withPassword(email);
      const change = { role: { role: 'admin' }, status: { status: 'deactivated' } }[what];
      if (change)
        await site.app.inject({
          method: 'PATCH',
          url: `/api/team/members/${id}`,
          headers: admin,
          payload: change,
        });
      else if (what === 'factors') await owner.post('/api/team/recovery-codes');
      else
        await owner.post('/api/team/password', {
          currentPassword: 'correct horse battery staple',
          newPassword: 'an entirely new one',
        });
      const proved = await browser.proveBy({ code: showTotpCode(secret, now) });
      expect([proved.status, proved.body.detail]).toEqual([401, startAgain]);
    },
  );

  it('takes no planted token, and its session has a new one (session fixation)', async () => {
    const { email, secret } = await seedApp(site, { now });
    const planted = 'A'.repeat(43);
    const cookie = `staff_session=${planted}; staff_pending=${planted}`;
    const browser = new StaffBrowser(site, cookie);
    expect((await browser.proveBy({ code: showTotpCode(secret, now) })).status).toBe(401);
    await browser.logIn(email);
    expect(browser.value('staff_pending')).not.toBe(planted);
    const pending = browser.value('staff_pending');
    await browser.proveBy({ code: showTotpCode(secret, now) });
    expect([planted, pending]).not.toContain(browser.value('staff_session'));
    expect((await new StaffBrowser(site, cookie).me()).status).toBe(401);
  });

  it('of somebody else takes the session of nobody', async () => {
    const [anna, ben] = [await seedApp(site, { now }), await seedApp(site, { now })];
    const browser = await withPassword(anna.email);
    browser.keep(ben.browser.cookie);
    await browser.proveBy({ code: showTotpCode(anna.secret, now) });
    expect(await browser.me()).toMatchObject({ email: anna.email });
    expect((await ben.browser.me()).status).toBe(401);
  });
});
