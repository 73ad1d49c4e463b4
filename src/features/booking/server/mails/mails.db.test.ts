import ical from 'node-ical';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerBy, sayConfirmBy } from '#features/business/answer-by.ts';
import { renderEmail } from '#features/business/server/render-email.ts';
import { addDays, instantInLondon } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import { book, readAppointment, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { deliverMails, type Mailbox, openMailbox } from '#tests/support/mail/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { BookingInput } from '../../booking-form.ts';
import { remindCustomers } from '../messages/remind-customers.ts';

const morning = '9:00 AM - 11:00 AM';

let site: TestApp;
let mailbox: Mailbox;
let now = new Date();
beforeAll(async () => {
  [site, mailbox] = await Promise.all([
    startTestApp({ clock: () => now, publicUrl: 'https://wyvernvale.example' }),
    openMailbox(),
  ]);
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});
afterEach(async () => {
  await deliver();
});

/** Delivers the queued mails. @returns the mail to the customer and the one to the business */
async function deliver(): Promise<[own: Email, notice: Email]> {
  mailbox.arrived.length = 0;
  await deliverMails(site.database.db, mailbox, () => now);
  const to = (address: string) => mailbox.arrived.find((mail) => mail.to?.[0]?.address === address);
  return [to('ann@example.com') as Email, to('hello@wyvernvale.example') as Email];
}

function readInvitation(mail: Email) {
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const text = new TextDecoder().decode(file?.content as Uint8Array);
  const event = Object.values(ical.sync.parseICS(text)).find((part) => part?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('no event');
  return { method: /METHOD:(\w+)/.exec(text)?.[1], event, header: file?.method };
}

async function bookConfirmed(date: string, more: Partial<BookingInput> = {}) {
  const id = await book(site, { preferredDates: [date], ...more });
  await deliver();
  expect((await setStatus(site, id, { status: 'confirmed' })).status).toBe(200);
  return id;
}

describe('the mails about a booking', () => {
  it('go to the customer and to the business, in text and in HTML', async () => {
    await book(site, { customerName: 'Ann <Price> & Co', requirements: 'Stairs "too"' });
    const [own, notice] = await deliver();
    expect(mailbox.arrived).toHaveLength(2);
    expect(own.from?.address).toBe('hello@wyvernvale.example');
    expect(own.subject).toBe('We have your booking request');
    expect(own.text).toContain(sayConfirmBy(answerBy(now), now));
    expect(own.text).toContain('https://wyvernvale.example/visit/');
    expect(own.html).toContain('href="https://wyvernvale.example/visit/');
    expect(own.html).toContain('01632 960 147');
    expect(notice.subject).toBe('New booking: Ann <Price> & Co, SN15 3HR');
    expect(notice.replyTo?.[0]?.address).toBe('ann@example.com');
    expect(notice.text).toContain('Stairs "too"');
    expect(notice.html).toContain('Ann &lt;Price&gt; &amp; Co');
    expect(notice.html).not.toContain('<Price>');
    expect(notice.text).not.toContain('/visit/');
  });

  it('name to the business the products asked about, the estimate, its product and its rooms', async () => {
    const carpet = await (
      await fetch(`${site.origin}/api/products/by-slug/bradford-twist-oat`)
    ).json();
    const answer = await fetch(`${site.origin}/api/calculator/estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        flooringType: 'carpet',
        productId: carpet.id,
        rooms: [{ name: 'Lounge', length: 5, width: 4 }],
      }),
    });
    const { id: estimateId, breakdown } = await answer.json();
    await book(site, { calculatorData: { estimateId, basket: [carpet.id] } });
    const [own, notice] = await deliver();
    expect(notice.text).toContain(`Asked about: ${carpet.name}`);
    expect(notice.text).toContain(
      `Estimate: ${formatPounds(breakdown.total)} for ${carpet.name}, 20.00 m²`,
    );
    expect(notice.text).toContain('Rooms: Lounge: 20.00 m²');
    expect(own.text).not.toContain('Lounge');
  });

  it('mark a repair to the business, and offer the customer no measure', async () => {
    const id = await book(site, { purpose: 'repair', preferredDates: [weekdayFrom(60)] });
    const [own, notice] = await deliver();
    expect(notice.subject).toBe('New repair booking: Ann Price, SN15 3HR');
    expect(notice.text).toContain('Visit for: A repair');
    expect(own.text).not.toContain('Measuring');
    await setStatus(site, id, { status: 'confirmed' });
    const [confirmed, fixed] = await deliver();
    expect(confirmed.text).toContain('tell you what the repair will take');
    expect(readInvitation(fixed).event.summary).toBe('Repair: Ann Price');
    expect((await readAppointment(site, id)).purpose).toBe('repair');
  });

  it('carry the logo and the address of the firm, and nothing that is loaded from elsewhere', async () => {
    await bookConfirmed(weekdayFrom(75));
    const [own, notice] = await deliver();
    for (const { html = '', text = '' } of [own, notice]) {
      expect(html).not.toMatch(/<link|url\(/i);
      expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual([
        'cid:logo@site',
      ]);
      expect(html).toContain('Fitting floors since 2004');
      for (const part of [html, text]) expect(part).toContain('Chippenham, Wiltshire SN15');
    }
    const hosts = [...(own.html ?? '').matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host);
    expect(new Set(hosts)).toEqual(new Set(['wyvernvale.example']));
  });

  it('name the address that staff have seen, so that the customer finds a slip in it', async () => {
    await bookConfirmed(weekdayFrom(70), { address: '1  High Street, Chippenham' });
    const [own] = await deliver();
    expect(own.text).toContain('Where: 1 High Street, Chippenham, SN15 3HR');
  });

  it('tell the customer what to have ready, in text and in HTML, by what the visit is for', async () => {
    await bookConfirmed(weekdayFrom(80));
    const [own, notice] = await deliver();
    expect(own.text).toContain('Please have ready\n- A clear path to each room');
    expect(own.html).toContain('<li style="margin:0 0 4px">A clear path to each room');
    expect(notice.text).not.toContain('have ready');
    await bookConfirmed(weekdayFrom(90), { purpose: 'repair' });
    expect((await deliver())[0].text).toContain('- Any spare pieces of the floor');
  });

  it('lead the business to the phone, the map and the appointment itself', async () => {
    const id = await book(site, { address: '1 "High" Street & Co', phone: '+44 1632 960147' });
    const [own, notice] = await deliver();
    const admin = `https://wyvernvale.example/admin/appointments?appointment=${id}`;
    const map =
      'https://www.google.com/maps/search/?api=1&query=1+%22High%22+Street+%26+Co%2C+SN15+3HR';
    expect(notice.html).toContain('<a href="tel:+441632960147"');
    expect(notice.html).toContain(`<a href="${map.replace('&', '&amp;')}"`);
    expect(notice.html).toContain(`<a href="${admin}"`);
    expect(notice.text).toContain(`Address: 1 "High" Street & Co, SN15 3HR\n  ${map}`);
    expect(notice.text).toContain(`Open the appointment:\n${admin}`);
    expect(notice.text).not.toContain('tel:');
    expect(own.text).not.toContain('/admin');
    expect(own.text).not.toContain('maps');
  });

  it('say email to the customer and never mail', async () => {
    const id = await bookConfirmed(weekdayFrom(100));
    await setStatus(site, id, { status: 'cancelled' });
    await setStatus(site, id, { status: 'pending' });
    const rows = await findMailsAbout(site.database.db, [id]);
    const texts = rows.flatMap(({ message }) => (message ? renderEmail(message.content).text : []));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(text).not.toMatch(/\bmails?\b/i);
  });

  it('tell distant customers that we may not come', async () => {
    await book(site, { postcode: 'EH1 1YZ' });
    const [own, notice] = await deliver();
    expect(own.text).toMatch(/about \d{3} miles from us/);
    expect(notice.text).toContain('outside our area');
  });

  it('invite to a confirmed visit, at the right instant and with a stable id', async () => {
    const date = weekdayFrom(10);
    const id = await bookConfirmed(date);
    const [own, notice] = await deliver();
    expect(own.subject).toMatch(/^Your visit is confirmed: /);
    const { method, header, event } = readInvitation(own);
    expect([method, header]).toEqual(['REQUEST', 'REQUEST']);
    expect(event.uid).toBe(`visit-${id}@wyvernvale.example`);
    expect(event.start.getTime()).toBe(instantInLondon(date, '09:00').getTime());
    expect(event.end?.getTime()).toBe(instantInLondon(date, '11:00').getTime());
    expect(event.location).toContain('SN15 3HR');
    expect(readInvitation(notice).event.summary).toContain('Ann Price');
  });

  it('move and cancel the same entry, with increasing sequence', async () => {
    const id = await bookConfirmed(weekdayFrom(20));
    const [first] = await deliver();
    const token = /\/visit\/(\S+)/.exec(first.text ?? '')?.[1];
    const date = weekdayFrom(23);
    await fetch(`${site.origin}/api/visits/${token}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visit: { date, slot: morning } }),
    });
    const [moved] = await deliver();
    expect(moved.subject).toMatch(/^Your visit has moved: /);
    expect(moved.text).toMatch(
      new RegExp(`Instead of:?\\s+${shortWeekdayDate(weekdayFrom(20))}, ${morning}`),
    );
    await setStatus(site, id, { status: 'cancelled' });
    const [cancelled] = await deliver();
    expect(cancelled.subject).toBe('Your visit is cancelled');
    expect(cancelled.text).toContain('We have cancelled your visit.');
    const entries = [first, moved, cancelled].map(readInvitation);
    expect(entries.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(new Set(entries.map(({ event }) => event.uid)).size).toBe(1);
    const sequences = entries.map(({ event }) => Number(event.sequence));
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(new Set(sequences).size).toBe(3);
    expect(entries[1]?.event.start.getTime()).toBe(instantInLondon(date, '09:00').getTime());
    expect((await readAppointment(site, id)).mails).toHaveLength(8);
  });

  it('about a booking without a visit carry no calendar file', async () => {
    const id = await book(site);
    await deliver();
    await setStatus(site, id, { status: 'cancelled' });
    const [own] = await deliver();
    expect(own.subject).toBe('Your booking is cancelled');
    expect(own.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png']);
  });

  it('are not queued when the change is rejected', async () => {
    const date = weekdayFrom(30);
    const second = await book(site, { preferredDates: [date] });
    await bookConfirmed(date);
    await deliver();
    expect((await setStatus(site, second, { status: 'confirmed' })).status).toBe(409);
    await deliver();
    expect(mailbox.arrived).toEqual([]);
  });
});

describe('the reminder', () => {
  const remind = () =>
    remindCustomers({ db: site.database.db, clock: () => now, publicUrl: 'https://x.example' });

  it('is sent once on the day before, from 9am in London, however often the job runs', async () => {
    const date = weekdayFrom(40);
    await bookConfirmed(date);
    await deliver();
    const before = addDays(date, -1);
    now = instantInLondon(addDays(before, -1), '23:59');
    expect(await remind()).toBe(0);
    now = instantInLondon(before, '08:59');
    expect(await remind()).toBe(0);
    now = instantInLondon(before, '09:00');
    const counts = await Promise.all([remind(), remind(), remind()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await remind()).toBe(0);
    const [own, notice] = await deliver();
    expect(mailbox.arrived).toHaveLength(2);
    expect(own.subject).toBe(`Tomorrow: your visit, ${morning}`);
    expect(notice.subject).toBe(`Tomorrow, ${morning}: Ann Price, SN15 3HR`);
    now = new Date();
  });

  it('is not sent for a cancelled visit, or one fixed the same day', async () => {
    const [date, other] = [weekdayFrom(50), weekdayFrom(55)];
    await setStatus(site, await bookConfirmed(date), { status: 'cancelled' });
    now = instantInLondon(addDays(date, -1), '10:00');
    expect(await remind()).toBe(0);
    now = instantInLondon(addDays(other, -1), '10:00');
    await bookConfirmed(other);
    expect(await remind()).toBe(0);
    now = new Date();
  });
});
