import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { sendNextMail } from '#platform/server/mail/send-next-mail.ts';
import { book, readAppointment, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { buildFitter, callAsAdmin, readFitters } from '#tests/support/fixtures/fitters.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { loopLength } from '#tests/support/loop-length.ts';
import { calm, type Mailbox, openMailbox, sendingTo } from '#tests/support/mail/mailbox.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findAbsence } from '../../diary/availability.ts';
import { limits } from '../../limits.ts';
import { type VisitSlot, visitSlots } from '../../visit-slots.ts';
import { moveVisit } from '../appointments/move-visit.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { findAppointment } from '../queries.ts';
import { eraseAppointmentsOf } from '../queries-person.ts';
import { findComingVisits } from './queries-diary.ts';
import { readDiary } from './read-diary.ts';

const histories = Number(process.env.DIARY_HISTORIES ?? loopLength(12, 1_000));
const limitMs = 60_000 + histories * 3_000;
const customers = 4;
const fitterCount = 2;
const email = 'diary@example.com';

let site: TestApp;
let mailbox: Mailbox;
let now = new Date();
beforeAll(async () => {
  [site, mailbox] = await Promise.all([
    startTestApp({ clock: () => now, fitters: fitterCount }),
    openMailbox(),
  ]);
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});

// Few days and slots, so that the actors meet.
const days = [weekdayFrom(20), weekdayFrom(27)];
const slots: VisitSlot[] = visitSlots.slice(0, 2);

const someone = fc.nat(customers - 1);
const time = fc.record({ date: fc.constantFrom(...days), slot: fc.constantFrom(...slots) });
const fitterId = fc.constantFrom('fitter-1', 'fitter-2');
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('confirm' as const, 'cancel' as const, 'restore' as const),
      who: someone,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('fix' as const),
      who: someone,
      visit: time,
      fitterId: fc.option(fitterId, { nil: undefined }),
      undoable: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('undo' as const), who: someone }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('swap' as const), who: someone, other: someone }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('own-move' as const), who: someone, visit: time }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('off' as const, 'fewer-hours' as const, 'close' as const),
      fitterId,
      date: fc.constantFrom(...days),
      reassign: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('back' as const), fitterId }) },
);
/** Several actors at once, then a pause that may end the time to undo. */
const step = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 3 }),
  seconds: fc.constantFrom(0, 0, 4, 30),
});
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

const allowed = [200, 201, 400, 404, 409];

