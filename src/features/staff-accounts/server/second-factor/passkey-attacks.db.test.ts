import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '#tests/support/fixtures/authenticator.ts';
import { seedAccount } from '#tests/support/fixtures/staff.ts';
import { enrolPasskey, StaffBrowser } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

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

/** A browser with the right password and nothing else. */
async function withPassword(email: string) {
  const browser = new StaffBrowser(site);
  expect((await browser.logIn(email)).status).toBe(202);
  return browser;
}

describe('a passkey', () => {
  async function withChallenge(email: string) {
    const browser = await withPassword(email);
    const { body: options } = await browser.post('/api/team/login/passkey-options');
    return { browser, options };
  }
  async function accountWithPasskey() {
    const { email } = await seedAccount(site, { role: 'support' });
    const browser = new StaffBrowser(site);
    await browser.logIn(email);
    return { email, browser, ...(await enrolPasskey(browser, publicUrl)) };
  }
  const refused = { status: 400, body: { detail: 'That passkey didn’t work. Please try again.' } };

  it('does not answer the challenge of another account, or of another sign-in', async () => {
    const [anna, ben] = [await accountWithPasskey(), await accountWithPasskey()];
    const ofBen = await withChallenge(ben.email);
    const ofAnna = await withChallenge(anna.email);
    const other = await withChallenge(anna.email);
    const attempts = [
      [ofBen.browser, anna.passkey.use({ origin: publicUrl, options: ofBen.options })],
      [ofBen.browser, anna.passkey.use({ origin: publicUrl, options: ofAnna.options })],
      [ofAnna.browser, anna.passkey.use({ origin: publicUrl, options: other.options })],
    ] as const;
    for (const [browser, passkey] of attempts)
      expect(await browser.proveBy({ passkey })).toMatchObject(refused);
  });

  it('answers a challenge once, right or wrong', async () => {
    const { email, passkey } = await accountWithPasskey();
    const { browser, options } = await withChallenge(email);
    const wrong = passkey.use({ origin: 'https://evil.example', options });
    expect(await browser.proveBy({ passkey: wrong })).toMatchObject(refused);
    const right = passkey.use({ origin: publicUrl, options });
    expect(await browser.proveBy({ passkey: right })).toMatchObject(refused);
  });

  it('is not accepted for another site, without its owner’s PIN or finger, from a copy, or unknown', async () => {
    const { email, passkey } = await accountWithPasskey();
    const tryWith = async (
      change: (options: object & { challenge: string }) => ReturnType<Authenticator['use']>,
    ) => {
      const { browser, options } = await withChallenge(email);
      return browser.proveBy({ passkey: change(options) });
    };
    const origin = publicUrl;
    passkey.counter = 7;
    expect((await tryWith((options) => passkey.use({ origin, options }))).status).toBe(200);
    const copied = await tryWith((options) => passkey.use({ origin, options }));
    expect(copied).toMatchObject(refused);
    passkey.counter = 8;
    const elsewhere = { rpId: 'evil.example' };
    const ofOther = await tryWith((o) => passkey.use({ origin, options: { ...o, ...elsewhere } }));
    expect(ofOther).toMatchObject(refused);
    passkey.verifiesUser = false;
    expect(await tryWith((options) => passkey.use({ origin, options }))).toMatchObject(refused);
    const stranger = new Authenticator();
    expect(await tryWith((options) => stranger.use({ origin, options }))).toMatchObject(refused);
    const forged = await tryWith((o) => ({
      ...stranger.use({ origin, options: o }),
      id: passkey.id,
    }));
    expect(forged).toMatchObject(refused);
  });

  it('is added only with the challenge of the same session, once, and to one account', async () => {
    const anna = await accountWithPasskey();
    const { email } = await seedAccount(site, { role: 'support' });
    const browser = new StaffBrowser(site);
    await browser.logIn(email);
    const { body: options } = await anna.browser.post('/api/team/factors/passkey/begin');
    const passkey = new Authenticator().create({ origin: publicUrl, options });
    const add = (by: StaffBrowser, answer: object) =>
      by.post('/api/team/factors/passkey', { name: 'Key', passkey: answer });
    expect((await add(browser, passkey)).status).toBe(409);
    const evil = new Authenticator().create({ origin: 'https://evil.example', options });
    expect(await add(anna.browser, evil)).toMatchObject(refused);
    expect((await add(anna.browser, passkey)).status).toBe(409);

    const { body: own } = await browser.post('/api/team/factors/passkey/begin');
    const taken = anna.passkey.create({ origin: publicUrl, options: own });
    expect((await add(browser, taken)).status).toBe(409);
  });
});
