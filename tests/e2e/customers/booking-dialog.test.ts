import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { FreeDay } from '#features/booking/diary/contract.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { bookingIn } from '#tests/support/browser/fill-booking.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';

const shared = siteInBrowser();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

async function openSite(path = '/terms') {
  const shown = await visit(shared.browser, shared.site.origin + path, phone);
  const booking = bookingIn(shown.page);
  await booking.open();
  return { ...shown, booking };
}
type Booking = ReturnType<typeof bookingIn>;

const bottomOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().bottom);

async function openSchedule() {
  const shown = await openSite();
  await shown.booking.fillProject();
  await shown.booking.fillContact();
  return shown;
}

const offers = ({ dialog }: Booking) =>
  dialog.getByRole('group', { name: 'Next free' }).getByRole('button');
const chosenDates = ({ dialog }: Booking) =>
  dialog.getByRole('list', { name: 'Chosen dates' }).getByRole('listitem');
const closeButton = ({ dialog }: Booking) =>
  dialog.getByRole('button', { name: 'Close', exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without booking?' });

describe('the frame of the booking dialog', () => {
  it('leaves all but 120 px of a phone to the content, and stays in view', async () => {
    const { page, booking, close } = await openSite();
    const expectRoom = async () => {
      const content = booking.dialog.locator('.booking-content');
      const height = await content.evaluate((element) => {
        element.scrollTo(0, element.scrollHeight);
        return element.clientHeight;
      });
      expect(phone.viewport.height - height).toBeLessThanOrEqual(120);
      for (const part of [
        booking.dialog.getByRole('progressbar'),
        booking.dialog.getByText(/^Step \d of 4$/),
        booking.dialog.getByRole('link', { name: /^Call / }),
        booking.dialog.getByRole('link', { name: /^Email / }),
        booking.dialog.getByText('Mon-Fri 8am-6pm, Sat 9am-4pm'),
        closeButton(booking),
      ]) {
        await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThanOrEqual(0);
        await expect.poll(() => bottomOf(part)).toBeLessThan(120);
      }
      const footer = booking.dialog.locator('.booking-footer');
      await expect.poll(() => bottomOf(footer)).toBeLessThanOrEqual(844);
    };
    await expectRoom();
    await booking.fillProject();
    await expectRoom();
    await booking.fillContact();
    await expectRoom();
    await offers(booking).first().click();
    await expectRoom();
    await booking.book().click();
    await booking.dialog.getByText('Step 4 of 4').waitFor();
    await booking.dialog
      .getByText(/^We’ve got your request. We’ll confirm by /)
      .first()
      .waitFor();
    await page.getByText('Appointment Booked!').first().waitFor();
    await close();
  });
});

it('tells the team when somebody could see us, where no free time suits', async () => {
  const { booking, complaints, close } = await openSchedule();
  await booking.dialog.getByText('None of these suit?').click();
  await booking.dialog.getByLabel('When would suit you?').fill('Any evening after 6');
  await booking.dialog.getByRole('button', { name: 'Tell us when' }).click();
  await booking.dialog.getByText(/^We’ve got your message. We’ll answer by /).waitFor();
  const answer = await fetch(`${shared.site.origin}/api/contact-submissions`, {
    headers: await staffHeaders(shared.site, 'support'),
  });
  expect((await answer.json())[0]).toMatchObject({
    email: 'ada@example.com',
    message: expect.stringContaining('Any evening after 6'),
  });
  expect(complaints).toEqual([]);
  await close();
});

describe('the next free visits', () => {
  it('are the first three that can be confirmed in time, and one press chooses day and time', async () => {
    const { booking, complaints, close } = await openSchedule();
    await expect.poll(() => offers(booking).count()).toBe(3);
    const diary: FreeDay[] = await (
      await fetch(`${shared.site.origin}/api/appointments/slots`)
    ).json();
    const days = await offers(booking).allTextContents();
    const free = diary.filter(({ slots }) => slots.some(({ free }) => free > 0)).slice(0, 5);
    for (const [index, text] of days.entries()) {
      expect(text).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat) \d+\s\w{3}, \d+:00 [AP]M - \d+:00 [AP]M$/);
      const date = Number(/\d+/.exec(text)?.[0]);
      expect(free.map((day) => Number(day.date.slice(-2)))).toContain(date);
      expect(days.indexOf(text)).toBe(index);
    }
    await expect.poll(() => booking.book().isDisabled()).toBe(true);
    const status = booking.dialog.locator('.booking-footer [role=status]');
    await expect.poll(() => status.innerText()).toBe('Choose a date and a time to book.');
    await offers(booking).first().click();
    await expect.poll(() => offers(booking).first().getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => chosenDates(booking).count()).toBe(1);
    await expect.poll(() => booking.dialog.locator('input:checked').count()).toBe(1);
    await expect.poll(() => booking.book().isEnabled()).toBe(true);
    await expect.poll(() => status.innerText()).toMatch(/^\w{3}\s\d+\s\w{3}, .+, at\sSN13\s9AB$/);
    await offers(booking).first().click();
    await expect.poll(() => chosenDates(booking).count()).toBe(0);
    await expect.poll(() => booking.book().isDisabled()).toBe(true);
    await booking.dialog.getByLabel('9:00 AM - 11:00 AM').check();
    await expect.poll(() => status.innerText()).toBe('Choose a date to book.');
    expect(complaints).toEqual([]);
    await close();
  });

  it('say so when the diary cannot be read, and any date can still be chosen', async () => {
    const { page, booking, close } = await openSite();
    await page.route('**/api/appointments/slots*', (route) => route.fulfill({ status: 400 }));
    await booking.fillProject();
    await booking.fillContact();
    await booking.dialog.getByText('We can’t read our diary just now.').waitFor();
    await booking.pickDays(1);
    await booking.pickMorning();
    await expect.poll(() => booking.book().isEnabled()).toBe(true);
    await close();
  });
});

