import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import type { Role } from '#platform/roles.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { cameraPhoto, pickPhotos } from '#tests/support/browser/pick-photos.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { readAppointment, setStatus } from '#tests/support/fixtures/bookings.ts';
import { callAs, joinNow, listCustomers } from '#tests/support/fixtures/customers.ts';
import { addPhotos, photoPath } from '#tests/support/fixtures/photos.ts';
import { clearVisits, fixVisitsToday, linkFitter } from '#tests/support/fixtures/visits-today.ts';
import { longIt } from '#tests/support/long-run.ts';

const shared = siteInBrowser();

let id: string;
beforeEach(async () => {
  await clearVisits(shared.site);
  [id = ''] = await fixVisitsToday(shared.site, await linkFitter(shared.site), [
    { customerName: 'Ann Price' },
  ]);
});

async function open(path: string, role: Role = 'fitter') {
  const shown = await visit(shared.browser, shared.site.origin + path, {
    ...(await signedInProfile(shared.site, role)),
    viewport: role === 'fitter' ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    isFirstVisit: true,
  });
  // With a clock of its own a page lists none of its files, and they are not kept.
  if (path === today) await shown.page.getByText('opens without signal').waitFor();
  await shown.page.clock.install();
  return shown;
}

const today = '/admin/today';
const openToday = () => open(today);

const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ann Price' }) });
const photoButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(name) });
const readPhotos = async () =>
  ((await readAppointment(shared.site, id)) as Appointment).photos.map(({ caption, by }) => ({
    caption,
    by,
  }));

async function takePhotos(page: Page, captions: string[]) {
  const files = await Promise.all(captions.map(() => cameraPhoto()));
  await pickPhotos(page, card(page), files);
  for (const [index, caption] of captions.entries())
    await page.getByLabel(`Photo ${index + 1} shows`).fill(caption);
  const save = captions.length === 1 ? 'Save photo' : `Save ${captions.length} photos`;
  await page.getByRole('button', { name: save }).click();
}

it('photos without a network survive a reload, and reach the server once each, small and upright', async () => {
  const { page, close } = await openToday();
  const sizes: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/photos'))
      sizes.push(request.postDataBuffer()?.length ?? -1);
  });
  await page.context().setOffline(true);
  await takePhotos(page, ['Damp by the door', '']);
  await page.getByText('2 changes are sent when you’re back online.').waitFor();
  await photoButton(page, 'Damp by the door Waiting').waitFor();
  await page.reload();
  await page.getByText('2 changes are sent when you’re back online.').waitFor();
  await photoButton(page, 'Photo 2 of the visit on .* Waiting').waitFor();
  await expect.poll(() => readPhotos()).toEqual([]);
  sizes.length = 0;
  await page.context().setOffline(false);
  await expect.poll(readPhotos).toEqual([
    { caption: 'Damp by the door', by: 'Test fitter' },
    { caption: null, by: 'Test fitter' },
  ]);
  await page.getByText('Waiting').first().waitFor({ state: 'detached' });
  expect(sizes).toHaveLength(2);
  for (const size of sizes) expect(size).toBeLessThan(500_000);
  const [photo] = ((await readAppointment(shared.site, id)) as Appointment).photos;
  expect(photo).toMatchObject({ width: 1500, height: 2000 });
  const served = await callAs(shared.site, 'support', 'GET', photo?.url ?? '');
  const { exif } = await sharp(await served.arrayBuffer()).metadata();
  expect(exif).toBeUndefined();
  await close();
});

