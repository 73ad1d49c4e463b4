import { randomUUID } from 'node:crypto';
import { startCalendarServer } from '#tests/support/calendars/calendar-server.ts';
import {
  backdateVisit,
  book,
  buildBooking,
  weekdayFrom,
} from '#tests/support/fixtures/bookings.ts';
import { buildFitter } from '#tests/support/fixtures/fitters.ts';
import { offerAndReadToken } from '#tests/support/fixtures/offers.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import { standardSlots } from '#tests/support/fixtures/visit-slots.ts';
import { fixVisitsToday, linkFitter } from '#tests/support/fixtures/visits-today.ts';
import type { ApiWalk } from '../api-walk.ts';

const as = 'support';
const [morning, noon] = standardSlots;

/** Appointments from the form to the fitter's report, and everything around the diary. */
export async function walkBookings(walk: ApiWalk) {
  await walkAppointments(walk);
  await walkOwnVisit(walk);
  await walkDiary(walk);
  await walkToday(walk);
}

async function walkAppointments(walk: ApiWalk) {
  await walk.call('listFreeSlots');
  const key = { 'idempotency-key': randomUUID() };
  const body = buildBooking();
  const first = await walk.call('createAppointment', { body, headers: key });
  const again = await walk.call('createAppointment', { body, headers: key });
  if (again.body.id !== first.body.id) throw new Error('The repeated booking was stored twice.');
  const other = buildBooking({ customerName: 'Ben Moss' });
  await walk.call('createAppointment', { body: other, headers: key, status: 422 });
  await walk.call('createAppointment', { body: {}, status: 400 });
  const params = { id: first.body.id };
  await walk.call('listAppointments', { status: 401 });
  await walk.call('listAppointments', { as, query: { limit: 1, sort: 'oldest' } });
  await walk.call('getAppointment', { as, params });
  await walk.call('getAppointment', { as, params: { id: 'none' }, status: 404 });
  await walk.call('editAppointment', {
    as,
    params,
    body: { quotedAmount: 640, notes: 'Two doors' },
  });
  const visit = { date: weekdayFrom(14), slot: morning };
  await walk.call('changeVisit', { as, params, body: { visit, undoable: true } });
  await walk.call('undoChange', { as, params });
  await walk.call('setAppointmentStatus', { as, params, body: { status: 'confirmed' } });
  const staffBooking = { ...buildBooking({ customerName: 'Cy Lane', email: 'cy@example.com' }) };
  const booked = await walk.call('bookByStaff', {
    as,
    body: { ...staffBooking, visit: { date: visit.date, slot: noon } },
  });
  await walk.call('swapVisits', { as, params, body: { with: booked.body.id } });
  const open = await book(walk.site, { email: 'dora@example.com', customerName: 'Dora Hill' });
  const times = [{ date: weekdayFrom(21), slot: morning }];
  const offered = { id: open };
  await walk.call('offerTimes', { as, params: offered, body: { times, note: 'Would this suit?' } });
  await walk.call('withdrawOffer', { as, params: offered });
  await walk.call('listVisits', { as, query: { from: visit.date, to: visit.date } });
  await walk.call('readDiaryDay', { as, query: { date: visit.date } });
  await walk.call('exportAppointments', { as: 'admin' });
}

async function walkOwnVisit(walk: ApiWalk) {
  const link = await bookForLink(walk.site, {
    confirm: true,
    email: 'eve@example.com',
    preferredDates: [weekdayFrom(25)],
  });
  const params = { token: link.split('/').at(-1)?.split('?')[0] ?? '' };
  await walk.call('getOwnVisit', { params });
  await walk.call('getOwnVisit', { params: { token: 'unknown' }, status: 404 });
  await walk.call('getOwnVisitCalendar', { params });
  const visit = { date: weekdayFrom(28), slot: noon };
  await walk.call('moveOwnVisit', { params, body: { visit } });
  await walk.call('cancelOwnVisit', { params });
  const offers = { acceptOffer: morning, declineOffer: noon };
  for (const [name, slot] of Object.entries(offers)) {
    const offer = { date: weekdayFrom(35), slot };
    const id = await book(walk.site, { email: `${name}@example.com`.toLowerCase() });
    const token = await offerAndReadToken(walk.site, id, [offer]);
    const body = name === 'acceptOffer' ? { visit: offer } : undefined;
    await walk.call(name, { params: { token }, body });
  }
}

async function walkDiary(walk: ApiWalk) {
  const admin = 'admin';
  await walk.call('listAvailability', { as });
  await walk.call('listFitters', { as });
  const fitter = await walk.call('createFitter', {
    as: admin,
    body: buildFitter({ name: 'Kit Day' }),
  });
  const params = { id: fitter.body.id };
  const changed = buildFitter({ name: 'Kit Day', colour: 'red' });
  await walk.call('changeFitter', { as: admin, params, body: changed });
  const [fromDay, toDay] = [weekdayFrom(50), weekdayFrom(51)];
  const away = await walk.call('addTimeOff', {
    as: admin,
    params,
    body: { fromDay, toDay, reason: 'Holiday' },
  });
  const timeOffId = away.body.timeOff[0].id;
  await walk.call('removeTimeOff', { as: admin, params: { ...params, timeOffId } });
  await walk.call('listClosedDays', { as });
  const day = weekdayFrom(60);
  await walk.call('closeDays', { as: admin, body: { days: [{ day, name: 'Stocktaking' }] } });
  await walk.call('openDay', { as: admin, params: { day } });
  await walk.call('listCalendars', { as: admin });
  const feed = await walk.call('createCalendarFeed', { as: admin, params });
  await walk.call('getCalendarFeed', { params: { token: feed.body.url.split('/').at(-1) } });
  await walk.call('revokeCalendarFeed', { as: admin, params });
  const calendar = await startCalendarServer();
  const body = { url: calendar.url };
  await walk.call('connectExternalCalendar', { as: admin, params, body });
  await walk.call('disconnectExternalCalendar', { as: admin, params });
  await calendar.close();
}

async function walkToday(walk: ApiWalk) {
  const { site } = walk;
  const fitterId = await linkFitter(site);
  const [id = ''] = await fixVisitsToday(site, fitterId, [{ email: 'fay@example.com' }]);
  const fitter = 'fitter';
  const today = await walk.call('readToday', { as: fitter });
  const { date, slot } = today.body.visits[0];
  const at = new Date().toISOString();
  const about = { appointmentId: id, visit: { date, slot } };
  await walk.call('notifyOnTheWay', {
    as: fitter,
    body: { id: randomUUID(), ...about, minutes: 20 },
  });
  await walk.call('reportVisit', {
    as: fitter,
    body: { id: randomUUID(), ...about, at, kind: 'note', text: 'Ring the side bell.' },
  });
  const form = new FormData();
  const photo = randomUUID();
  form.append('id', photo);
  form.append('takenAt', at);
  const file = await plainImage(60, 40).jpeg().toBuffer();
  form.append('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
  await walk.call('addPhoto', { as: fitter, params: { id }, form });
  const params = { id, photoId: photo };
  await walk.call('getPhoto', { as: fitter, params, query: { size: 'small' } });
  await walk.call('getPhoto', { as: fitter, params: { id, photoId: 'none' }, status: 404 });
  await walk.call('removePhoto', { as: fitter, params });
  await backdateVisit(site, id);
}
