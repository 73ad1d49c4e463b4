import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolations, visit } from '#tests/support/browser/browser.ts';
import { cameraPhoto, pickPhotos } from '#tests/support/browser/pick-photos.ts';
import { goTo } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { buildBooking, postBooking } from '#tests/support/fixtures/bookings.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { sendSketch } from '#tests/support/fixtures/sketches.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import { fixVisitsToday, linkFitter } from '#tests/support/fixtures/visits-today.ts';

const shared = siteInBrowser();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const add = 'Add a photo or sketch';

it('a customer adds pictures of the rooms to an estimate, and the office and the fitter see them', async () => {
  const { site, browser } = shared;
  const path = await createEstimate(site, 'carpet');
  const { page, complaints, close } = await visit(browser, site.origin + path, phone);
  const section = page.locator('#pictures');
  const thumbnails = section.getByRole('img');
  const pick = (files: Parameters<typeof pickPhotos>[2]) => pickPhotos(page, section, files, add);

  await pick([await cameraPhoto()]);
  await section.getByText('Added 1 picture.').waitFor();
  await expect.poll(() => thumbnails.count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);

  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await pick([plan]);
  await section.getByText('We can’t read plan.pdf. Please choose a photo').waitFor();

  const more = await Promise.all(['#225577', '#772255', '#557722'].map(cameraPhoto));
  await pick(more);
  await section.getByText('Added 2 pictures.').waitFor();
  await section.getByText('You can add 3 pictures at most.').waitFor();
  await section.getByText('That’s all 3. Remove one to add another.').waitFor();
  await expect.poll(() => section.getByRole('button', { name: add }).isDisabled()).toBe(true);

  await section.getByRole('button', { name: 'Remove picture 2' }).click();
  const outcome = section.getByText('Picture 2 removed.');
  await outcome.waitFor();
  await expect
    .poll(() => outcome.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await expect.poll(() => thumbnails.count()).toBe(2);
  await goTo(page, site.origin + path);
  await thumbnails.nth(1).waitFor();
  expect(complaints).toEqual([]);
  await close();

  const calculatorData = {
    estimateId: path.split('/').at(-1) ?? '',
    totalCost: 1,
    rooms: [],
    basket: [],
  };
  const booked = await postBooking(site.origin, buildBooking({ calculatorData }));
  const { id } = await booked.json();
  const profile = await signedInProfile(site, 'support');
  const office = await visit(
    browser,
    `${site.origin}/admin/appointments?appointment=${id}`,
    profile,
  );
  const sheet = office.page.getByRole('dialog');
  await sheet.getByText('Photos and sketches from the customer').waitFor();
  await sheet.getByRole('img', { name: 'The rooms, 2 of 2' }).waitFor();
  await goTo(office.page, `${site.origin}${path}?view=cutting-list`);
  const large = office.page.getByRole('img', { name: 'The rooms, 1 of 2' });
  await large.scrollIntoViewIfNeeded();
  await office.page.waitForFunction(
    (image) => (image as HTMLImageElement).naturalWidth === 1500,
    await large.elementHandle(),
  );
  expect(office.complaints).toEqual([]);
  await office.close();
});

it('the fitter has the pictures on the doorstep, without a network too', async () => {
  const { site, browser } = shared;
  const estimateId = (await createEstimate(site, 'carpet')).replace('/estimate/', '');
  await sendSketch(site, estimateId, await plainImage(900, 600).jpeg().toBuffer());
  await fixVisitsToday(site, await linkFitter(site), [
    {
      customerName: 'Ann Price',
      calculatorData: { estimateId, totalCost: 1, rooms: [], basket: [] },
    },
  ]);
  const { page, complaints, close } = await visit(browser, `${site.origin}/admin/today`, {
    ...(await signedInProfile(site, 'fitter')),
    ...phone,
    isFirstVisit: true,
  });
  const details = page.getByText('Rooms, floors and notes');
  const small = page.getByRole('img', { name: 'The rooms, 1 of 1' });
  const large = page.getByRole('dialog').locator('img');
  const hasWidth = async (image: Locator, width: number) =>
    page.waitForFunction(([shown, wanted]) => (shown as HTMLImageElement).naturalWidth === wanted, [
      await image.elementHandle(),
      width,
    ] as const);

  await page.getByText('opens without signal').waitFor();
  await details.click();
  await small.click();
  await hasWidth(large, 900);
  await page.getByText(/^The customer, /).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('No signal.').waitFor();
  await details.click();
  await hasWidth(small, 320);
  await small.click();
  await hasWidth(large, 900);
  await close();
});