longIt('a photo whose answer was lost is sent again, and is stored once', async () => {
  const { page, close } = await openToday();
  let lost = 0;
  await page.context().route('**/photos', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await takePhotos(page, ['The stairs']);
  await expect.poll(readPhotos).toHaveLength(1);
  await photoButton(page, 'The stairs Waiting').waitFor();
  await page.clock.fastForward(25_000);
  await page.getByText('Waiting').waitFor({ state: 'detached' });
  await photoButton(page, 'The stairs').waitFor();
  expect(lost).toBe(1);
  await expect.poll(() => readPhotos()).toHaveLength(1);
  await close();
});

longIt(
  'photos that the page has shown open without a network; a removed one is deleted from the device',
  async () => {
    const [first = '', second = ''] = await addPhotos(shared.site, id, 2);
    const { page, complaints, close } = await openToday();
    const thumbnail = photoButton(page, 'Photo 1 of the visit');
    await thumbnail.click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => readWidth(page)).toBe(240);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(complaints).toEqual([]);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('No signal.').waitFor();
    await thumbnail.click();
    await expect.poll(() => readWidth(page)).toBe(240);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByText('This photo can’t be shown.').waitFor();
    await page.context().setOffline(false);
    await callAs(shared.site, 'support', 'DELETE', photoPath(id, first));
    await page.reload();
    await photoButton(page, 'Photo 2').waitFor({ state: 'detached' });
    await expect.poll(() => listCopies(page)).toEqual([photoPath(id, second)]);
    await close();
  },
);

/** The width of the large picture, once it is there. */
const readWidth = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.naturalWidth);

/** Of which photos the service worker keeps copies. */
const listCopies = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('today')).keys();
    const paths = kept
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.includes('/photos/'));
    return [...new Set(paths)];
  });

it('a photo that the server refuses is shown with the reason, and can be discarded', async () => {
  const { page, close } = await openToday();
  await page.context().setOffline(true);
  await takePhotos(page, ['The stairs']);
  await photoButton(page, 'The stairs Waiting').waitFor();
  await setStatus(shared.site, id, { status: 'cancelled' });
  await page.context().setOffline(false);
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await alert.getByText('This visit was cancelled.').waitFor();
  await expect.poll(() => alert.textContent()).toMatch(/photo, “The stairs” \(Ann Price, 9–11am\)/);
  await page.reload();
  await alert.getByRole('button', { name: 'Discard the photo' }).click();
  await alert.waitFor({ state: 'detached' });
  await expect.poll(() => readPhotos()).toEqual([]);
  await close();
});

longIt(
  'a file that is no picture is named, and a waiting photo can be removed before it is sent',
  async () => {
    const { page, complaints, close } = await openToday();
    await pickPhotos(page, card(page), [
      { name: 'IMG_0007.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture at all') },
      await cameraPhoto(),
    ]);
    await page.getByText('IMG_0007.heic isn’t a picture that this browser can read.').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save photo' }).click();
    await photoButton(page, 'Photo 1 .* Waiting').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await dialog.getByRole('button', { name: 'Yes, remove it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Waiting').waitFor({ state: 'detached' });
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await close();
  },
);

/** What this site keeps in the browser. */
const readDevice = (page: Page) =>
  page.evaluate(async () => ({
    copies: await caches.keys(),
    files: await new Promise((resolve) => {
      const opening = indexedDB.open('unsent_files');
      opening.onsuccess = () => {
        const counted = opening.result.transaction('files').objectStore('files').count();
        counted.onsuccess = () => resolve(counted.result);
      };
    }),
    values: ['team_member', 'visit_reports', 'logout_pending'].filter((key) =>
      localStorage.getItem(key),
    ),
  }));
const logOut = (page: Page) =>
  page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();

