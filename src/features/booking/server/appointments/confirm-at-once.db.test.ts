import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildBooking,
  postBooking,
  readAppointment,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { deliverMails, type Mailbox, openMailbox } from '#tests/support/mail/mailbox.ts';
import { changeFirm, resetFirm } from '#tests/support/reference-firm.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const [morning, midday] = standardSlots;

let site: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  [site, mailbox] = await Promise.all([startTestApp(), openMailbox()]);
  changeFirm({ visits: { confirmsAtOnce: true } });
});
afterAll(async () => {
  resetFirm();
  await site.close();
  await mailbox.close();
});

async function bookOn(date: string, more: object = {}, headers: Record<string, string> = {}) {
  const body = buildBooking({ preferredDates: [date], preferredTimes: [morning], ...more });
  const answer = await postBooking(site.origin, body, headers);
  return { status: answer.status, body: await answer.json() };
}

it('fixes the first free time, and tells the customer and the business once', async () => {
  const date = weekdayFrom(8);
  const { status, body } = await bookOn(date, { preferredTimes: [midday, morning] });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      status: 'confirmed',
      visit: { date, slot: midday },
      confirmBy: null,
    },
  ]);
  expect(await readAppointment(site, body.id)).toMatchObject({
    status: 'confirmed',
    visit: { date, slot: midday },
    history: [{ what: 'booked' }, { what: 'confirmed', by: 'customer' }],
  });
  await deliverMails(site.database.db, mailbox, () => new Date());
  const [own, notice, ...others] = mailbox.arrived;
  expect(others).toEqual([]);
  expect(own?.subject).toMatch(/^Your visit is confirmed: /);
  expect(own?.text).toMatch(/\/visit\/\S+/);
  expect(own?.attachments.map(({ filename }) => filename)).toContain('visit.ics');
  expect(notice?.subject).toMatch(/^Confirmed on .*: Ann Price, SN15 3HR$/);
});

it('gives one place to one of fifty who want it, and offers the others the nearest', async () => {
  const date = weekdayFrom(12);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => bookOn(date, { email: `person${n}@example.com` })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  for (const { status, body } of answers)
    if (status !== 201)
      expect([status, body.detail]).toEqual([
        409,
        expect.stringMatching(
          /^Sorry, those times have been taken\. The nearest free: .+, .+; .+\.$/,
        ),
      ]);
});

it('answers a repeated call as the first, whose place it holds', async () => {
  const send = () => bookOn(weekdayFrom(16), {}, { 'idempotency-key': 'at-once' });
  const first = await send();
  expect(first.body.status).toBe('confirmed');
  expect(await send()).toEqual(first);
});

it.each([
  ['beyond our area', 'M1 1AE'],
  ['that nobody knows', 'SN99 9ZZ'],
])('asks for a visit at a postcode %s', async (_where, postcode) => {
  const { body } = await bookOn(weekdayFrom(20), { postcode });
  expect(body).toMatchObject({
    status: 'pending',
    visit: null,
    confirmBy: expect.stringContaining('T'),
  });
});
