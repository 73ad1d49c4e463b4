import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, it } from 'vitest';
import { iconOpens } from '#app/server/firm-files.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { seedAccount, staffPassword } from '#tests/support/fixtures/staff.ts';
import { clearVisits, fixVisitsToday } from '#tests/support/fixtures/visits-today.ts';

const clientFolder = mkdtempSync(path.join(tmpdir(), 'wyvern-client-'));
cpSync('dist/client', clientFolder, { recursive: true });
afterAll(() => rmSync(clientFolder, { recursive: true }));

const shared = siteInBrowser({ clientFolder });
beforeEach(() => clearVisits(shared.site));

const ways = [
  { way: 'the sign-in', address: '/admin' },
  { way: 'a link in an email', address: '/admin/appointments?appointment=none' },
  { way: 'the icon on the home screen', address: iconOpens },
  { way: 'an update of the site', address: '/admin/today', isUpdated: true },
];

it.each(ways.flatMap((way) => [1, 2, 3, 4, 5].map((time) => ({ ...way, time }))))(
  'the day opens without a network by $way, time $time',
  async ({ address, isUpdated }) => {
    const { id: accountId, email } = await seedAccount(shared.site, { role: 'fitter' });
    const { id } = await addFitter(shared.site, { name: `Fitter ${accountId}`, accountId });
    await fixVisitsToday(shared.site, id, [{ customerName: 'Ann Price' }]);
    const url = shared.site.origin + address;
    const { page, close } = await visit(shared.browser, url, { isFirstVisit: true });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(staffPassword);
    await page.getByLabel('Password').press('Enter');
    const isKept = () => page.getByText('opens without signal').waitFor();
    await isKept();
    if (isUpdated) {
      appendFileSync(path.join(clientFolder, 'today-worker.js'), '\n// newer');
      await page.reload();
      await isKept();
    }
    await page.context().setOffline(true);
    const later = await page.context().newPage();
    await later.goto(url);
    await later.getByText('No signal. This is your day').waitFor();
    await later.getByRole('heading', { name: 'Ann Price', exact: true }).waitFor();
    await close();
  },
);
