import { describe, expect, it } from 'vitest';
import { mondayOf } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { bindFigures } from '#platform/units/bind-figures.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { openDays } from '#tests/support/browser/fill-booking.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';

const shared = siteInBrowser();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

const weekOf = (day: string) => `Week of ${shortWeekdayDate(mondayOf(day))}`;

async function open(path: string) {
  return visit(shared.browser, shared.site.origin + path, phone);
}

describe("the customer's own page", () => {
  it('moves a confirmed visit to a free time, never to one that is taken', async () => {
    const [date, taken] = [weekdayFrom(10), weekdayFrom(17)];
    await bookForLink(shared.site, { preferredDates: [taken], confirm: true });
    const link = await bookForLink(shared.site, { preferredDates: [date], confirm: true });
    const { page, complaints, close } = await open(link);
    await expect
      .poll(() => page.locator('main').innerText())
      .toContain(bindFigures(shortWeekdayDate(date)));
    await page.getByRole('button', { name: 'Move my visit' }).click();
    const day = page.getByRole('group', { name: shortWeekdayDate(taken) });
    const week = page.getByText(/^Week of /);
    // The week is named at once, its days come afterwards.
    for (const wanted = bindFigures(weekOf(taken)); (await week.innerText()) !== wanted; ) {
      const before = await week.innerText();
      await page.getByRole('button', { name: 'Later' }).click();
      await expect.poll(() => week.innerText()).not.toBe(before);
    }
    await day.waitFor();
    await expect
      .poll(() => day.getByRole('radio', { name: '9:00 AM - 11:00 AM (taken)' }).isDisabled())
      .toBe(true);
    await day.getByRole('radio', { name: '11:00 AM - 1:00 PM' }).check({ force: true });
    const moves: string[] = [];
    page.on('request', (sent) => sent.url().endsWith('/move') && moves.push(sent.url()));
    // Two taps in one task: the button cannot be disabled between them.
    await page.getByRole('button', { name: 'Move my visit' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect
      .poll(() => page.locator('main').innerText())
      .toContain(bindFigures(shortWeekdayDate(taken)));
    await expect.poll(() => page.locator('main').innerText()).toContain('11:00 AM - 1:00 PM');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Ann, your visit has moved');
    expect(moves).toHaveLength(1);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.reload();
    await expect
      .poll(() => page.locator('main').innerText())
      .toContain(bindFigures(shortWeekdayDate(taken)));
    expect(complaints).toEqual([]);
    await close();
  });

  it('cancels after asking once, by keyboard alone', async () => {
    const link = await bookForLink(shared.site, {
      preferredDates: [weekdayFrom(24)],
      confirm: true,
    });
    const { page, close } = await open(link);
    await page.getByRole('button', { name: 'Cancel my visit' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Cancel your visit?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Ann, your visit is cancelled');
    await expect.poll(() => page.getByRole('button', { name: /Cancel|Move/ }).count()).toBe(0);
    await close();
  });

  it('keeps a visit that was nearly cancelled', async () => {
    const link = await bookForLink(shared.site, {
      preferredDates: [weekdayFrom(31)],
      confirm: true,
    });
    const { page, close } = await open(link);
    await page.getByRole('button', { name: 'Cancel my visit' }).click();
    await page.getByRole('button', { name: 'No, keep it' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Cancel my visit' }).count()).toBe(1);
    await close();
  });

  it('asks for other dates while the booking is pending', async () => {
    const link = await bookForLink(shared.site, { preferredDates: [weekdayFrom(40)] });
    const { page, close } = await open(link);
    await page.getByText(/^We’ve got your request. We’ll confirm by /).waitFor();
    await page.getByRole('button', { name: 'Ask for other dates' }).click();
    await page.getByRole('button', { name: 'Ask for these dates' }).click();
    await expect
      .poll(() => page.getByRole('alert').first().innerText())
      .toBe('Please select at least one preferred date');
    await page.getByRole('group', { name: 'Next free' }).getByRole('button').first().waitFor();
    await page.getByRole('button', { name: 'Go to the Next Month' }).click();
    const day = openDays(page.locator('main')).nth(3);
    const label = (await day.getAttribute('aria-label')) ?? '';
    await day.click();
    await page.getByRole('checkbox', { name: '1:00 PM - 3:00 PM' }).check();
    await page.getByRole('button', { name: 'Ask for these dates' }).click();
    await expect.poll(() => page.locator('dl').innerText()).toContain('1:00 PM - 3:00 PM');
    await expect
      .poll(() => page.locator('dl').innerText())
      .toMatch(new RegExp(label.replaceAll(' ', '\\s')));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Ann, we have your new dates');
    await close();
  });

  it('offers the visit as a calendar file', async () => {
    const link = await bookForLink(shared.site, {
      preferredDates: [weekdayFrom(47)],
      confirm: true,
    });
    const { page, close } = await open(link);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to my calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('visit.ics');
    await close();
  });

  it('is there without script, is kept by nobody and is in no search engine', async () => {
    const link = await bookForLink(shared.site, {
      preferredDates: [weekdayFrom(54)],
      confirm: true,
    });
    const answer = await fetch(shared.site.origin + link);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await answer.text()).toContain(bindFigures(shortWeekdayDate(weekdayFrom(54))));
  });

  it('says so when the link leads nowhere', async () => {
    const answer = await fetch(`${shared.site.origin}/visit/nothing-here`);
    expect(answer.status).toBe(404);
    const { page, close } = await open('/visit/nothing-here');
    await expect.poll(() => page.locator('h1').innerText()).toBe('We can’t find this visit');
    await close();
  });
});
