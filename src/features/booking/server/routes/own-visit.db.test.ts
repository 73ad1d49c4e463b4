import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import {
  book,
  dayBeforeOrdinaryWeek,
  readAppointment,
  setStatus,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { deliverMails, type Mailbox, openMailbox } from '#tests/support/mail/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { visitEnd, visitStart } from '../../visit-slots.ts';

const morning = '9:00 AM - 11:00 AM';
const midday = '11:00 AM - 1:00 PM';

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
beforeEach(() => {
  now = new Date();
});
afterEach(() => {
  mailbox.arrived.length = 0;
});

/** The token of the private link in the newest mail to the customer. */
async function readToken(): Promise<string> {
  await deliverMails(site.database.db, mailbox, () => now);
  const mail = mailbox.arrived.findLast(({ to }) => to?.[0]?.address === 'ann@example.com');
  const link = /\/visit\/(\S+)/.exec(mail?.text ?? '');
  return link?.[1] ?? '';
}

const call = (token: string, step = '', body?: unknown) =>
  fetch(`${site.origin}/api/visits/${token}${step}`, {
    method: step === '/move' || step === '/cancel' ? 'POST' : 'GET',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });

async function bookConfirmed(date: string) {
  const id = await book(site, { preferredDates: [date] });
  await setStatus(site, id, { status: 'confirmed' });
  return { id, token: await readToken() };
}

describe("the customer's link", () => {
  it('has at least 128 random bits and shows nothing personal beyond the first name', async () => {
    const date = weekdayFrom(10);
    await book(site, { preferredDates: [date] });
    const token = await readToken();
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const answer = await call(token);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.json()).toEqual({
      firstName: 'Ann',
      purpose: 'measure',
      status: 'pending',
      visit: null,
      preferredDates: [date],
      preferredTimes: [morning],
      offer: null,
      confirmBy: expect.stringMatching(/T\d\d:00:00\.000Z$/),
      canMove: true,
      canCancel: true,
    });
  });

  it('is not in the database once its mail is sent', async () => {
    await book(site, { preferredDates: [weekdayFrom(11)] });
    const token = await readToken();
    const { rows } = (await site.database.db.execute(
      `select (select json_agg(mails) from mails)::text || (select json_agg(visit_links) from visit_links)::text as everything`,
    )) as unknown as { rows: { everything: string }[] };
    expect(rows[0]?.everything).toContain('token_hash');
    expect(rows[0]?.everything).not.toContain(token);
  });

  it.each(['', '/calendar.ics', '/move', '/cancel'])(
    'that is unknown or has one wrong letter gives a 404 at "%s"',
    async (step) => {
      const { id, token } = await bookConfirmed(weekdayFrom(12 + step.length));
      const was = await readAppointment(site, id);
      const wrong = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
      const body =
        step === '/move' ? { visit: { date: weekdayFrom(40), slot: midday } } : undefined;
      for (const other of [wrong, id, 'x'])
        expect((await call(other, step, body)).status).toBe(404);
      expect(await readAppointment(site, id)).toEqual(was);
    },
  );

  it('ends with its visit, and not before', async () => {
    const date = weekdayFrom(30);
    const { token } = await bookConfirmed(date);
    const visit = { date, slot: morning } as const;
    now = new Date(visitStart(visit).getTime() - 1);
    expect((await call(token)).status).toBe(200);
    now = visitStart(visit);
    expect(await (await call(token)).json()).toMatchObject({ canMove: false, canCancel: false });
    expect((await call(token, '/cancel')).status).toBe(409);
    now = visitEnd(visit);
    for (const step of ['', '/calendar.ics', '/cancel'])
      expect((await call(token, step)).status).toBe(410);
  });

  it('moves a confirmed visit to a free slot at once, and releases its place', async () => {
    const [date, other] = [weekdayFrom(50), weekdayFrom(53)];
    const { id, token } = await bookConfirmed(date);
    const visit = { date: other, slot: midday };
    const moved = await call(token, '/move', { visit });
    expect(moved.status).toBe(200);
    expect(await moved.json()).toMatchObject({ status: 'confirmed', visit });
    const seen = await readAppointment(site, id);
    expect(seen).toMatchObject({ status: 'confirmed', visit });
    expect(seen.history.at(-1)).toMatchObject({ by: 'customer', what: 'moved', visit });
    const repeat = await call(token, '/move', { visit });
    expect(repeat.status).toBe(200);
    expect(await repeat.json()).toMatchObject({ status: 'confirmed', visit });
    expect((await readAppointment(site, id)).history).toEqual(seen.history);
    const second = await book(site, { preferredDates: [date] });
    expect((await setStatus(site, second, { status: 'confirmed' })).status).toBe(200);
  });

  it('does not move to a full slot; the visit stays where it is', async () => {
    const [date, other] = [weekdayFrom(60), weekdayFrom(63)];
    const { id, token } = await bookConfirmed(date);
    await bookConfirmed(other);
    const refused = await call(token, '/move', { visit: { date: other, slot: morning } });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe(
      `There is no free place on ${shortWeekdayDate(other)}, ${morning}: please choose another time.`,
    );
    expect(await readAppointment(site, id)).toMatchObject({ visit: { date, slot: morning } });
  });

  it('does not move to a day or time that is not offered', async () => {
    const { token } = await bookConfirmed(weekdayFrom(70));
    const weekday = dayBeforeOrdinaryWeek(71);
    const monday = addDays(weekday, 8 - new Date(weekday).getUTCDay());
    for (const [date, slot, detail] of [
      [addDays(monday, -1), morning, 'visit: We’re closed on Sundays: choose another day'],
      [addDays(monday, 5), '3:00 PM - 5:00 PM', 'visit: 3:00 PM - 5:00 PM is on weekdays only'],
      ['2020-01-06', morning, 'visit: That day has passed: choose a later one'],
    ]) {
      const refused = await call(token, '/move', { visit: { date, slot } });
      expect(refused.status).toBe(400);
      expect((await refused.json()).detail).toBe(detail);
    }
  });

  it('replaces the preferences of a pending booking', async () => {
    const id = await book(site, { preferredDates: [weekdayFrom(80)] });
    const token = await readToken();
    const asked = { preferredDates: [weekdayFrom(83)], preferredTimes: [midday] };
    expect(
      (await call(token, '/move', { visit: { date: weekdayFrom(83), slot: midday } })).status,
    ).toBe(409);
    expect(await (await call(token, '/move', asked)).json()).toMatchObject({
      status: 'pending',
      ...asked,
    });
    expect(await readAppointment(site, id)).toMatchObject(asked);
    await setStatus(site, id, { status: 'confirmed' });
    expect((await call(token, '/move', asked)).status).toBe(409);
  });

  it.each([{}, { preferredDates: [weekdayFrom(20)] }, { visit: { date: 'x' } }, null])(
    'is refused a move to %j',
    async (body) => {
      await book(site, { preferredDates: [weekdayFrom(85)] });
      expect((await call(await readToken(), '/move', body)).status).toBe(400);
    },
  );

  it('cancels once, and shows the cancellation', async () => {
    const { id, token } = await bookConfirmed(weekdayFrom(90));
    expect(await (await call(token, '/cancel')).json()).toMatchObject({
      status: 'cancelled',
      visit: null,
      canMove: false,
      canCancel: false,
    });
    expect((await call(token, '/cancel')).status).toBe(409);
    expect((await readAppointment(site, id)).history.at(-1)).toMatchObject({
      by: 'customer',
      what: 'cancelled',
    });
  });

  it('has no calendar file before the visit is fixed', async () => {
    await book(site, { preferredDates: [weekdayFrom(95)] });
    expect((await call(await readToken(), '/calendar.ics')).status).toBe(409);
  });
});
