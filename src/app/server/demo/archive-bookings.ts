import { randomUUID } from 'node:crypto';
import type { appointmentEvents, appointments, visits } from '#features/booking/server/schema.ts';
import { firstFitterId } from '#features/booking/server/seed-fitters.ts';
import { type Visit, visitEnd, visitSlots, visitStart } from '#features/booking/visit-slots.ts';
import type { enquiries } from '#features/enquiries/server/schema.ts';
import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { sampleEnquiries } from './sample-conversations.ts';
import { projectOf, workdayFrom } from './sample-jobs.ts';
import { samplePerson } from './sample-people.ts';
import { findPlace } from './seed-sample-job.ts';
import type { Stage } from './stage.ts';

export type ArchivedBookings = {
  appointments: (typeof appointments.$inferInsert)[];
  events: (typeof appointmentEvents.$inferInsert)[];
  visits: (typeof visits.$inferInsert)[];
};
export type ArchivedEnquiry = typeof enquiries.$inferInsert;
type ArchiveOptions = { count: number; now: Date; staff: readonly Staff[] };

/** The archive ends where the planned sample data begins, and reaches back most of a year. */
const newestDay = 70;
const spanDays = 290;
const hour = 3_600_000;

const dayOf = (n: number, { count, now }: ArchiveOptions) =>
  addDays(dayInLondon(now), -newestDay - Math.round((spanDays * n) / count));
export const staffOf = (n: number, staff: readonly Staff[]) => staff[n % staff.length] as Staff;

/** Bookings of the months before: most are completed, each seventh was cancelled. */
export function archiveBookings(stage: Stage, options: ArchiveOptions): ArchivedBookings {
  const archived: ArchivedBookings = { appointments: [], events: [], visits: [] };
  for (let n = 0; n < options.count; n += 1) addBooking(archived, { n, stage, options });
  return archived;
}

function addBooking(
  { appointments, events, visits }: ArchivedBookings,
  { n, stage, options }: { n: number; stage: Stage; options: ArchiveOptions },
) {
  const { requirements = null, budget = null, ...project } = projectOf(n);
  const { name, ...person } = samplePerson(60 + n);
  const day = dayOf(n, options);
  const createdAt = instantInLondon(day, `${10 + (n % 8)}:${10 + ((n * 7) % 49)}`);
  const confirmedAt = new Date(createdAt.getTime() + (2 + (n % 20)) * hour);
  const by = staffOf(n, options.staff).name;
  const isCancelled = n % 7 === 3;
  const asked = workdayFrom(addDays(day, 5));
  const visit: Visit = isCancelled
    ? { date: asked, slot: visitSlots()[0] }
    : findPlace(stage, asked);
  const id = randomUUID();
  const distance = stage.measurePostcode(person.postcode);
  appointments.push({
    ...project,
    ...person,
    id,
    requirements,
    budget,
    customerName: name,
    status: isCancelled ? 'cancelled' : 'completed',
    preferredDates: [visit.date],
    preferredTimes: [visit.slot],
    distanceMiles: distance?.miles ?? null,
    outsideArea: distance !== undefined && !distance.covered,
    quotedPence: isCancelled ? null : 48_000 + ((n * 7_919) % 310_000),
    visitStartsAt: isCancelled ? null : visitStart(visit),
    revision: 1,
    createdAt,
  });
  const [visitDate, visitSlot] = isCancelled ? [null, null] : [visit.date, visit.slot];
  const add = (what: 'booked' | 'confirmed' | 'completed' | 'cancelled', at: Date, by: string) =>
    events.push({
      appointmentId: id,
      at,
      by,
      what,
      visitDate: what === 'confirmed' ? visitDate : null,
      visitSlot: what === 'confirmed' ? visitSlot : null,
    });
  add('booked', createdAt, 'customer');
  if (isCancelled) {
    add('cancelled', confirmedAt, n % 2 ? by : 'customer');
    return;
  }
  add('confirmed', confirmedAt, by);
  add('completed', visitEnd(visit), by);
  visits.push({
    ...visit,
    appointmentId: id,
    fitterId: firstFitterId,
    startsAt: visitStart(visit),
    fixedAt: confirmedAt,
  });
}

/** Enquiries of the months before, all of them followed up. */
export function archiveEnquiries(options: ArchiveOptions): ArchivedEnquiry[] {
  return Array.from({ length: options.count }, (_, n) => {
    const { name, email, phone } = samplePerson(330 + n);
    const [firstName = '', ...lastNames] = name.split(' ');
    const createdAt = instantInLondon(
      dayOf(n, options),
      `${10 + (n % 10)}:${10 + ((n * 11) % 49)}`,
    );
    return {
      id: randomUUID(),
      firstName,
      lastName: lastNames.join(' '),
      email,
      phone,
      message: sampleEnquiries[n % sampleEnquiries.length]?.message || null,
      source: 'contact_form',
      followedUp: true,
      followedUpBy: staffOf(n, options.staff).name,
      followedUpAt: new Date(createdAt.getTime() + (1 + ((n * 5) % 26)) * hour),
      createdAt,
    };
  });
}
