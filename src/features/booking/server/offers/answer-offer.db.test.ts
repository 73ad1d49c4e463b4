import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { book, readAppointment, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { offerAndReadToken, withdrawOffer } from '#tests/support/fixtures/offers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type Visit, visitStart } from '../../visit-slots.ts';
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
let now = new Date();
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());
beforeEach(async () => {
  now = new Date();
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
const readEvents = async (id: string) =>
  (await readAppointment(site, id)).history.map(({ what }: { what: string }) => what);
const details = async (answer: Response) => [answer.status, (await answer.json()).detail];

describe('accepting an offered time', () => {
  it('confirms a pending appointment, with one confirmation to each side', async () => {
    const id = await pending();
    const token = await offerAndReadToken(site, id, [first, second]);
    const answer = await accept(token, second);
    expect(await answer.json()).toMatchObject({ status: 'confirmed', visit: second, offer: null });
    expect(await readAppointment(site, id)).toMatchObject({ visit: second, offer: null });
    expect(await readEvents(id)).toEqual([
      'booked',
      'times-offered',
      'offer-accepted',
      'confirmed',
    ]);
    const kinds: string[] = await readKinds(id);
    expect(kinds.slice(-2)).toEqual(['booking-confirmed', 'notice-confirmed']);
    const mails = await findMailsAbout(site.database.db, [id]);
    expect(mails.at(-2)?.message?.calendar?.method).toBe('REQUEST');
    expect((await accept(token, second)).status).toBe(409);
    expect((await accept(token, first)).status).toBe(409);
  });

  it('moves a fixed visit, which stays where it is until then', async () => {
    const id = await confirmed();
    const token = await offerAndReadToken(site, id, [first]);
    const was: Visit = { date: weekdayFrom(5), slot: morning };
    expect(await readAppointment(site, id)).toMatchObject({ status: 'confirmed', visit: was });
    expect((await accept(token, first)).status).toBe(200);
    expect(await readAppointment(site, id)).toMatchObject({ status: 'confirmed', visit: first });
    expect((await readKinds(id)).slice(-2)).toEqual(['booking-moved', 'notice-moved']);
    await take(was);
  });

  it('that has been taken says what is still free, once for staff', async () => {
    const id = await confirmed();
    const token = await offerAndReadToken(site, id, [first, second]);
    await take(first);
    expect((await open(token)).offer.times).toEqual([
      { ...first, isFree: false },
      { ...second, isFree: true },
    ]);
    for (const _attempt of [1, 2]) {
      const [status, detail] = await details(await accept(token, first));
      expect(status).toBe(409);
      expect(detail).toMatch(
        /^Sorry, somebody has just taken .*You can still choose .*1:00 PM - 3/,
      );
    }
    const seen = await readAppointment(site, id);
    expect(seen.offer.takenAt).not.toBeNull();
    expect((await readEvents(id)).filter((what: string) => what === 'offer-taken')).toHaveLength(1);
    await take(second);
    expect((await details(await accept(token, second)))[1]).toContain('None of the times is free');
    expect(await readAppointment(site, id)).toMatchObject({
      visit: { date: weekdayFrom(5), slot: morning },
    });
  });

  it('is refused after the offer was withdrawn, cancelled with the booking, or has expired', async () => {
    const gone =
      'These times are no longer offered: please open your link again to see where things stand.';
    const id = await pending();
    let token = await offerAndReadToken(site, id, [first]);
    await withdrawOffer(site, id);
    expect(await details(await accept(token, first))).toEqual([409, gone]);
    token = await offerAndReadToken(site, id, [first]);
    await setStatus(site, id, { status: 'cancelled' });
    expect(await details(await accept(token, first))).toEqual([409, gone]);
    await setStatus(site, id, { status: 'pending' });
    token = await offerAndReadToken(site, id, [first]);
    now = visitStart(first);
    expect(await details(await accept(token, first))).toEqual([409, gone]);
    expect(await open(token)).toMatchObject({ offer: null });
    now = new Date();
    await offerAndReadToken(site, id, [{ date: weekdayFrom(30), slot: morning }]);
    now = new Date(now.getTime() + 8 * 86_400_000);
    expect((await details(await accept(token, { date: weekdayFrom(30), slot: morning })))[0]).toBe(
      409,
    );
  });

  it('by two at once fixes one visit', async () => {
    const id = await pending();
    const token = await offerAndReadToken(site, id, [first, second]);
    const answers = await Promise.all([
      accept(token, first),
      accept(token, second),
      accept(token, first),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(
      (await readKinds(id)).filter((kind: string) => kind === 'booking-confirmed'),
    ).toHaveLength(1);
  });

  it('at once with another customer’s confirmation gives the time to one of them', async () => {
    for (const _round of [1, 2, 3]) {
      const id = await pending();
      const token = await offerAndReadToken(site, id, [first]);
      const other = await book(site, {
        email: others,
        preferredDates: [first.date],
        preferredTimes: [first.slot],
      });
      const [own, theirs] = await Promise.all([
        accept(token, first),
        setStatus(site, other, { status: 'confirmed' }),
      ]);
      expect([own.status, theirs.status].toSorted()).toEqual([200, 409]);
      for (const one of [email, others])
        await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, one));
    }
  });

  it('ends the offer like any other way to fix or move the visit', async () => {
    const id = await pending();
    const token = await offerAndReadToken(site, id, [first]);
    await setStatus(site, id, { status: 'confirmed' });
    expect((await accept(token, first)).status).toBe(409);
    expect(await readAppointment(site, id)).toMatchObject({ offer: null });
  });
});

describe('declining', () => {
  it('keeps a fixed visit, and tells the business', async () => {
    const id = await confirmed();
    const token = await offerAndReadToken(site, id, [first]);
    const answer = await post(token, 'decline');
    expect(await answer.json()).toMatchObject({ status: 'confirmed', offer: null });
    expect(await readAppointment(site, id)).toMatchObject({ offer: { state: 'declined' } });
    expect((await readKinds(id)).at(-1)).toBe('notice-declined');
    expect((await post(token, 'decline')).status).toBe(409);
    expect(await (await withdrawOffer(site, id)).json()).toMatchObject({ offer: null });
  });

  it('is what asking for other days does', async () => {
    const id = await pending();
    const token = await offerAndReadToken(site, id, [first]);
    const body = { preferredDates: [weekdayFrom(25)], preferredTimes: [morning] };
    expect(await (await post(token, 'move', body)).json()).toMatchObject({ offer: null });
    expect((await readEvents(id)).slice(-2)).toEqual(['offer-declined', 'moved']);
  });
});

it('the link of an offer works until the offer ends, however old the dates asked for', async () => {
  const id = await pending();
  const token = await offerAndReadToken(site, id, [first]);
  await site.database.db.execute(
    `update appointments set preferred_dates = '["2020-01-06"]' where id = '${id}'`,
  );
  expect((await accept(token, first)).status).toBe(200);
});
