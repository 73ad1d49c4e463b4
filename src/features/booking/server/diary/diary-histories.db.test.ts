import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { kindOf } from '#platform/server/mail/message.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { sendNextMail } from '#platform/server/mail/send-next-mail.ts';
import {
  type DiaryAction as Action,
  customers,
  days,
  diaryStep,
  slots,
} from '#tests/support/diary-actions.ts';
import { book, readAppointment } from '#tests/support/fixtures/bookings.ts';
import { buildFitter, callAsAdmin, readFitters } from '#tests/support/fixtures/fitters.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { calm, type Mailbox, openMailbox, sendingTo } from '#tests/support/mail/mailbox.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findAbsence, findBusyFitters } from '../../diary/availability.ts';
import { limits } from '../../limits.ts';
import { type Visit, visitEnd, visitStart } from '../../visit-slots.ts';
import { moveVisit } from '../appointments/move-visit.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { type BusyRange, joinRanges } from '../external-calendars/busy-ranges.ts';
import {
  insertExternalCalendar,
  replaceBusyTimes,
} from '../external-calendars/queries-external.ts';
import { acceptOffer, declineOffer } from '../offers/answer-offer.ts';
import { findAppointment, lockDiary } from '../queries.ts';
import { eraseAppointmentsOf } from '../queries-person.ts';
import { findComingVisits } from './queries-diary.ts';
import { readDiary } from './read-diary.ts';

const histories = loopLength(5, 1_000);
const limitMs = 60_000 + histories * 3_000;
const fitterCount = 2;
const email = 'diary@example.com';
/** When each fitter is busy by their own calendar. */
const busy = new Map<string, BusyRange[]>([
  ['fitter-1', []],
  ['fitter-2', []],
]);

let site: TestApp;
let mailbox: Mailbox;
let now = new Date();
beforeAll(async () => {
  [site, mailbox] = await Promise.all([
    startTestApp({ clock: () => now, fitters: fitterCount }),
    openMailbox(),
  ]);
  await site.database.db.transaction(async (tx) => {
    for (const fitterId of busy.keys())
      await insertExternalCalendar(tx, {
        fitterId,
        url: 'https://calendar.example/x.ics',
        dueAt: new Date(),
        succeededAt: new Date(),
        error: null,
        notices: [],
      });
  });
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});

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
  if (one.act === 'offer') return call('POST', `${id}/offer`, { times: [one.visit] });
  if (one.act === 'withdraw') return call('DELETE', `${id}/offer`);
  if (one.act === 'accept') return asCustomer((deps) => acceptOffer(deps, id, one.visit));
  if (one.act === 'decline') return asCustomer((deps) => declineOffer(deps, id));
  if (one.act === 'own-move') return moveAsCustomer(id, one.visit);
  const status = { confirm: 'confirmed', cancel: 'cancelled', restore: 'pending' }[one.act];
  return call('PATCH', `${id}/status`, {
    status,
    ...(one.act === 'confirm' && { undoable: true }),
  });
}

async function performByAdmin(one: Exclude<Action, { who: number }>) {
  if (one.act === 'back') return letWork(one.fitterId);
  if (one.act === 'busy') return addBusyTime(one.fitterId, one.visit);
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

async function moveAsCustomer(id: string, visit: Visit) {
  const appointment = await findAppointment(site.database.db, id);
  if (appointment) await asCustomer((deps) => moveVisit(deps, appointment, { visit }));
}

async function asCustomer(act: (deps: BookingDeps) => Promise<unknown>) {
  const { db } = site.database;
  const deps = { db, clock: () => now, publicUrl: 'http://x.example' } as BookingDeps;
  await act(deps).catch((error) => expect(allowed, String(error)).toContain(error.status));
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

/** A fitter's own calendar has something new at the time of a visit. */
async function addBusyTime(id: string, visit: Visit) {
  busy.get(id)?.push({ from: visitStart(visit).getTime(), to: visitEnd(visit).getTime() });
  await storeBusyTimes(id);
}

const storeBusyTimes = (id: string) =>
  site.database.db.transaction(async (tx) => {
    await lockDiary(tx);
    await replaceBusyTimes(tx, id, joinRanges(busy.get(id) ?? []));
  });

async function startAnew() {
  await site.database.db.transaction((tx) => eraseAppointmentsOf(tx, email));
  for (const [id, ranges] of busy) {
    ranges.length = 0;
    await storeBusyTimes(id);
    await letWork(id);
  }
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

/** Who is where. */
const findPlaces = async () =>
  (await findComingVisits(site.database.db, new Date(0))).map((visit) => ({
    ...visit,
    place: `${visit.appointmentId} ${visit.date} ${visit.slot} ${visit.fitterId}`,
  }));

/** A visit is given to nobody who is busy then: only what is undone or swapped goes back to where it was. */
async function performStep(actions: readonly Action[], ids: readonly string[]) {
  const before = new Set((await findPlaces()).map(({ place }) => place));
  const { busyTimes } = await readDiary(site.database.db, dayInLondon(now), days[1] ?? '');
  await Promise.all(actions.map((one) => perform(one, ids)));
  if (actions.some(({ act }) => act === 'undo' || act === 'swap')) return;
  for (const visit of (await findPlaces()).filter(({ place }) => !before.has(place)))
    expect(findBusyFitters(busyTimes, visit)).not.toContain(visit.fitterId);
}

/** The last email to each customer says what the diary says. */
async function checkMails(ids: readonly string[]) {
  const { db } = site.database;
  now = new Date(now.getTime() + (limits.undoSeconds + 1) * 1_000);
  const sending = sendingTo(mailbox, { db, clock: () => now });
  while (await sendNextMail(sending));
  for (const id of ids) {
    const { status, visit, offer } = await readAppointment(site, id);
    const own = (await findMailsAbout(db, [id])).filter(({ recipient }) => recipient === email);
    expect(own.filter(({ state }) => state === 'waiting')).toEqual([]);
    const offers = own.filter(({ eventKey }) => kindOf(eventKey) === 'booking-offered');
    const last = own.findLast((mail) => mail.state === 'sent' && !offers.includes(mail));
    // What can be accepted has been emailed, and nothing was emailed after it.
    if (offer?.state === 'open') {
      const sent = own.findLast(({ state }) => state === 'sent');
      expect(offers).toContain(sent);
      const arrived = mailbox.arrived.find(({ messageId }) => messageId?.includes(sent?.id ?? '-'));
      expect(arrived?.text).toContain(offer.times[0].slot);
    }
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
        fc.asyncProperty(fc.array(diaryStep, { minLength: 2, maxLength: 7 }), async (steps) => {
          const ids = await startAnew();
          for (const { actions, seconds } of steps) {
            await performStep(actions, ids);
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
