import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { mailOutages } from '#platform/server/mail/schema.ts';
import { sendNextMail } from '#platform/server/mail/send-next-mail.ts';
import { book, readAppointment, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { calm, type Mailbox, openMailbox, sendingTo } from '#tests/support/mail/mailbox.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { limits } from '../../limits.ts';
import { moveVisit } from '../appointments/move-visit.ts';
import { undoChange } from '../diary/undo-change.ts';
import { remindCustomers } from '../messages/remind-customers.ts';
import { findAppointment } from '../queries.ts';
import { eraseAppointmentsOf } from '../queries-person.ts';

const histories = loopLength(6, 200);
const seconds = 1_000;
const hour = 3_600 * seconds;
const staff = { id: 'mo', name: 'Mo Patel', email: 'mo@x.example', role: 'support' } as const;
const business = 'hello@wyvernvale.example';

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

const days = [20, 27, 34].map((ahead) => weekdayFrom(ahead));
const [morning, , afternoon] = standardSlots;
const visits = days.flatMap((date) => [
  { date, slot: morning },
  { date, slot: afternoon },
]);

/** Failure modes of the mail server. */
const mailServerModes = {
  fine: {},
  slow: { replyAfterMs: 5 },
  refusing: { refuse: true },
  refusingForGood: { refuse: 554 },
  greylisting: 'greylist',
  unreachable: { refuseConnection: 421 },
  cutting: { cutAfterData: true },
} as const;
type Weather = keyof typeof mailServerModes;

type Step =
  | { act: 'confirm' | 'confirm-undoable' | 'undo' | 'cancel' | 'restore' | 'notes' | 'remind' }
  | { act: 'move'; visit: number }
  | { act: 'ask'; day: number }
  | { act: 'weather'; weather: Weather }
  | { act: 'send'; workers: number }
  | { act: 'wait'; seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom('confirm' as const, 'cancel' as const, 'restore' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('confirm-undoable' as const, 'undo' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('notes' as const, 'remind' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('move' as const), visit: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('ask' as const), day: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('weather' as const),
      weather: fc.constantFrom(...(Object.keys(mailServerModes) as Weather[])),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('send' as const),
      workers: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('wait' as const),
      seconds: fc.constantFrom(5, 30, 400, 4_000),
    }),
  },
);

function setWeather(weather: Weather) {
  const { arrived } = mailbox;
  const kept = [...arrived];
  calm(mailbox);
  arrived.push(...kept);
  if (weather === 'greylisting') {
    const seen = new Map<string, number>();
    mailbox.judgeRecipient = (address) => {
      seen.set(address, (seen.get(address) ?? 0) + 1);
      return (seen.get(address) ?? 0) <= 2 ? 451 : undefined;
    };
  } else Object.assign(mailbox, mailServerModes[weather]);
}

/**
 * Runs one history to its end; the mail server recovers at the end.
 * @returns the appointment's id, and how many mails had arrived when nothing changed any more
 */
async function play(steps: Step[], customer: string): Promise<{ id: string; before: number }> {
  const { db } = site.database;
  now = new Date();
  calm(mailbox);
  await db.delete(mailOutages);
  const id = await book(site, {
    email: customer,
    preferredDates: days,
    preferredTimes: [morning, afternoon],
  });
  const parts = { db, clock: () => now, publicUrl: 'http://x.example' };
  const sending = sendingTo(mailbox, { db, clock: () => now });
  const move = async (request: Parameters<typeof moveVisit>[2]) => {
    const appointment = await findAppointment(db, id);
    // Rejected when the status does not allow it or its dates are past: then nothing changes.
    if (appointment)
      await moveVisit(parts as Parameters<typeof moveVisit>[0], appointment, request).catch(
        (error) => expect([400, 409]).toContain(error.status),
      );
  };
  for (const one of steps) {
    if (one.act === 'confirm') await setStatus(site, id, { status: 'confirmed' });
    else if (one.act === 'confirm-undoable')
      await setStatus(site, id, { status: 'confirmed', undoable: true });
    else if (one.act === 'undo')
      // Refused when there is nothing to undo, or too late: then nothing changes.
      await undoChange({ db, clock: () => now }, id, staff).catch((error) =>
        expect(error.status).toBe(409),
      );
    else if (one.act === 'cancel') await setStatus(site, id, { status: 'cancelled' });
    else if (one.act === 'restore') await setStatus(site, id, { status: 'pending' });
    else if (one.act === 'move') await move({ visit: visits[one.visit] });
    else if (one.act === 'ask')
      await move({ preferredDates: [days[one.day] ?? ''], preferredTimes: [morning] });
    else if (one.act === 'weather') setWeather(one.weather);
    else if (one.act === 'send')
      await Promise.all(Array.from({ length: one.workers }, () => sendNextMail(sending)));
    else if (one.act === 'wait') now = new Date(now.getTime() + one.seconds * seconds);
    else if (one.act === 'remind') await remindOnTheDayBefore(id);
  }
  setWeather('fine');
  // While a confirmation can be undone, the email before it is current too.
  now = new Date(now.getTime() + limits.undoSeconds * seconds);
  const before = mailbox.arrived.length;
  for (let round = 0; round < 60; round += 1) {
    while (await sendNextMail(sending));
    if (!(await findMailsAbout(db, [id])).some(({ state }) => state === 'waiting'))
      return { id, before };
    now = new Date(now.getTime() + hour);
  }
  throw new Error('some mails still wait');
}

async function remindOnTheDayBefore(id: string) {
  const { visit } = await readAppointment(site, id);
  if (!visit) return;
  const noonBefore = new Date(`${addDays(visit.date, -1)}T12:00:00Z`);
  if (noonBefore < now) return;
  now = noonBefore;
  await remindCustomers({ db: site.database.db, clock: () => now, publicUrl: 'http://x.example' });
}

/** The state of the diary according to a mail's subject. */
function readSubject(subject: string) {
  if (/^We have|is open again/.test(subject)) return 'pending';
  if (/is cancelled$/.test(subject)) return 'cancelled';
  return /^(Your visit (is confirmed|has moved):|Tomorrow:)/.test(subject) ? 'visit' : subject;
}

/** Checks the outcome of a history. */
async function check(
  steps: Step[],
  customer: string,
  { id, before }: Awaited<ReturnType<typeof play>>,
) {
  const rows = await findMailsAbout(site.database.db, [id]);
  const { status, visit, history } = await readAppointment(site, id);

  for (const recipient of [customer, business]) {
    const mine = rows.filter((row) => row.recipient === recipient);
    const arrived = mailbox.arrived.flatMap(
      ({ messageId }) => mine.find((row) => `<${row.id}@wyvernvale.example>` === messageId) ?? [],
    );
    const places = arrived.map(({ position }) => position);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // After a cut connection or a kill it is unknown whether the mail was accepted.
    if (!steps.some((one) => one.act === 'weather' && one.weather === 'cutting'))
      expect(new Set(places).size).toBe(places.length);
    // The last email is sent, or staff see that it failed, or it is out of date.
    const last = mine.at(-1);
    expect(last?.state === 'dropped' ? last.lastError : last?.state).toMatch(
      /^(sent|failed|its (day|time) has passed)$/,
    );
  }

  const revision = (await findAppointment(site.database.db, id))?.revision;
  for (const { messageId } of mailbox.arrived.slice(before)) {
    const row = rows.find((one) => `<${one.id}@wyvernvale.example>` === messageId);
    // Only the first email to the business is never stale.
    if (row && !row.eventKey.startsWith('notice-received')) expect(row.revision).toBe(revision);
  }

  const own = rows.filter(({ recipient }) => recipient === customer);
  if (own.at(-1)?.state === 'sent') {
    const said = mailbox.arrived.findLast(({ to }) => to?.[0]?.address === customer);
    expect(readSubject(said?.subject ?? '')).toBe(visit ? 'visit' : status);
    if (visit) expect(said?.text).toContain(shortWeekdayDate(visit.date));
    if (visit) expect(said?.text).toContain(visit.slot);
  }
  const noted = history.filter(({ what }: { what: string }) => what === 'email-not-sent');
  expect(noted).toHaveLength(rows.filter(({ state }) => state === 'dropped').length);
}

describe(`${histories} histories of one appointment with a mail server that is slow, refuses, greylists, hangs up or is gone`, () => {
  it('end with a last mail that agrees with the diary, and no mail comes twice', async () => {
    let played = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
        played += 1;
        const customer = `customer-${played}@example.com`;
        try {
          await check(steps, customer, await play(steps, customer));
        } finally {
          await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, customer));
        }
      }),
      { numRuns: histories },
    );
  });
});
