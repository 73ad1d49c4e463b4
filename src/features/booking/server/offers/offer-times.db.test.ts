import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { book, readAppointment, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import {
  offerAndReadToken,
  offerTimes,
  readOfferLinks,
  withdrawOffer,
} from '#tests/support/fixtures/offers.ts';
import { deliverMails, type Mailbox, openMailbox } from '#tests/support/mail/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Visit } from '../../visit-slots.ts';
import { eraseAppointmentsOf } from '../queries-person.ts';

const morning = '9:00 AM - 11:00 AM';
const noon = '11:00 AM - 1:00 PM';
const afternoon = '1:00 PM - 3:00 PM';
const email = 'ann@example.com';
const others = 'others@example.com';
const date = weekdayFrom(3);
const first: Visit = { date, slot: noon };
const second: Visit = { date, slot: afternoon };

let site: TestApp;
let mailbox: Mailbox;
let now = new Date();
beforeAll(async () => {
  [site, mailbox] = await Promise.all([startTestApp({ clock: () => now }), openMailbox()]);
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});
beforeEach(async () => {
  now = new Date();
  mailbox.arrived.length = 0;
  for (const one of [email, others])
    await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, one));
});

const pending = () => book(site, { email, preferredDates: [weekdayFrom(10)] });
async function confirmed(on = weekdayFrom(5)) {
  const id = await book(site, { email, preferredDates: [on] });
  await setStatus(site, id, { status: 'confirmed' });
  return id;
}
/** Another customer takes a time. */
async function take({ date: day, slot }: Visit) {
  const id = await book(site, { email: others, preferredDates: [day], preferredTimes: [slot] });
  expect((await setStatus(site, id, { status: 'confirmed' })).status).toBe(200);
  return id;
}

