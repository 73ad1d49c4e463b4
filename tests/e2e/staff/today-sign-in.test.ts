import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { seedAccount, staffPassword } from '#tests/support/fixtures/staff.ts';
import { clearVisits, fixVisitsToday } from '#tests/support/fixtures/visits-today.ts';

const shared = siteInBrowser();
beforeEach(() => clearVisits(shared.site));

type Visited = { email: string; customerName: string };

/** Fitters' accounts, each with a visit today. */
async function addFittersWithVisits(...customerNames: string[]): Promise<Visited[]> {
  const fitters = [];
  for (const customerName of customerNames) {
    const { id: accountId, email } = await seedAccount(shared.site, { role: 'fitter' });
    const name = `Fitter of ${customerName}`;
    const { id } = await addFitter(shared.site, { name, accountId });
    fitters.push({ id, email, customerName });
  }
  for (const { id, customerName } of fitters)
    await fixVisitsToday(shared.site, id, [{ customerName }]);
  return fitters;
}

const open = (path: string) =>
  visit(shared.browser, shared.site.origin + path, {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    isFirstVisit: true,
  });

async function logIn(page: Page, fitter: Visited | undefined) {
  await page.getByLabel('Email').fill(fitter?.email ?? '');
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByLabel('Password').press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const kept = (page: Page) => page.getByText('opens without signal').waitFor();

it.each(['/admin', '/team-chat', '/admin/today'])(
  'a first session that begins at %s keeps the day, and says when there is no signal',
  async (path) => {
    const [ann] = await addFittersWithVisits('Ann Price');
    const { page, close } = await open(path);
    await logIn(page, ann);
    await heading(page, 'Ann Price').waitFor();
    await kept(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Arrived' }).click();
    await page.getByText('One change is sent when you’re back online.').waitFor();
    await page.reload();
    await page.getByText('No signal. This is your day').waitFor();
    await heading(page, 'Ann Price').waitFor();
    await close();
  },
);

/** Ends every session of an account, as an admin does or 30 days do: the phone does not know. */
const endSessions = (fitter: Visited | undefined) =>
  shared.site.database.db.execute(sql`delete from staff_sessions where account_id in (
    select id from staff_accounts where email = ${fitter?.email})`);

/** What the browser keeps for use without a network. */
const readCopies = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!request.url.includes('/assets/'))
          texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join();
  });

it.each(['/admin', '/admin/today'])(
  'who signs in at %s after another fitter’s session has ended sees only the own day, with no signal too',
  async (path) => {
    const [ann, bo] = await addFittersWithVisits('Ann Price', 'Bo Lee');
    const { page, close } = await open('/admin/today');
    await logIn(page, ann);
    await heading(page, 'Ann Price').waitFor();
    await kept(page);
    await endSessions(ann);
    await page.goto(shared.site.origin + path);
    // From the sign-in on, nothing of the day comes over the network.
    await page.route('**/api/team/login', async (route) => {
      const response = await route.fetch();
      await page.context().setOffline(true);
      await route.fulfill({ response });
    });
    await logIn(page, bo);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expect.poll(() => heading(page, 'Ann Price').count()).toBe(0);
    await expect.poll(() => readCopies(page)).not.toContain('Ann Price');
    await page.context().setOffline(false);
    await heading(page, 'Bo Lee').waitFor();
    await kept(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('No signal. This is your day').waitFor();
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(['Bo Lee']);
    await close();
  },
);

it('who signs in where another’s session has just ended sees nothing of what that page had read', async () => {
  const [ann, bo] = await addFittersWithVisits('Ann Price', 'Bo Lee');
  // Outside the worker's scope, whose requests cannot be held up.
  const { page, close } = await open('/team-chat');
  await logIn(page, ann);
  await heading(page, 'Ann Price').waitFor();
  await endSessions(ann);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.getByLabel('Password').waitFor();
  await page.route('**/api/today', (route) => route.abort());
  await logIn(page, bo);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expect.poll(() => heading(page, 'Ann Price').count()).toBe(0);
  await close();
});

/** Has the server answer nothing that it needs its database for. @returns the end of it */
function holdAnswers(): () => Promise<void> {
  let release = () => {};
  const held = shared.site.database.db.transaction(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  return async () => {
    release();
    await held;
  };
}

it('on a slow network the kept day is shown on request only, and until the session is known to be over', async () => {
  const [ann, bo] = await addFittersWithVisits('Ann Price', 'Bo Lee');
  const { page, close } = await open('/admin/today');
  await logIn(page, ann);
  await heading(page, 'Ann Price').waitFor();
  await kept(page);
  await endSessions(ann);
  const release = holdAnswers();
  await page.goto(`${shared.site.origin}/admin/today`);
  await page.getByText('The signal is weak.').waitFor();
  await expect.poll(() => heading(page, 'Ann Price').count()).toBe(0);
  await page.getByRole('button', { name: 'Show it as of' }).click();
  await heading(page, 'Ann Price').waitFor();
  // Who is signed in is asked again, and that answer is late too.
  let answerMe = () => {};
  const isLate = new Promise<void>((resolve) => {
    answerMe = resolve;
  });
  await page.route('**/api/team/me', async (route) => {
    await isLate;
    await route.continue();
  });
  await release();
  await heading(page, 'Ann Price').waitFor({ state: 'detached' });
  await expect.poll(() => readCopies(page)).not.toContain('Ann Price');
  answerMe();
  await logIn(page, bo);
  await heading(page, 'Bo Lee').waitFor();
  await expect.poll(() => heading(page, 'Ann Price').count()).toBe(0);
  await close();
});
