import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { bookingIn, moveToOpenDay } from '#tests/support/browser/fill-booking.ts';
import { goTo, hydrated } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';

const shared = siteInBrowser();
const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const oat = 'Bradford Twist in Oat';

async function openSite(path: string, options: BrowserContextOptions) {
  const shown = await visit(shared.browser, shared.site.origin + path, options);
  return { ...shown, booking: bookingIn(shown.page) };
}

type Booked = {
  id: string;
  flooringTypes: string[];
  calculatorData: { estimateId: string | null; basketNames: string[] } | null;
};

async function readNewestBooking(): Promise<Booked | undefined> {
  const headers = await staffHeaders(shared.site, 'support');
  const answer = await fetch(`${shared.site.origin}/api/appointments`, { headers });
  return (await answer.json())[0];
}

/** The text of the newest booking's sheet on the screen of a member of staff. */
async function readSheet(): Promise<string> {
  const booked = await readNewestBooking();
  const { page, close } = await visit(
    shared.browser,
    `${shared.site.origin}/admin?appointment=${booked?.id}`,
    { ...(await signedInProfile(shared.site, 'support')), ...desktop },
  );
  const sheet = page.getByRole('dialog', { name: 'Ada Weaver' });
  await sheet.getByRole('heading', { name: 'Project' }).waitFor();
  const text = await sheet.innerText();
  await close();
  return text;
}

type Booking = ReturnType<typeof bookingIn>;

const included = (booking: Booking) =>
  booking.dialog.getByRole('region', { name: 'Sent with your request' });

