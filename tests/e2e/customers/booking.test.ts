import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { bookingIn, moveToOpenDay, openDays } from '#tests/support/browser/fill-booking.ts';
import { hydrated, readDescription } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { longIt } from '#tests/support/long-run.ts';

const shared = siteInBrowser();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

async function openSite(path = '/') {
  const shown = await visit(shared.browser, shared.site.origin + path, phone);
  return { ...shown, booking: bookingIn(shown.page) };
}

type Booked = {
  customerName: string;
  preferredDates: string[];
  calculatorData: unknown;
};

async function readBookings(): Promise<Booked[]> {
  const headers = await staffHeaders(shared.site, 'support');
  return (await fetch(`${shared.site.origin}/api/appointments`, { headers })).json();
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

describe('the booking dialog', () => {
  it('books in four steps, with fewer than 40 touches on a phone', async () => {
    const { page, booking, complaints, close } = await openSite();
    const before = (await readBookings()).length;
    await hydrated(page);
    await page.evaluate(() => {
      const counted = window as unknown as { touches: number };
      counted.touches = 0;
      for (const kind of ['click', 'change'])
        addEventListener(kind, ({ isTrusted }) => isTrusted && counted.touches++, true);
    });
    await booking.open();
    const progress = booking.dialog.getByRole('progressbar');
    await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('25');
    await booking.fillProject();
    await booking.dialog.getByText('Step 2 of 4').waitFor();
    await booking.fillContact();
    await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('75');
    await expect.poll(() => booking.book().isDisabled()).toBe(true);
    await booking.pickDays(2);
    await expect.poll(() => booking.book().isDisabled()).toBe(true);
    await booking.pickMorning();
    await booking.book().click();
    await booking.dialog.getByText('Step 4 of 4').waitFor();
    await page.getByText('Appointment Booked!').first().waitFor();
    const touches = await page.evaluate(() => (window as unknown as { touches: number }).touches);
    expect(touches).toBeLessThan(40);
    const [booked, ...others] = await readBookings();
    expect(others).toHaveLength(before);
    expect(booked).toMatchObject({ customerName: 'Ada Weaver', calculatorData: null });
    expect(booked?.preferredDates).toHaveLength(2);
    await booking.dialog.getByRole('button', { name: 'Done' }).click();
    await booking.dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('can be filled in by somebody who has only a keyboard, and gives the focus back', async () => {
    const { page, booking, close } = await openSite();
    await hydrated(page);
    await page.getByRole('link', { name: 'Free Quote' }).first().focus();
    await press(page, 'Enter');
    await booking.dialog.waitFor();
    await booking.dialog.getByLabel('Carpet', { exact: true }).focus();
    await press(page, 'Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Space', 'Tab', 'Space', 'Enter');
    await booking.dialog.getByText('Step 2 of 4').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Your details');
    await press(page, 'Tab');
    for (const text of ['SN153HR', '1 Loom Lane', 'Ada Weaver', 'ada@example.com', '01632960147']) {
      await page.keyboard.type(text);
      await press(page, 'Tab');
    }
    await booking.dialog.getByRole('button', { name: 'Next Step' }).focus();
    await press(page, 'Enter');
    await booking.dialog
      .getByRole('group', { name: 'Next free' })
      .getByRole('button')
      .first()
      .waitFor();
    await booking.dialog.getByRole('button', { name: 'Go to the Next Month' }).focus();
    await press(page, 'Enter', 'Tab');
    await moveToOpenDay(page);
    await press(page, 'Enter');
    await booking.dialog.getByRole('list', { name: 'Chosen dates' }).waitFor();
    await booking.dialog.getByLabel('11:00 AM - 1:00 PM').focus();
    await press(page, 'Space');
    await booking.book().focus();
    await press(page, 'Enter');
    await booking.dialog.getByText('Step 4 of 4').waitFor();
    await press(page, 'Escape');
    await booking.dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Free Quote');
    await close();
  });

  it('says what is missing in the specified words and leads to the first of it', async () => {
    const { page, booking, close } = await openSite();
    await booking.open();
    await booking.next();
    for (const words of [
      'Please select at least one flooring type',
      'Please select project size',
      'Please select urgency',
    ])
      await booking.dialog.getByText(words, { exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('flooringTypes');
    await booking.fillProject();
    await booking.next();
    for (const words of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Please enter a complete address',
      'Please enter a valid postcode',
    ])
      await booking.dialog.getByText(words, { exact: true }).waitFor();
    const first = booking.dialog.getByLabel('Postcode *');
    await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => readDescription(first)).toContain('Please enter a valid postcode');
    await close();
  });

  longIt('keeps what was typed on the way back, and forgets it when it is closed', async () => {
    const { page, booking, close } = await openSite();
    await booking.open();
    await booking.fillProject();
    await booking.fillContact();
    await booking.pickDays(1);
    const back = () =>
      booking.dialog.getByRole('button', { name: 'Previous', exact: true }).click();
    await back();
    await expect.poll(() => booking.dialog.getByLabel('Name *').inputValue()).toBe('Ada Weaver');
    await back();
    await expect.poll(() => booking.dialog.getByLabel('3-5 rooms').isChecked()).toBe(true);
    await booking.next();
    await booking.next();
    await booking.dialog.getByRole('list', { name: 'Chosen dates' }).waitFor();
    await booking.dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await booking.dialog.waitFor({ state: 'detached' });
    await booking.open();
    await expect.poll(() => booking.dialog.getByText('Step 1 of 4').isVisible()).toBe(true);
    await expect.poll(() => booking.dialog.getByLabel('3-5 rooms').isChecked()).toBe(false);
    await close();
  });

  longIt('cuts a fifth date off, and knows that Saturdays end early', async () => {
    const { booking, close } = await openSite();
    await booking.open();
    await booking.fillProject();
    await booking.fillContact();
    await booking.pickDays(5);
    const chosen = booking.dialog.getByRole('list', { name: 'Chosen dates' }).getByRole('listitem');
    await expect.poll(() => chosen.count()).toBe(4);
    // Each removed date passes the focus to the next one, the last to the calendar.
    const focused = booking.dialog.locator('button:focus');
    for (let left = 3; left > 0; left -= 1) {
      await chosen.first().getByRole('button').press('Enter');
      await expect.poll(() => focused.textContent()).toBe(await chosen.first().textContent());
      await expect.poll(() => chosen.count()).toBe(left);
    }
    await chosen.first().getByRole('button').press('Enter');
    await expect.poll(() => booking.dialog.locator('td button:focus').count()).toBe(1);
    await openDays(booking.dialog).and(booking.dialog.getByLabel(/^Sat /)).first().click();
    await booking.dialog.getByLabel('3:00 PM - 5:00 PM').check();
    await booking.dialog.getByText('is on weekdays only').waitFor();
    await expect.poll(() => booking.book().isDisabled()).toBe(true);
    const sundays = booking.dialog.locator('td button[aria-label^="Sun "]');
    await expect.poll(() => sundays.count()).toBeGreaterThan(3);
    await expect.poll(() => openDays(booking.dialog).and(sundays).count()).toBe(0);
    await close();
  });

  it('opens when a link to it is clicked before the page has its code', async () => {
    const context = await shared.browser.newContext(phone);
    const page = await context.newPage();
    let letCodeThrough = () => {};
    const isAllowed = new Promise<void>((resolve) => {
      letCodeThrough = resolve;
    });
    await page.route('**/assets/entry-*.js', async (route) => {
      await isAllowed;
      await route.continue();
    });
    await page.goto(`${shared.site.origin}/area/bath`);
    await page.getByRole('link', { name: 'Book FREE Measure Now' }).first().click();
    await page.waitForURL('**/?book=1#contact');
    letCodeThrough();
    await bookingIn(page).dialog.getByText('Step 1 of 4').waitFor();
    await context.close();
  });

  it('opens by an address, once', async () => {
    const { page, booking, close } = await openSite('/lvt?book=1');
    await booking.dialog.getByText('Step 1 of 4').waitFor();
    await booking.dialog.getByRole('button', { name: 'Close' }).click();
    await booking.dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(`${shared.site.origin}/lvt`);
    await close();
  });

  it('says why it failed, keeps everything, and books once when it is tried again', async () => {
    const { page, booking, close } = await openSite();
    const before = (await readBookings()).length;
    await booking.open();
    await booking.fillProject();
    await booking.fillContact();
    await booking.pickDays(1);
    await booking.pickMorning();
    const keys: (string | undefined)[] = [];
    // The server has booked, but its answer is lost on the way.
    await page.route('**/api/appointments', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      if (keys.length > 1) return route.fulfill({ response: answer });
      return route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ detail: 'The database does not answer.' }),
      });
    });
    await booking.book().click();
    await booking.dialog.getByText('503: The database does not answer.').first().waitFor();
    await page.getByText('Booking Failed').first().waitFor();
    await booking.book().click();
    await booking.dialog.getByText('Step 4 of 4').waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await expect.poll(() => readBookings()).toHaveLength(before + 1);
    await close();
  });
});

describe('a booking while the server is away for a moment', () => {
  it('is sent again by itself, which the dialog says, and is booked once', async () => {
    const { page, booking, close } = await openSite();
    const before = (await readBookings()).length;
    await booking.open();
    await booking.fillProject();
    await booking.fillContact();
    await booking.pickDays(1);
    await booking.pickMorning();
    const keys: (string | undefined)[] = [];
    await page.route('**/api/appointments', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      return route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        headers: { 'retry-after': '1' },
        body: JSON.stringify({ detail: 'Not now.' }),
      });
    });
    await booking.book().click();
    await booking.dialog.getByText('We can’t reach our server.').first().waitFor();
    await booking.dialog.getByText('Step 4 of 4').waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await expect.poll(() => readBookings()).toHaveLength(before + 1);
    await close();
  });
});
