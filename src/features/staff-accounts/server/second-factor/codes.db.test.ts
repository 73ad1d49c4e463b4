import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAuditLogEntries } from '#platform/server/audit-log/queries.ts';
import { findMails } from '#platform/server/mail/queries.ts';
import { staffPassword } from '#tests/support/fixtures/staff.ts';
import { enrolApp, StaffBrowser, seedApp } from '#tests/support/fixtures/two-step.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { showTotpCode } from './totp.ts';

let now = new Date('2026-03-29T09:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const readMails = async (to: string) =>
  (await findMails(site.database.db, 'waiting', 500)).filter(({ recipient }) => recipient === to);

describe('the second step', () => {
  it.each([1, 90, 1_095])(
    'takes a code although one was used while the clock was %i days ahead',
    async (days) => {
      const { email, secret } = await seedApp(site, { now });
      const signIn = async () => {
        const browser = new StaffBrowser(site);
        await browser.logIn(email);
        return browser.proveBy({ code: showTotpCode(secret, now) });
      };
      const today = now;
      pass(days * 86_400);
      expect((await signIn()).status).toBe(200);
      now = new Date(today.getTime() + 3_600_000);
      expect((await signIn()).status).toBe(200);
      expect((await signIn()).status).toBe(400);
    },
  );

  it('tells by email and in the log of a recovery code that confirmed who somebody is', async () => {
    const { email, name, recoveryCodes: codes } = await enrolApp(site, { now });
    const browser = new StaffBrowser(site);
    await browser.logIn(email);
    await browser.proveBy({ recoveryCode: codes[0] });
    const count = async () => {
      const { rows } = await findAuditLogEntries(site.database.db, { by: name, limit: 9 });
      const mails = (await readMails(email)).filter((mail) =>
        JSON.stringify(mail).includes('A recovery code was used'),
      );
      return [mails.length, rows.filter(({ what }) => what === 'recovery-code-used').length];
    };
    expect(await count()).toEqual([1, 1]);
    const proof = { password: staffPassword, recoveryCode: codes[1] };
    expect((await browser.post('/api/team/confirm', proof)).status).toBe(204);
    expect(await count()).toEqual([2, 2]);
  });
});