const post = (token: string, step: string, body?: unknown) =>
  fetch(`${site.origin}/api/visits/${token}/${step}`, {
    method: 'POST',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
const accept = (token: string, visit: Visit) => post(token, 'accept', { visit });
const open = async (token: string) => (await fetch(`${site.origin}/api/visits/${token}`)).json();
const readKinds = async (id: string) =>
  (await readAppointment(site, id)).mails.map(({ kind }: { kind: string }) => kind);
const details = async (answer: Response) => [answer.status, (await answer.json()).detail];

describe('an offer of other times', () => {
  it('is emailed after the time to undo, with a link for each time that only opens the page', async () => {
    const id = await pending();
    await deliverMails(site.database.db, mailbox, () => now);
    const answer = await offerTimes(site, id, [second, first], 'The fitter is near you that day.');
    expect(answer.status).toBe(200);
    const { offer, history } = await answer.json();
    expect(offer).toMatchObject({
      times: [first, second],
      note: 'The fitter is near you that day.',
      by: 'Test support',
      state: 'open',
      takenAt: null,
    });
    expect(history.at(-1)).toMatchObject({ what: 'times-offered', by: 'Test support' });
    mailbox.arrived.length = 0;
    await deliverMails(site.database.db, mailbox, () => now);
    expect(mailbox.arrived).toEqual([]);
    now = new Date(now.getTime() + 10_000);
    await deliverMails(site.database.db, mailbox, () => now);
    const [mail] = mailbox.arrived;
    expect(mail).toMatchObject({ subject: 'Other times for your visit' });
    expect(mail?.text).toContain('The fitter is near you that day.');
    const links = [...(mail?.text ?? '').matchAll(/\/visit\/([^?\s]+)\?time=(\S+)/g)];
    expect(links.map(([, , time]) => new URLSearchParams(`time=${time}`).get('time'))).toEqual([
      `${date} ${noon}`,
      `${date} ${afternoon}`,
    ]);
    const token = links[0]?.[1] ?? '';
    const page = await fetch(`${site.origin}/api/visits/${token}`);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect((await page.json()).offer).toMatchObject({
      times: [
        { ...first, isFree: true },
        { ...second, isFree: true },
      ],
    });
    expect(await readAppointment(site, id)).toMatchObject({ status: 'pending', visit: null });
  });

  it('that is withdrawn within the time to undo leaves nothing behind', async () => {
    const id = await pending();
    await offerTimes(site, id, [first]);
    const [link = ''] = await readOfferLinks(site, id);
    const token = /\/visit\/([^?]+)/.exec(link)?.[1] ?? '';
    expect(await open(token)).toMatchObject({ offer: null });
    expect((await accept(token, first)).status).toBe(409);
    expect(await (await withdrawOffer(site, id)).json()).toMatchObject({ offer: null });
    expect(await readKinds(id)).not.toContain('booking-offered');
    expect(await details(await withdrawOffer(site, id))).toEqual([
      409,
      'No times are offered to this customer any more.',
    ]);
  });

  it('replaces the one before: its email is not sent, or its times are not accepted', async () => {
    const id = await pending();
    await offerTimes(site, id, [first]);
    await offerTimes(site, id, [second]);
    expect((await readKinds(id)).filter((kind: string) => kind === 'booking-offered')).toHaveLength(
      1,
    );
    const token = await offerAndReadToken(site, id, [second]);
    await offerAndReadToken(site, id, [first]);
    expect(await details(await accept(token, second))).toEqual([
      400,
      'visit: must be one of the times offered.',
    ]);
    expect((await accept(token, first)).status).toBe(200);
  });

  it('whose email waits in an outage is not sent once it is withdrawn', async () => {
    const id = await pending();
    await offerAndReadToken(site, id, [first]);
    await withdrawOffer(site, id);
    await deliverMails(site.database.db, mailbox, () => now);
    expect(mailbox.arrived.map(({ subject }) => subject)).not.toContain(
      'Other times for your visit',
    );
    const mails = await findMailsAbout(site.database.db, [id]);
    expect(mails.at(-1)).toMatchObject({
      state: 'dropped',
      lastError: 'the times are no longer offered',
    });
  });

  it('is refused for times that are not free, with their names, and nothing is sent', async () => {
    const id = await pending();
    await take(first);
    const [status, detail] = await details(await offerTimes(site, id, [first, second]));
    expect(status).toBe(409);
    expect(detail).toMatch(
      /^Nobody is free on .*11:00 AM - 1:00 PM any more: .*Nothing was sent\.$/,
    );
    expect(await readAppointment(site, id)).toMatchObject({ offer: null });
    expect(await readKinds(id)).not.toContain('booking-offered');
  });

  it.each<[string, Visit[], string]>([
    ['no time', [], 'times: Please choose at least one time'],
    ['a time twice', [first, first], 'times: You’ve chosen the same time twice'],
    [
      'a past day',
      [{ date: '2020-01-06', slot: morning }],
      'times: That day has passed: choose a later one',
    ],
    [
      'four times',
      [first, second, { date, slot: morning }, { date: weekdayFrom(20), slot: morning }],
      'times: Please choose at most 3 times',
    ],
  ])('is refused with %s', async (_name, times, detail) => {
    expect(await details(await offerTimes(site, await pending(), times))).toEqual([400, detail]);
  });

  it('is refused where nobody can be emailed or nothing can be fixed', async () => {
    const id = await confirmed();
    const own: Visit = { date: weekdayFrom(5), slot: morning };
    expect((await details(await offerTimes(site, id, [own])))[0]).toBe(400);
    await setStatus(site, id, { status: 'cancelled' });
    expect((await details(await offerTimes(site, id, [first])))[0]).toBe(409);
    const held = await pending();
    await setStatus(site, held, { status: 'confirmed', undoable: true });
    expect((await details(await offerTimes(site, held, [first])))[0]).toBe(409);
    now = new Date(now.getTime() + 10_000);
    expect((await details(await offerTimes(site, held, [first])))[0]).toBe(200);
    await site.database.db.execute(`update appointments set email = '' where id = '${held}'`);
    expect(await details(await offerTimes(site, held, [first]))).toEqual([
      409,
      'This customer has no email: please ring them to agree a time.',
    ]);
    await site.database.db.execute(
      `update appointments set email = '${email}' where id = '${held}'`,
    );
  });
});
