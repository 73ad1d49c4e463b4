import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openWindow, type Visit } from '#tests/support/browser/browser.ts';
import { bookingIn, openDays } from '#tests/support/browser/fill-booking.ts';
import { type Hand, handOn, type Means } from '#tests/support/browser/hand.ts';
import { countSheets, listPrintedControls } from '#tests/support/browser/on-paper.ts';
import { goTo, hydrated } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { findExcess, inboxIn } from '#tests/support/browser/staff-inbox.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';
import { seedConversations } from '#tests/support/fixtures/seed-conversations.ts';
import { isLongRun } from '#tests/support/long-run.ts';

const shared = siteInBrowser();

type Size = {
  viewport: { width: number; height: number };
  surname: string;
  /** How each journey is gone at this size; at the other one it is the other way. */
  means: Record<'book' | 'price' | 'enquire' | 'chat', Means>;
  touch?: { hasTouch: true; isMobile: true };
};
const sizes: Size[] = [
  {
    viewport: { width: 390, height: 844 },
    surname: 'Moss',
    means: { book: 'touch', price: 'keyboard', enquire: 'touch', chat: 'keyboard' },
    touch: { hasTouch: true, isMobile: true },
  },
  {
    viewport: { width: 1440, height: 900 },
    surname: 'Hill',
    means: { book: 'keyboard', price: 'mouse', enquire: 'keyboard', chat: 'mouse' },
  },
];

/** Somebody in front of a screen: the page, their hand, and how to go to an address. */
type Person = Hand & { page: Page; open: (path: string) => Promise<void> };