describe('a day that cannot be chosen', () => {
  it('says why to the keyboard, the pointer and a screen reader, and is not chosen', async () => {
    const { page, booking, close } = await openSchedule();
    await booking.dialog.getByRole('button', { name: 'Go to the Next Month' }).click();
    const sunday = booking.dialog.locator('td button[aria-label^="Sun "]').first();
    await expect.poll(() => sunday.getAttribute('aria-label')).toContain('we’re closed on Sundays');
    await expect.poll(() => sunday.getAttribute('aria-disabled')).toBe('true');
    await sunday.hover();
    const line = booking.dialog.getByText(/^Sun \d.*: we’re closed on Sundays\.$/);
    await line.waitFor();
    const saturday = booking.dialog.locator('td button[aria-label^="Sat "]').first();
    await saturday.click();
    await expect.poll(() => line.count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await line.waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => chosenDates(booking).count()).toBe(1);
    await close();
  });
});

describe('closing the booking dialog', () => {
  it('happens at once while nothing is entered', async () => {
    const { page, booking, close } = await openSite();
    await closeButton(booking).click();
    await booking.dialog.waitFor({ state: 'detached' });
    await booking.open();
    await page.keyboard.press('Escape');
    await booking.dialog.waitFor({ state: 'detached' });
    await booking.open();
    await booking.dialog.getByLabel('Carpet', { exact: true }).check();
    await booking.dialog.getByLabel('Carpet', { exact: true }).uncheck();
    await booking.dialog.getByRole('button', { name: 'Cancel' }).click();
    await booking.dialog.waitFor({ state: 'detached' });
    await close();
  });

  it('asks once when something is entered, and either answer is kept to', async () => {
    const { page, booking, close } = await openSite();
    await booking.dialog.getByLabel('Anything we should know?').fill('Two cats');
    await closeButton(booking).click();
    await question(page).getByRole('button', { name: 'Keep booking' }).click();
    await question(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => closeButton(booking).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await expect
      .poll(() => booking.dialog.getByLabel('Anything we should know?').inputValue())
      .toBe('Two cats');
    // Neither of several Escapes in a row loses what was entered.
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('Escape');
      await question(page).waitFor();
      await page.keyboard.press('Escape');
      await question(page).waitFor({ state: 'detached' });
    }
    await expect.poll(() => booking.dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await booking.dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Free Quote');
    await close();
  });

  it('asks on every step that holds something, and not after the booking is sent', async () => {
    const { page, booking, close } = await openSchedule();
    const keep = async (name: string) => {
      await booking.dialog.getByRole('button', { name, exact: true }).click();
      await question(page).getByRole('button', { name: 'Keep booking' }).click();
    };
    await keep('Cancel');
    await booking.dialog.getByRole('button', { name: 'Previous', exact: true }).click();
    await keep('Close');
    await booking.next();
    await offers(booking).first().click();
    await booking.book().click();
    await booking.dialog.getByText('Step 4 of 4').waitFor();
    await closeButton(booking).first().click();
    await booking.dialog.waitFor({ state: 'detached' });
    await close();
  });
});

describe('the postcode of a booking', () => {
  it('is answered while it is typed, and never stands in the way', async () => {
    const { booking, close } = await openSite();
    await booking.fillProject();
    const postcode = booking.dialog.getByLabel('Postcode *');
    await postcode.pressSequentially('sn13 9ab');
    const status = booking.dialog.getByRole('status').filter({ hasText: /from (us|Chippenham)/ });
    await expect
      .poll(() => status.innerText())
      .toMatch(/^About \d+\sminutes from us: we cover your area\.$/);
    await expect
      .poll(() => postcode.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await postcode.fill('PL1 1AA');
    await expect
      .poll(() => status.innerText())
      .toMatch(/^About \d+\smiles from Chippenham, beyond our usual 25\. Ask anyway/);
    await postcode.fill('PL1');
    await expect.poll(() => status.count()).toBe(0);
    for (const [label, text] of [
      ['Name *', 'Ada Weaver'],
      ['Email *', 'ada@example.com'],
      ['Phone *', '01632 960 147'],
      ['Address *', '1 Hoe Road'],
      ['Postcode *', 'PL1 1AA'],
    ] as const)
      await booking.dialog.getByLabel(label).fill(text);
    await booking.next();
    await booking.dialog.getByText('Step 3 of 4').waitFor();
    await close();
  });
});