/** Fills in the rest of the form, whose flooring types are ticked. */
async function finish(booking: Booking, submit = 'Book FREE Measure') {
  await booking.dialog.getByLabel('1-2 rooms').check();
  await booking.dialog.getByLabel('Within a month').check();
  await booking.next();
  await booking.fillContact();
  await booking.pickDays(1);
  await booking.pickMorning();
  await booking.dialog.getByRole('button', { name: submit }).click();
  await booking.dialog.getByText('Step 4 of 4').waitFor();
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

describe('a booking for a product', () => {
  it('from a product page books with that product, which the office sees by name', async () => {
    const { page, booking, complaints, close } = await openSite(
      '/products/bradford-twist-oat',
      desktop,
    );
    await page.getByRole('link', { name: 'Book a free measure' }).click();
    await included(booking).getByRole('listitem').filter({ hasText: oat }).waitFor();
    await expect
      .poll(() => booking.dialog.getByLabel('Carpet', { exact: true }).isChecked())
      .toBe(true);
    await finish(booking);
    await expect
      .poll(async () => (await readNewestBooking())?.calculatorData?.basketNames)
      .toEqual([oat]);
    await expect.poll(() => readSheet()).toContain(`Asked about\n${oat}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('works by keyboard on a phone', async () => {
    const { page, booking, close } = await openSite('/products/bradford-twist-oat', phone);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('link', { name: 'Book a free measure' }).focus();
    await press('Enter');
    const remove = booking.dialog.getByRole('button', { name: `Remove ${oat}` });
    await remove.waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Your project');
    // The removed product is offered again at the same place.
    await press('Tab');
    await expect
      .poll(() => remove.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await press('Enter');
    await booking.dialog.getByText(`Removed: ${oat}`).waitFor({ state: 'attached' });
    await press('Enter', 'Tab');
    await remove.waitFor();
    await expect
      .poll(() => booking.dialog.getByLabel('Carpet', { exact: true }).isChecked())
      .toBe(true);
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Space', 'Tab', 'Space', 'Enter');
    await booking.dialog.getByText('Step 2 of 4').waitFor();
    await press('Tab');
    for (const text of ['SN153HR', '1 Loom Lane', 'Ada Weaver', 'ada@example.com', '01632960147']) {
      await page.keyboard.type(text);
      await press('Tab');
    }
    await booking.dialog.getByRole('button', { name: 'Next Step' }).focus();
    await press('Enter');
    await booking.dialog.locator('.skeleton').first().waitFor({ state: 'detached' });
    await booking.dialog.getByRole('button', { name: 'Go to the Next Month' }).focus();
    await press('Enter', 'Tab');
    await moveToOpenDay(page);
    await press('Enter');
    await booking.dialog.getByLabel('9:00 AM - 11:00 AM').focus();
    await press('Space');
    await booking.book().focus();
    await press('Enter');
    await booking.dialog.getByText('Step 4 of 4').waitFor();
    await expect.poll(() => readSheet()).toContain(`Asked about\n${oat}`);
    await close();
  });

  it('from the carpets’ list books with the carpet looked at', async () => {
    const { page, booking, close } = await openSite('/carpets', desktop);
    await page.locator('#products').scrollIntoViewIfNeeded();
    // Until the list is hydrated, its buttons are links to the products' pages.
    await hydrated(page, '#products li a');
    await page.getByRole('link', { name: `Details of ${oat}` }).click();
    await page.getByRole('dialog', { name: oat }).getByRole('link', { name: 'Get Quote' }).click();
    await included(booking).getByRole('listitem').filter({ hasText: oat }).waitFor();
    await expect
      .poll(() => booking.dialog.getByLabel('Carpet', { exact: true }).isChecked())
      .toBe(true);
    await close();
  });

  it('from the basket books with its floors, and clears what was sent and nothing else', async () => {
    const { page, booking, close } = await openSite(
      await createEstimate(shared.site, 'vinyl'),
      phone,
    );
    await page.waitForFunction(() => localStorage.getItem('last_estimate'));
    const rooms = [{ id: 1, name: 'Attic', length: '4', width: '3' }];
    await page.evaluate(
      (job) => localStorage.setItem('calculator_job', job),
      JSON.stringify({ rooms }),
    );
    await goTo(page, `${shared.site.origin}/products/bradford-twist-oat`);
    await page.getByRole('button', { name: 'Add to Quote' }).click();
    await page.getByRole('button', { name: /^Your quote basket/ }).click();
    await page
      .getByRole('dialog', { name: 'Your quote' })
      .getByRole('link', { name: 'Get Quote' })
      .click();
    await included(booking).getByText(`1 floor from your quote${oat}`).waitFor();
    await expect
      .poll(() => booking.dialog.getByLabel('Carpet', { exact: true }).isChecked())
      .toBe(true);
    await booking.dialog.getByRole('button', { name: /^Remove Your estimate/ }).click();
    await finish(booking);
    const booked = await readNewestBooking();
    expect(booked?.calculatorData).toMatchObject({ estimateId: null, basketNames: [oat] });
    await expect.poll(() => stored(page, 'quote_basket')).toBe('[]');
    await expect.poll(() => stored(page, 'last_estimate')).not.toBeNull();
    await expect.poll(() => stored(page, 'calculator_job')).toContain('Attic');
    await close();
  });

  it('offers an estimate for another floor, and does not include it unasked', async () => {
    const { page, booking, close } = await openSite(
      await createEstimate(shared.site, 'laminate'),
      desktop,
    );
    await page.waitForFunction(() => localStorage.getItem('last_estimate'));
    await page.getByRole('link', { name: 'Book FREE Measure' }).first().click();
    await booking.dialog.getByRole('button', { name: /^Remove Your estimate/ }).waitFor();
    await expect.poll(() => booking.dialog.getByLabel('Laminate').isChecked()).toBe(true);
    await expect.poll(() => booking.dialog.getByLabel('3-5 rooms').isChecked()).toBe(true);
    await goTo(page, `${shared.site.origin}/products/bradford-twist-oat`);
    await page.getByRole('link', { name: 'Book a free measure' }).click();
    const offered = included(booking).getByText(/^Your estimate: £.*, Premium laminate, 4 rooms/);
    await expect.poll(() => offered.innerText()).toContain('(not included)');
    await expect.poll(() => booking.dialog.getByLabel('Laminate').isChecked()).toBe(false);
    await booking.dialog.getByRole('button', { name: /^Add Your estimate/ }).click();
    await finish(booking);
    await expect
      .poll(async () => (await readNewestBooking())?.calculatorData?.estimateId)
      .not.toBeNull();
    await expect.poll(() => stored(page, 'last_estimate')).toBeNull();
    await expect.poll(() => readSheet()).toMatch(/for Premium laminate, \d/);
    await close();
  });
});

describe('a repair visit', () => {
  it('is booked from the repairs page without the estimate, and marked for the office', async () => {
    const { page, booking, close } = await openSite(
      await createEstimate(shared.site, 'laminate'),
      phone,
    );
    await page.waitForFunction(() => localStorage.getItem('last_estimate'));
    await goTo(page, `${shared.site.origin}/repairs-maintenance`);
    await page.getByRole('link', { name: 'Book a repair visit' }).first().click();
    await booking.dialog.getByText('Book a repair visit').waitFor();
    await booking.dialog.getByRole('group', { name: /^Which floor needs repairing/ }).waitFor();
    await expect.poll(() => included(booking).count()).toBe(0);
    await booking.dialog.getByLabel('Laminate').check();
    await finish(booking, 'Book Repair Visit');
    await expect.poll(() => readSheet()).toContain('Visit for\nA repair');
    await expect.poll(() => stored(page, 'last_estimate')).not.toBeNull();
    await close();
  });
});