// Each journey once in the short run: by touch or by keyboard.
describe.each(isLongRun ? sizes : sizes.slice(0, 1))(
  'at $viewport.width px',
  ({ viewport, surname, means, touch }) => {
    let ofVisitor: Visit;
    let ofStaff: Visit;

    const personAt = ({ page }: Visit, by: Means): Person => ({
      ...handOn(page, by),
      page,
      open: (path) => goTo(page, shared.site.origin + path),
    });
    beforeAll(async () => {
      const screen = { ...touch, viewport, reducedMotion: 'reduce' } as const;
      const profile = await signedInProfile(shared.site, 'support');
      ofVisitor = await openWindow(shared.browser, screen);
      ofStaff = await openWindow(shared.browser, { ...screen, ...profile });
    });
    afterEach(() => expect([...ofVisitor.complaints, ...ofStaff.complaints]).toEqual([]));
    afterAll(() => Promise.all([ofVisitor?.close(), ofStaff?.close()]));

    it(`a product is asked about and a measure booked, which staff confirm (by ${means.book})`, async () => {
      const name = `Ann ${surname}`;
      await bookForProduct(personAt(ofVisitor, means.book), name);

      const { page, press, open } = personAt(ofStaff, means.book);
      await open('/admin/appointments');
      await press(page.getByRole('button', { name, exact: true }));
      const sheet = page.getByRole('dialog', { name });
      await sheet.getByText('Please ring the bell twice.').waitFor();
      await expect.poll(() => sheet.innerText()).toContain(`Asked about\n${oat}`);
      const confirm = sheet.getByRole('button', { name: 'Confirm', exact: true });
      await expect.poll(() => confirm.isEnabled()).toBe(true);
      await press(confirm);
      await sheet.getByText('Confirmed', { exact: true }).first().waitFor();
      await press(sheet.getByRole('button', { name: 'Close', exact: true }));
      await page.getByRole('row').filter({ hasText: name }).getByText('Confirmed').waitFor();
    });

    it(`three rooms are priced, and the estimate is printed with the same total (by ${means.price})`, async () => {
      const visitor = personAt(ofVisitor, means.price);
      const { page, press } = visitor;
      const total = await priceThreeRooms(visitor);
      expect(total).toMatch(/^£[\d,]+\.\d\d$/);
      await press(page.getByRole('link', { name: 'its own page' }));
      await page.getByRole('heading', { level: 1, name: 'Your estimate' }).waitFor();
      expect([1, 2]).toContain(await countSheets(page));
      expect(await listPrintedControls(page)).toEqual([]);
      await expect
        .poll(() => page.getByRole('navigation').filter({ visible: true }).count())
        .toBe(0);
      const printed = page.getByRole('cell', { name: total, exact: true });
      await expect.poll(() => printed.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
    });

    it(`an enquiry is followed up and converted to an appointment (by ${means.enquire})`, async () => {
      const name = `Bob ${surname}`;
      await enquire(personAt(ofVisitor, means.enquire), 'Bob', surname);

      const { page, press, write, tick, open } = personAt(ofStaff, means.enquire);
      await open('/admin/leads');
      await press(page.getByRole('button', { name, exact: true }));
      const lead = page.getByRole('dialog', { name, exact: true });
      await lead.getByText('Hall, stairs and landing').waitFor();
      await press(lead.getByRole('button', { name: `Mark followed up for ${name}` }));
      await lead.getByText('Followed Up', { exact: true }).waitFor();
      await press(lead.getByRole('button', { name: 'Convert to appointment' }));
      const form = page.getByRole('dialog', { name: `New appointment for ${name}` });
      await write(form.getByLabel('Address *'), '1 High Street, Chippenham');
      await write(form.getByLabel('Postcode *'), 'SN15 3HR');
      await press(nextFree(form));
      await tick(form.getByRole('checkbox', { name: 'Carpet' }));
      await tick(form.getByRole('radio', { name: '1-2 rooms' }));
      await tick(form.getByRole('radio', { name: 'Within a month' }));
      await press(form.getByRole('button', { name: 'Add appointment' }));
      await press(lead.getByRole('link', { name: 'Open the appointment' }));
      const appointment = page.getByRole('dialog', { name, exact: true });
      await appointment.getByText('Choose a time').waitFor();
      await press(appointment.getByRole('button', { name: 'Close', exact: true }));
      const row = page.getByRole('table', { name: 'Appointments' }).getByRole('row');
      await row.filter({ hasText: name }).getByText('Pending').waitFor();
    });

    it(`a conversation is found among 70 and answered, and nothing scrolls the document (by ${means.chat})`, async () => {
      const question = `Will a stair runner suit the ${surname} house?`;
      const reply = `It will, and we can show you three at the ${surname} house.`;
      const visitor = personAt(ofVisitor, means.chat);
      await visitor.open('/terms');
      const chat = chatIn(visitor.page);
      await visitor.press(chat.button);
      await visitor.write(chat.input, question);
      await visitor.press(chat.send);
      await chat.log.getByText(question).waitFor();
      await chat.card.getByText('Sending…').waitFor({ state: 'detached' });
      // Older than all of them, and not on the first page of the list.
      await seedConversations(shared.site, 70);

      const { page, press, write, open } = personAt(ofStaff, means.chat);
      await open('/team-chat');
      const inbox = inboxIn(page);
      const rows = inbox.list.getByRole('listitem');
      await expect.poll(() => rows.count()).toBeGreaterThan(40);
      const none = [0, 0, 0, 0];
      await expect.poll(() => findExcess(page)).toEqual(none);
      await write(inbox.search, `${surname} house`);
      await expect.poll(() => rows.count()).toBe(1);
      await press(rows.getByRole('button'));
      await inbox.log.getByText(question).waitFor();
      await write(inbox.input, reply);
      await press(inbox.send);
      await inbox.log.getByText(reply).waitFor();
      await expect.poll(() => findExcess(page)).toEqual(none);
      await chat.log.getByText(reply).waitFor();
    });
  },
);

const oat = 'Bradford Twist in Oat';

const nextFree = (form: ReturnType<Page['getByRole']>) =>
  form.getByRole('group', { name: 'Next free' }).getByRole('button').first();

/** A free measure from a product page, and every step of the form. */
async function bookForProduct({ page, press, write, tick, open }: Person, name: string) {
  await open('/products/bradford-twist-oat');
  await press(page.getByRole('link', { name: 'Book a free measure' }));
  const { dialog, book } = bookingIn(page);
  const next = dialog.getByRole('button', { name: 'Next Step' });
  const included = dialog.getByRole('region', { name: 'Sent with your request' });
  await included.getByRole('listitem').filter({ hasText: oat }).waitFor();
  await expect.poll(() => dialog.getByLabel('Carpet', { exact: true }).isChecked()).toBe(true);
  await tick(dialog.getByLabel('1-2 rooms'));
  await tick(dialog.getByLabel('Within a month'));
  await write(dialog.getByLabel(/^Anything we should know/), 'Please ring the bell twice.');
  await press(next);
  await write(dialog.getByLabel('Name *'), name);
  await write(dialog.getByLabel('Email *'), 'ann@example.com');
  await write(dialog.getByLabel('Phone *'), '01632 960 147');
  await write(dialog.getByLabel('Address *'), '1 Loom Lane, Corsham');
  await write(dialog.getByLabel('Postcode *'), 'sn13 9ab');
  await press(next);
  await press(nextFree(dialog));
  await press(dialog.getByRole('button', { name: 'Go to the Next Month' }));
  await press(openDays(dialog).first());
  const chosen = dialog.getByRole('list', { name: 'Chosen dates' }).getByRole('listitem');
  await expect.poll(() => chosen.count()).toBe(2);
  await press(book());
  await dialog.getByText('Step 4 of 4').waitFor();
  await press(dialog.getByRole('button', { name: 'Done' }));
  await dialog.waitFor({ state: 'detached' });
}

/** @returns the total as the calculator shows it */
async function priceThreeRooms({ page, press, write, tick, open }: Person): Promise<string> {
  await open('/');
  await press(page.getByRole('link', { name: 'Calculate Costs' }));
  await hydrated(page, '#calculator form');
  const form = page.locator('#calculator form');
  const next = form.getByRole('button', { name: 'Next Step' });
  const rooms = [
    { name: 'Lounge', length: '5.9', width: '4.4' },
    { name: 'Bedroom', length: '3.8', width: '3.1' },
    { length: '2.4', width: '1.9' },
  ];
  for (const [index, { name, length, width }] of rooms.entries()) {
    if (index > 0) await press(form.getByRole('button', { name: 'Add Room' }));
    if (name) await write(form.getByLabel('Room name').nth(index), name);
    await write(form.getByLabel('Length (m)').nth(index), length);
    await write(form.getByLabel('Width (m)').nth(index), width);
  }
  await press(next);
  await tick(form.getByLabel('Premium carpet'));
  await press(next);
  await form.getByRole('rowheader', { name: 'Room 3' }).waitFor();
  await press(form.getByRole('button', { name: 'Calculate Estimate' }));
  await form.getByRole('heading', { name: 'Your Estimate', exact: true }).waitFor();
  await press(form.locator('summary', { hasText: 'What makes up the price' }));
  return form
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .innerText();
}

/** From the home page's menu to the form, and what it says afterwards. */
async function enquire({ page, press, write, open }: Person, first: string, last: string) {
  await open('/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await press(menu);
  const navigation = page.getByRole('navigation', { name: /^(Main|Menu)$/ });
  await press(navigation.getByRole('link', { name: 'Contact', exact: true }));
  await hydrated(page, '#contact form');
  const form = page.getByRole('form', { name: 'Write to us' });
  await write(form.getByLabel('First name'), first);
  await write(form.getByLabel('Last name'), last);
  await write(form.getByLabel('Email'), 'bob@example.com');
  await write(form.getByLabel('Phone'), '01632 960 147');
  await write(form.getByLabel('Project details'), 'Hall, stairs and landing');
  await press(form.getByRole('button', { name: 'Send Message' }));
  await form.getByText(`Thanks, ${first}. We have your message.`).waitFor();
}
