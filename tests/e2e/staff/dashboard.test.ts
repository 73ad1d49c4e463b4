import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { handOverConversation } from '#features/chat/server/conversations/hand-over.ts';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { book, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { seedConversations } from '#tests/support/fixtures/seed-conversations.ts';

const shared = siteInBrowser();

const enquire = (firstName: string) =>
  fetch(`${shared.site.origin}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName,
      lastName: 'Moss',
      email: 'moss@example.com',
      phone: '07700 900123',
      message: 'Do you fit sisal?',
    }),
  });

it('the dashboard says what is to be done now, live, and leads there', async () => {
  const { site } = shared;
  const { page, complaints, close } = await visit(shared.browser, `${site.origin}/admin`, {
    ...(await signedInProfile(site, 'support')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const today = page.getByRole('region', { name: 'Today’s visits' });
  const waiting = page.getByRole('region', { name: 'To do' });
  const person = (name: string) => waiting.getByRole('button', { name, exact: true });
  await today.getByText(': none.').waitFor();
  await waiting.getByText('Nothing’s waiting.').waitFor();

  await enquire('Arrived');
  await person('Arrived Moss').waitFor();
  const id = await book(site, { customerName: 'Visited Today', preferredDates: [weekdayFrom(9)] });
  await person('Visited Today').waitFor();
  const chat = await seedConversations(site, 1);
  await handOverConversation(site.database.db, chat, { summary: 'Asks.', now: new Date() });
  const chatLink = waiting.getByRole('link', { name: /^Visitor \d{4}$/ });
  await expect.poll(() => chatLink.getAttribute('href')).toBe(`/team-chat?conversation=${chat}`);
  await expect
    .poll(() => waiting.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringMatching(/Arrived Moss.*Due \w+.*Do you fit sisal/s),
      expect.stringMatching(/Visited Today/),
      expect.stringMatching(/Visitor \d{4}.*Chat for the team/s),
    ]);

  const menu = page.getByRole('navigation', { name: 'Admin panel' });
  const countOf = (name: string) => menu.getByRole('link', { name, exact: true }).innerText();
  await expect.poll(() => countOf('Appointments')).toMatch(/^Appointments\s+1$/);
  await expect.poll(() => countOf('Leads')).toMatch(/^Leads\s+1$/);

  await expect
    .poll(() => waiting.getByRole('link', { name: 'Call Arrived Moss' }).getAttribute('href'))
    .toBe('tel:07700900123');
  await waiting.getByRole('button', { name: 'Confirm the appointment of Visited Today' }).click();
  const confirmation = page.getByRole('dialog', { name: /^Confirm the appointment of Visited/ });
  await confirmation.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.poll(() => person('Visited Today').count()).toBe(0);
  await expect.poll(() => countOf('Appointments')).toBe('Appointments');
  await site.database.db.execute(
    sql`update visits set date = (now() at time zone 'Europe/London')::date where appointment_id = ${id}`,
  );
  await enquire('Another');
  const line = today.getByRole('listitem').filter({ hasText: 'Visited Today' });
  await line.getByText('9–11am').waitFor();
  await expect
    .poll(() => today.getByRole('heading').textContent())
    .toMatch(/^Today’s visits\s*\w{3} /);
  await expect
    .poll(() => line.getByRole('link', { name: '01632 960147' }).getAttribute('href'))
    .toBe('tel:01632960147');
  await expect
    .poll(() => line.getByRole('link', { name: /on the map$/ }).getAttribute('href'))
    .toContain('query=1+High+Street%2C+Chippenham%2C+SN15+3HR');

  const figures = page.getByRole('table', { name: 'Bookings and quoted sums by week' });
  await expect.poll(() => figures.isVisible()).toBe(false);
  await page.getByText('Show the figures').focus();
  await page.keyboard.press('Enter');
  await figures.waitFor();
  await expect.poll(() => figures.getByRole('row').count()).toBe(13);
  await expect.poll(() => figures.getByRole('row').last().innerText()).toMatch(/1\s+£0\.00$/);
  await page.getByRole('img', { name: /^Bookings of the last 12 weeks/ }).waitFor();

  await waiting.getByRole('button', { name: 'Reply to Arrived Moss' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Arrived Moss' });
  await sheet.getByRole('button', { name: /^Mark followed up/ }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => person('Arrived Moss').count()).toBe(0);
  await line.getByRole('button', { name: 'Visited Today' }).click();
  await page.getByRole('dialog', { name: 'Visited Today' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
