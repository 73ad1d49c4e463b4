import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { reload } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import {
  backdateVisit,
  book,
  readAppointment,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { longIt } from '#tests/support/long-run.ts';

const shared = siteInBrowser();

async function open(path: string) {
  return visit(shared.browser, shared.site.origin + path, {
    ...(await signedInProfile(shared.site, 'support')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const kinds = async (id: string) =>
  (await readAppointment(shared.site, id)).history.map(({ what }: { what: string }) => what);

/** Presses the toast's action with the keyboard alone. */
async function pressUndo(page: Page) {
  await button(page, 'Undo').waitFor();
  await page.keyboard.press('F8');
  // The toast itself is a stop before its buttons.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Undo');
  await page.keyboard.press('Enter');
}

it.each(['/admin/appointments', '/admin', '/admin/appointments?status=pending'])(
  'a confirmation in a row of %s is undone by keyboard, and the focus stays with the appointment',
  async (path) => {
    const name = `Undone At ${path.replace(/\W/g, ' ').trim()}`;
    const id = await book(shared.site, { customerName: name, preferredDates: [weekdayFrom(30)] });
    const { page, complaints, close } = await open(path);
    // On the dashboard the work queue above the table has one too.
    await button(page, `Confirm the appointment of ${name}`).last().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Confirm', exact: true }).isEnabled())
      .toBe(true);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Status Updated').first().waitFor();
    await page.getByText(`${name} is confirmed for`).first().waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    expect((await readAppointment(shared.site, id)).status).toBe('confirmed');
    // The row has left the list of the pending ones.
    const place = path.includes('?') ? page.locator('#main:focus') : page.locator('button:focus');
    await place.waitFor();
    await pressUndo(page);
    await page.getByText('Confirmation undone').first().waitFor();
    await row(page, name).getByText('Pending', { exact: true }).waitFor();
    await expect.poll(() => focused(page)).toBe(name);
    const after = await readAppointment(shared.site, id);
    expect(after).toMatchObject({ status: 'pending', visit: null });
    expect(after.mails).toHaveLength(2);
    expect(await kinds(id)).toEqual(['booked', 'confirmed', 'confirmation-undone']);
    expect(complaints).toEqual([]);
    await setStatus(shared.site, id, { status: 'cancelled' });
    await close();
  },
);

longIt('a confirmation in the sheet is undone there, which says both', async () => {
  const customerName = 'Undone In Sheet';
  const id = await book(shared.site, { customerName, preferredDates: [weekdayFrom(31)] });
  const { page, complaints, close } = await open(`/admin/appointments?appointment=${id}`);
  const sheet = page.getByRole('dialog', { name: customerName });
  const confirm = sheet.getByRole('button', { name: 'Confirm', exact: true });
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(customerName);
  await sheet.getByRole('button', { name: 'Close message' }).waitFor();
  await expect
    .poll(() => sheet.getByRole('button', { name: 'Close', exact: true }).count())
    .toBe(1);
  await button(page, 'Close message').click();
  await sheet.getByRole('button', { name: `Undo the last change for ${customerName}` }).focus();
  await page.keyboard.press('Enter');
  await sheet.getByText('Confirmation undone', { exact: true }).last().waitFor();
  await confirm.waitFor();
  await expect.poll(() => focused(page)).toBe(customerName);
  expect(await kinds(id)).toEqual(['booked', 'confirmed', 'confirmation-undone']);
  expect(complaints).toEqual([]);
  await close();
});

it.each(['/admin/appointments', '/admin'])(
  'a confirmation in %s is undone by keyboard in the row, and the button goes when it is too late',
  async (path) => {
    const { db } = shared.site.database;
    const name = `Undone In Row ${path.replace(/\W/g, ' ').trim()}`;
    const id = await book(shared.site, { customerName: name, preferredDates: [weekdayFrom(33)] });
    await setStatus(shared.site, id, { status: 'confirmed', undoable: true });
    await db.execute(sql`update mails set due_at = now() + interval '1 hour'
      where about = ${id} and event_key like '%confirmed%'`);
    const { page, complaints, close } = await open(path);
    const undo = row(page, name).getByRole('button', { name: `Undo the last change for ${name}` });
    await undo.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Confirmation undone').first().waitFor();
    await row(page, name).getByText('Pending', { exact: true }).waitFor();
    await expect.poll(() => focused(page)).toBe(name);
    await expect.poll(() => undo.count()).toBe(0);

    await setStatus(shared.site, id, { status: 'confirmed', undoable: true });
    await db.execute(sql`update mails set due_at = now() + interval '1 hour'
      where about = ${id} and event_key like '%confirmed%' and state = 'waiting'`);
    await page.clock.install();
    await reload(page);
    await undo.focus();
    await page.clock.fastForward('01:00:01');
    await expect.poll(() => undo.count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(name);
    expect(complaints).toEqual([]);
    await setStatus(shared.site, id, { status: 'cancelled' });
    await close();
  },
);

longIt('Complete is offered by itself once the confirmation can no longer be undone', async () => {
  const { db } = shared.site.database;
  const customerName = 'Just Confirmed';
  const id = await book(shared.site, { customerName, preferredDates: [weekdayFrom(32)] });
  await setStatus(shared.site, id, { status: 'confirmed', undoable: true });
  await backdateVisit(shared.site, id);
  await db.execute(sql`update mails set due_at = now() + interval '1 hour'
    where about = ${id} and event_key like '%confirmed%'`);
  const { page, close } = await open('/admin/appointments');
  await page.clock.install();
  await reload(page);
  const complete = button(page, `Complete the appointment of ${customerName}`);
  await button(page, `Cancel the appointment of ${customerName}`).waitFor();
  await expect.poll(() => complete.count()).toBe(0);
  await page.clock.fastForward('01:00:01');
  await complete.waitFor();
  await close();
});
