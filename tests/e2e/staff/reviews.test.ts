import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { askedForReview } from '#tests/support/fixtures/reviews.ts';

const shared = siteInBrowser();

it('a customer sends a review by keyboard, staff publish and answer it, and the website shows both', async () => {
  const { site, browser } = shared;
  const { token } = await askedForReview(site, {
    customerName: 'Ann Price',
    address: '17 Quillfeather Row',
  });
  const customer = await visit(browser, `${site.origin}/review/${token}`, {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const form = customer.page;
  await form.getByRole('heading', { name: 'Ann, how did we do?' }).waitFor();
  const send = form.getByRole('button', { name: 'Send my review' });
  // Pressed until the page is hydrated.
  await expect
    .poll(async () => {
      await send.click();
      return form.getByText('Please choose from one to five stars.').isVisible();
    })
    .toBe(true);
  await form.getByRole('radio', { name: /^1 star/ }).focus();
  for (const _ of [1, 2, 3]) await form.keyboard.press('ArrowDown');
  await form.keyboard.press('Tab');
  await form.keyboard.type('Neat joins and a swept floor.');
  await form.getByText('Ann, Chippenham', { exact: true }).waitFor();
  await send.click();
  await form.getByRole('heading', { name: 'Ann, thank you for your review' }).waitFor();

  const staff = await visit(browser, `${site.origin}/admin/reviews`, {
    ...(await signedInProfile(site, 'support')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const { page } = staff;
  const row = page.getByRole('row', { name: /Neat joins and a swept floor\./ });
  await row.getByRole('img', { name: '4 out of 5 stars' }).waitFor();
  await row.getByRole('button', { name: /^Answer/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer Ann, Chippenham' });
  await dialog.getByLabel('Answer').fill('Thank you, Ann.');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await row.getByText('Thank you, Ann.').waitFor();
  await row.getByRole('button', { name: /^Publish/ }).click();
  await page.getByText('No reviews are waiting').waitFor();

  for (const path of ['/', '/carpets', '/products/bradford-twist-oat', '/area/bath']) {
    const read = async () => (await fetch(site.origin + path)).text();
    const holds = async (words: string) => (await read()).includes(words);
    await expect.poll(() => holds('Neat joins and a swept floor.')).toBe(true);
    expect(await holds('Thank you, Ann.')).toBe(true);
    expect(await holds('"@type":"Review"')).toBe(true);
    expect(await holds('"@type":"AggregateRating"')).toBe(true);
    for (const secret of ['Ann Price', 'Quillfeather', 'SN15 3HR'])
      expect(await holds(secret)).toBe(false);
  }
  await form.goto(site.origin);
  await form.getByRole('heading', { name: 'What our customers say' }).scrollIntoViewIfNeeded();
  await form.getByText('Ann, Chippenham').waitFor();
  expect([...staff.complaints, ...customer.complaints]).toEqual([]);
  await staff.close();
  await customer.close();
});