async function call(method: string, path: string, body: unknown = {}) {
  const answer = await fetch(`${site.origin}/api/appointments/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify(body),
  });
  expect(allowed, await answer.clone().text()).toContain(answer.status);
}

async function administer(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) {
  const answer = await callAsAdmin(site, method, path, body);
  expect(allowed, await answer.clone().text()).toContain(answer.status);
}

async function perform(one: Action, ids: readonly string[]) {
  if (!('who' in one)) return performByAdmin(one);
  const id = ids[one.who] ?? '';
  if (one.act === 'fix') {
    const { visit, fitterId, undoable } = one;
    return call('PATCH', `${id}/visit`, { visit, undoable, ...(fitterId && { fitterId }) });
  }
  if (one.act === 'undo') return call('POST', `${id}/undo`);
  if (one.act === 'swap') return call('POST', `${id}/swap`, { with: ids[one.other] });
  if (one.act === 'own-move') return moveAsCustomer(id, one.visit);
  const status = { confirm: 'confirmed', cancel: 'cancelled', restore: 'pending' }[one.act];
  return call('PATCH', `${id}/status`, {
    status,
    ...(one.act === 'confirm' && { undoable: true }),
  });
}

async function performByAdmin(one: Exclude<Action, { who: number }>) {
  if (one.act === 'back') return letWork(one.fitterId);
  const { act, date, reassign } = one;
  if (act === 'off') {
    const body = { fromDay: date, toDay: date, reassign };
    return administer('POST', `/api/fitters/${one.fitterId}/time-off`, body);
  }
  if (act === 'close')
    return administer('POST', '/api/closed-days', { days: [{ day: date, name: 'Closed' }] });
  const hours = buildFitter().hours.map(() => ({ from: '11:00', to: '18:00' }));
  return editFitter(one.fitterId, { hours, reassign });
}

async function moveAsCustomer(id: string, visit: { date: string; slot: VisitSlot }) {
  const { db } = site.database;
  const appointment = await findAppointment(db, id);
  const deps = { db, clock: () => now, publicUrl: 'http://x.example' } as BookingDeps;
  if (appointment)
    await moveVisit(deps, appointment, { visit }).catch((error) =>
      expect(allowed, String(error)).toContain(error.status),
    );
}

const editFitter = (id: string, fields: object) =>
  administer('PATCH', `/api/fitters/${id}`, { ...buildFitter({ name: id }), ...fields });

/** A fitter works all the hours again, on every day. */
async function letWork(id: string) {
  const fitter = (await readFitters(site)).find((each) => each.id === id);
  for (const { id: timeOffId } of fitter?.timeOff ?? [])
    await administer('DELETE', `/api/fitters/${id}/time-off/${timeOffId}`);
  for (const day of days) await administer('DELETE', `/api/closed-days/${day}`);
  await editFitter(id, {});
}

async function startAnew() {
  await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, email));
  for (const id of ['fitter-1', 'fitter-2']) await letWork(id);
  calm(mailbox);
  now = new Date();
  const ids: string[] = [];
  for (let n = 0; n < customers; n += 1)
    ids.push(await book(site, { email, preferredDates: days, preferredTimes: slots }));
  return ids;
}

/** No fitter is in two places or at work when absent, and no slot has more visits than fitters. */
async function checkDiary() {
  const { db } = site.database;
  const coming = await findComingVisits(db, new Date(0));
  const diary = await readDiary(db, dayInLondon(now), days[1] ?? '');
  const places = coming.map(({ date, slot, fitterId }) => `${date} ${slot} ${fitterId}`);
  expect(new Set(places).size).toBe(places.length);
  for (const visit of coming) {
    const fitter = diary.fitters.find(({ id }) => id === visit.fitterId);
    expect(fitter && findAbsence(fitter, visit, diary)).toBeUndefined();
    const works = diary.fitters.filter((each) => !findAbsence(each, visit, diary)).length;
    const visits = coming.filter(({ date, slot }) => date === visit.date && slot === visit.slot);
    expect(visits.length).toBeLessThanOrEqual(works);
  }
}

/** The last email to each customer says what the diary says. */
async function checkMails(ids: readonly string[]) {
  const { db } = site.database;
  now = new Date(now.getTime() + (limits.undoSeconds + 1) * 1_000);
  const sending = sendingTo(mailbox, { db, clock: () => now });
  while (await sendNextMail(sending));
  for (const id of ids) {
    const { status, visit } = await readAppointment(site, id);
    const own = (await findMailsAbout(db, [id])).filter(({ recipient }) => recipient === email);
    expect(own.filter(({ state }) => state === 'waiting')).toEqual([]);
    const last = own.findLast(({ state }) => state === 'sent');
    if (visit) {
      expect(last?.subject).toMatch(/^Your visit (is confirmed|has moved): /);
      expect(last?.subject).toContain(shortWeekdayDate(visit.date));
      const arrived = mailbox.arrived.find(({ messageId }) => messageId?.includes(last?.id ?? '-'));
      expect(arrived?.text).toContain(visit.slot);
      const revision = (await findAppointment(db, id))?.revision;
      expect(last?.revision).toBe(revision);
    } else expect(last?.subject).toMatch(status === 'cancelled' ? /cancelled$/ : /request/);
  }
}

describe(`${histories} histories of ${customers} customers, ${fitterCount} fitters and several actors at once`, () => {
  it(
    'never put a fitter in two places or to work on a day off, and end with mails that agree',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
          const ids = await startAnew();
          for (const { actions, seconds } of steps) {
            await Promise.all(actions.map((one) => perform(one, ids)));
            await checkDiary();
            now = new Date(now.getTime() + seconds * 1_000);
          }
          await checkMails(ids);
        }),
        { numRuns: histories },
      );
    },
    limitMs,
  );
});
