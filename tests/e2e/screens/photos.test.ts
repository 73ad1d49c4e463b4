import type { Page } from 'playwright-core';
import { cameraPhoto, pickPhotos } from '#tests/support/browser/pick-photos.ts';
import { joinNow, listCustomers } from '#tests/support/fixtures/customers.ts';
import { addPhotos } from '#tests/support/fixtures/photos.ts';
import { clearVisits, fixVisitsToday, linkFitter } from '#tests/support/fixtures/visits-today.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const caption =
  'Damp by the back door, where the old vinyl has lifted; the screed below it needs two days to dry out';

/** A visit of today with photos, the first of which has a long caption. */
async function seedVisit(site: TestApp, count: number): Promise<string> {
  await clearVisits(site);
  // More photos in a minute than anybody takes.
  await site.database.db.execute('truncate rate_limits');
  const [id = ''] = await fixVisitsToday(site, await linkFitter(site), [
    { customerName: 'Ann Price' },
  ]);
  if (count > 0) await addPhotos(site, id, 1, { caption });
  await addPhotos(site, id, Math.max(0, count - 1));
  return id;
}

const sheetOf = (count: number) => async (site: TestApp) =>
  `/admin/appointments?appointment=${await seedVisit(site, count)}`;
const photosOf = (page: Page) => page.getByRole('button', { name: /Damp by|^Photo \d+/ });
const toSheetPhotos = async (page: Page) => {
  await page.getByRole('heading', { name: 'Photos' }).scrollIntoViewIfNeeded();
};

/** Chooses pictures, one of which cannot be read. */
async function chooseFiles(page: Page) {
  await pickPhotos(page, page.locator('main, dialog[open]').last(), [
    await cameraPhoto(),
    { name: 'IMG_0042.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') },
  ]);
  await page.getByText('isn’t a picture that this browser can read').waitFor();
}

describeScreens([
  {
    name: 'admin today with one photo',
    path: '/admin/today',
    staff: 'fitter',
    prepare: (site) => seedVisit(site, 1),
    open: (page) => photosOf(page).waitFor(),
  },
  {
    name: 'admin today with twenty photos',
    path: '/admin/today',
    staff: 'fitter',
    prepare: (site) => seedVisit(site, 20),
    open: (page) => photosOf(page).nth(19).waitFor(),
  },
  {
    name: 'admin today with new photos',
    path: '/admin/today',
    staff: 'fitter',
    prepare: (site) => seedVisit(site, 0),
    open: chooseFiles,
  },
  {
    name: 'admin today with a waiting photo',
    path: '/admin/today',
    staff: 'fitter',
    prepare: (site) => seedVisit(site, 1),
    open: async (page) => {
      await page.route('**/photos', (route) => route.fulfill({ status: 503 }));
      await pickPhotos(page, page.locator('main'), [await cameraPhoto()]);
      await page.getByRole('button', { name: 'Save photo' }).click();
      await page.getByText('Waiting', { exact: true }).waitFor();
    },
    refusal: '503 (Service Unavailable)',
  },
  {
    name: 'admin today with a refused photo',
    path: '/admin/today',
    staff: 'fitter',
    prepare: (site) => seedVisit(site, 1),
    open: async (page) => {
      const detail = 'This visit is another fitter’s now.';
      await page.route('**/photos', (route) => route.fulfill({ status: 403, json: { detail } }));
      await pickPhotos(page, page.locator('main'), [await cameraPhoto()]);
      await page.getByLabel('Photo 1 shows').fill(caption);
      await page.getByRole('button', { name: 'Save photo' }).click();
      await page.getByText(detail).waitFor();
    },
    refusal: '403 (Forbidden)',
  },
  {
    name: 'admin today with a large photo to remove',
    path: '/admin/today',
    staff: 'fitter',
    prepare: (site) => seedVisit(site, 2),
    open: async (page) => {
      await photosOf(page).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      await dialog.getByText('Remove this photo for good?').waitFor();
    },
  },
  {
    name: 'admin appointment without photos',
    path: sheetOf(0),
    staff: 'support',
    open: toSheetPhotos,
  },
  {
    name: 'admin appointment with twenty photos',
    path: sheetOf(20),
    staff: 'support',
    open: async (page) => {
      await toSheetPhotos(page);
      await page.getByText('There’s room for 20.').waitFor();
    },
  },
  {
    name: 'admin appointment with new photos',
    path: sheetOf(1),
    staff: 'support',
    open: async (page) => {
      await toSheetPhotos(page);
      await chooseFiles(page);
    },
  },
  {
    name: 'admin customer with photos',
    path: async (site) => {
      await seedVisit(site, 20);
      await joinNow(site);
      const [customer] = await listCustomers(site, 'Ann Price');
      return `/admin/customers?customer=${customer?.id}`;
    },
    staff: 'support',
    open: (page) => photosOf(page).nth(19).waitFor(),
  },
]);
