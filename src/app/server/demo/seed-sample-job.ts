import { bookingRequest } from '#features/booking/booking-form.ts';
import { createBookingHandler } from '#features/booking/server/appointments/create-booking.ts';
import { editAppointment } from '#features/booking/server/appointments/edit-appointment.ts';
import { setStatus } from '#features/booking/server/appointments/set-status.ts';
import { slotsOn, type VisitSlot, visitSlots } from '#features/booking/visit-slots.ts';
import { estimateRequest } from '#features/calculator/contract.ts';
import { estimateJob } from '#features/calculator/estimate.ts';
import { giveEstimate } from '#features/calculator/server/give-estimate.ts';
import { addDays, type Day, dayInLondon } from '#platform/dates/london-time.ts';
import type { SampleJob } from './sample-jobs.ts';
import type { SampleHome } from './sample-people.ts';
import type { Stage } from './stage.ts';

const rooms = [
  { name: 'Lounge', length: 5.2, width: 3.9 },
  { name: 'Hall', length: 4.1, width: 1.2 },
  { name: 'Bedroom', length: 3.8, width: 3.1 },
  { name: 'Back bedroom', length: 3.2, width: 2.8 },
  { name: 'Landing', length: 2.9, width: 0.9 },
  { name: 'Dining room', length: 3.6, width: 3.3 },
];
const roomsOf = { small: 2, medium: 4, large: 6 };
const quoteAfterMs = 5 * 60_000;

/** Seeds one booking with all its statuses. */
export async function seedSampleJob(stage: Stage, job: SampleJob, person: SampleHome) {
  const { setClock, staff } = stage;
  setClock(job.bookedAt);
  const visit = 'visitOn' in job ? findPlace(stage, job.visitOn) : undefined;
  const estimateId = job.estimate && (await estimate(stage, job, job.estimate));
  const body = bookingRequest(() => dayInLondon(job.bookedAt)).parse({
    ...job.project,
    customerName: person.name,
    email: person.email,
    phone: person.phone,
    address: person.address,
    postcode: person.postcode,
    ...(job.estimate && { flooringTypes: [job.estimate] }),
    preferredDates: 'dates' in job ? job.dates : [visit?.date],
    preferredTimes: visit ? [visit.slot] : visitSlots().slice(0, 2),
    ...(estimateId && { calculatorData: { estimateId } }),
  });
  const { id } = await createBookingHandler(stage)(body, { call: undefined, from: person.email });
  if ('confirmedAt' in job) {
    setClock(job.confirmedAt);
    await setStatus(stage, id, { to: 'confirmed', staff });
  }
  if (job.quoted !== undefined || job.notes) {
    const { quoted, notes } = job;
    setClock(new Date(stage.clock().getTime() + quoteAfterMs));
    await editAppointment(stage, id, { quotedAmount: quoted, notes }, staff);
  }
  if ('endedAt' in job) {
    setClock(job.endedAt);
    await setStatus(stage, id, { to: job.end, staff });
  }
}

async function estimate(
  { db, clock }: Stage,
  { project }: SampleJob,
  flooringType: NonNullable<SampleJob['estimate']>,
) {
  const request = estimateRequest.parse({
    flooringType,
    rooms: rooms.slice(0, roomsOf[project.projectSize]),
  });
  const given = await giveEstimate(db, request, {
    estimateJob,
    now: clock(),
    findProduct: async () => undefined,
  });
  return given.id;
}

/** The first slot from a day on without a sample visit: there is one fitter. */
export function findPlace({ taken }: Stage, from: Day): { date: Day; slot: VisitSlot } {
  for (let date = from; ; date = addDays(date, 1))
    for (const slot of slotsOn(date)) {
      const place = `${date} ${slot}`;
      if (taken.has(place)) continue;
      taken.add(place);
      return { date, slot };
    }
}
