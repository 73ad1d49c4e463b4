import { expect, it } from 'vitest';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import type { SecurityEvent } from '#platform/server/security-log/security-event.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const ann = { id: 'ann', name: 'Ann Price' };
const long = { id: 'max', name: 'Maximilian Featherstonehaugh-Cholmondeley' };
const log = { info: () => {} } as never;
const phone = {
  network: '2001:db8:85a3:8d3::/64',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
  requestId: null,
  log,
};
const office = {
  network: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  requestId: null,
  log,
};
const at = (minute: number) => new Date(Date.UTC(2026, 2, 28, 9, minute));
const events: [SecurityEvent, typeof phone | undefined][] = [
  [{ at: at(0), kind: 'retention-run', details: { removed: 41 } }, undefined],
  [
    { at: at(5), kind: 'sign-in-refused', account: ann, details: { reason: 'wrong-password' } },
    office,
  ],
  [
    { at: at(6), kind: 'signed-in', account: ann, details: { method: 'totp', isNewBrowser: true } },
    office,
  ],
  [{ at: at(7), kind: 'sign-in-refused', details: { reason: 'unknown-email' } }, phone],
  [
    {
      at: at(8),
      kind: 'access-refused',
      account: long,
      details: { reason: 'role', method: 'DELETE', route: '/api/appointments/:id/photos/:photoId' },
    },
    phone,
  ],
  [
    {
      at: at(9),
      kind: 'role-changed',
      account: long,
      by: ann,
      details: { from: 'support', to: 'admin' },
    },
    office,
  ],
];

async function seed({ database }: TestApp) {
  await database.db.transaction(async (tx) => {
    for (const [event, caller] of events) await recordSecurityEvent(tx, event, caller);
  });
}

const path = '/admin/security-log';
const shared = describeScreens([
  {
    name: 'admin security log',
    path,
    staff: 'admin',
    prepare: seed,
    open: (page) => page.getByText('Sign-in refused: wrong password.').first().waitFor(),
  },
  {
    name: 'admin security log without matches',
    path: `${path}?kind=account-deleted`,
    staff: 'admin',
    open: (page) => page.getByText('No entries match.').waitFor(),
  },
  {
    name: 'admin security log with an error',
    path: `${path}?from=2026-03-28`,
    staff: 'admin',
    refusal: '503 (Service Unavailable)',
    open: async (page) => {
      await page.route('**/api/admin/security-log?**', (route) => route.fulfill({ status: 503 }));
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.unroute('**/api/admin/security-log?**');
    },
  },
]);

it('is filtered by the keyboard and by links, and Back shows what was there before', async () => {
  const { page, close } = await visit(shared.browser, `${shared.site.origin}${path}`, {
    ...(await signedInProfile(shared.site, 'admin')),
    viewport: { width: 1440, height: 900 },
  });
  const rows = page.getByRole('table', { name: 'Security log' }).locator('tbody tr:has(time)');
  const refused = page.getByText('Sign-in refused: no account has this email.');
  await refused.first().waitFor();
  await page.getByLabel('Outcome').focus();
  await page.keyboard.press('R');
  await expect.poll(() => new URL(page.url()).search).toBe('?outcome=failure');
  await expect.poll(() => page.getByText('Signed in with').count()).toBe(0);
  await refused.first().waitFor();
  await page.getByLabel('From', { exact: true }).focus();
  await page.keyboard.type('03292026');
  await expect.poll(() => new URL(page.url()).search).toContain('from=2026-03-29');
  await page.getByText('No entries match.').waitFor();
  await page.goBack();
  await refused.first().waitFor();
  await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('');
  await page.goBack();
  await page
    .getByRole('link', { name: /^Ann Price/ })
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).search).toBe('?account=ann');
  await expect
    .poll(() => page.getByRole('combobox', { name: /^Account/ }).inputValue())
    .toBe('ann');
  // About her, and by her.
  await page.getByText('Role changed by Ann Price from Support to Admin.').first().waitFor();
  await expect.poll(() => refused.count()).toBe(0);
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  await close();
});