it('logging out asks before it deletes photos that are not sent, and leaves nothing on the device', async () => {
  await addPhotos(shared.site, id, 1);
  const { page, close } = await openToday();
  await page.context().route('**/photos', (route) => route.abort());
  await takePhotos(page, ['The stairs']);
  await photoButton(page, 'The stairs Waiting').waitFor();
  await expect.poll(() => listCopies(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'More' }).click();
  await logOut(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('One photo on this device hasn’t been sent').waitFor();
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await photoButton(page, 'The stairs Waiting').waitFor();
  await logOut(page);
  await dialog.getByRole('button', { name: 'Log out and delete' }).click();
  await page.getByLabel('Password').waitFor();
  await expect.poll(() => readDevice(page)).toEqual({ copies: [], files: 0, values: [] });
  await expect.poll(() => readPhotos()).toHaveLength(1);
  await close();
});

longIt(
  'logging out without a network empties the device, and ends the session with the next one',
  async () => {
    const { page, close } = await openToday();
    const other = await page.context().newPage();
    await other.goto(`${shared.site.origin}/favicon.svg`);
    await page.context().setOffline(true);
    await card(page).getByRole('button', { name: 'Arrived', exact: true }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await logOut(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('One change on this device hasn’t been sent yet').waitFor();
    await dialog.getByRole('button', { name: 'Log out and delete' }).click();
    await dialog.getByText('We can’t reach the server.').waitFor();
    await expect.poll(async () => (await readDevice(other)).copies).toEqual(['today']);
    await dialog.getByRole('button', { name: 'Log out of this device' }).click();
    const isEmpty = { copies: [], files: 0, values: ['logout_pending'] };
    await expect.poll(() => readDevice(other)).toEqual(isEmpty);

    await page.context().setOffline(false);
    await page.goto(`${shared.site.origin}/admin/today`);
    await page.getByLabel('Password').waitFor();
    await expect.poll(() => readDevice(other)).toEqual({ copies: [], files: 0, values: [] });
    const answer = await page.context().request.get(`${shared.site.origin}/api/team/me`);
    expect(answer.status()).toBe(401);
    await close();
  },
);

it('the office adds photos in the appointment’s sheet, removes one after a question, and others see it at once', async () => {
  const path = `/admin/appointments?appointment=${id}`;
  const [mine, theirs] = [await open(path, 'support'), await open(path, 'admin')];
  const sheet = mine.page.getByRole('dialog', { name: 'Ann Price' });
  await theirs.page.getByText('None yet.').waitFor();
  await pickPhotos(mine.page, sheet, [await cameraPhoto('#345'), await cameraPhoto('#543')]);
  await sheet.getByLabel('Photo 1 shows').fill('From the customer’s email');
  await sheet.getByRole('button', { name: 'Save 2 photos' }).click();
  await photoButton(sheet.page(), 'From the customer’s email').waitFor();
  await photoButton(theirs.page, 'From the customer’s email').waitFor();
  await sheet.getByText('2 photos added').waitFor();
  await photoButton(theirs.page, 'Photo 2 of the visit').click();
  const large = theirs.page.getByRole('dialog', { name: 'Photo 2 of the visit' });
  await large.getByRole('button', { name: 'Remove', exact: true }).click();
  await large.getByRole('button', { name: 'Yes, remove it' }).click();
  await large.waitFor({ state: 'detached' });
  await photoButton(mine.page, 'Photo 2 of the visit').waitFor({ state: 'detached' });
  await expect
    .poll(() => readPhotos())
    .toEqual([{ caption: 'From the customer’s email', by: 'Test support' }]);
  expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  await mine.close();
  await theirs.close();
});

it('the customer’s page shows photos on its timeline, and a new one at once', async () => {
  await addPhotos(shared.site, id, 2);
  await joinNow(shared.site);
  const [customer] = await listCustomers(shared.site, 'Ann Price');
  const { page, complaints, close } = await open(
    `/admin/customers?customer=${customer?.id}`,
    'support',
  );
  const row = page.getByRole('listitem').filter({ hasText: '2 photos' }).first();
  await row.getByText('Test fitter').waitFor();
  await row.getByRole('button', { name: /^Photo 2 of the visit on / }).click();
  await expect.poll(() => readWidth(page)).toBe(180);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await addPhotos(shared.site, id, 1);
  await page.getByRole('listitem').filter({ hasText: '3 photos' }).first().waitFor();
  await shared.site.database.db.execute(sql`delete from visit_photos`);
  expect(complaints).toEqual([]);
  await close();
});
