import * as z from 'zod/mini';
import { contactStep, projectStep } from '#features/booking/booking-form.ts';
import {
  chooseFitter,
  type Diary,
  type FixedVisit,
  findFreeFitters,
} from '#features/booking/diary/availability.ts';
import { limits as bookingLimits } from '#features/booking/limits.ts';
import { keepAnswers, questions } from '#features/booking/questions.ts';
import { placeOf } from '#features/booking/server/appointments/build-appointment.ts';
import { explainNoPlace } from '#features/booking/server/diary/fix-visit.ts';
import { type FitterRow, insertVisit } from '#features/booking/server/diary/queries-diary.ts';
import { readDiary } from '#features/booking/server/diary/read-diary.ts';
import {
  type AppointmentRow,
  insertBookings,
  lockDiary,
  recordEvent,
} from '#features/booking/server/queries.ts';
import { findKnownAppointments } from '#features/booking/server/queries-person.ts';
import { exportHeadings } from '#features/booking/server/routes/export-appointments.ts';
import { makeVisitLink } from '#features/booking/server/visit-link.ts';
import { statuses } from '#features/booking/transitions.ts';
import { isVisitSlot, type Visit, visitSlots, visitStart } from '#features/booking/visit-slots.ts';
import {
  type ImportDeps,
  type Importer,
  identifyRow,
  isPastInstant,
  listOf,
  notPast,
  withReference,
} from '#features/customers/server/importer.ts';
import type { Day } from '#platform/dates/london-time.ts';
import { readDay, readInstant } from '#platform/dates/read-date.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { CsvRow } from '#platform/server/http/read-csv.ts';
import { parsePounds } from '#platform/units/parse-pounds.ts';
import { toPence } from '#platform/units/pounds.ts';

const { email } = contactStep.shape;
const rowSchema = z.object({
  ...contactStep.shape,
  ...projectStep.shape,
  email: z.union([z.literal(''), email], 'must be an email address.'),
  status: z.enum(statuses, `must be one of ${statuses.join(', ')}.`),
});
const columns: Record<string, string> = {
  customerName: 'Customer',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  postcode: 'Postcode',
  flooringTypes: 'Flooring',
  projectSize: 'Project size',
  urgency: 'Urgency',
  budget: 'Budget',
  requirements: 'Requirements',
  status: 'Status',
};
const notADate = 'is not a date. Write it as 2027-03-01 or 01/03/2027.';
const required = ['Customer', 'Phone', 'Address', 'Postcode', 'Flooring'];

type Deps = ImportDeps & {
  publicUrl: string;
  measurePostcode: (postcode: string) => { miles: number; covered: boolean } | undefined;
};
type ReadRow = { appointment: AppointmentRow; visit: Visit | undefined };

/**
 * Imports appointments from a CSV file of the shape of their export. Nobody is emailed. A confirmed visit that is to come
 * gets a place in the diary, or its row is left out; past visits are kept in the history of their appointments.
 */
export function createAppointmentImport(
  deps: Deps,
): Importer<ReadRow> & { storedIds: readonly string[] } {
  const storedIds: string[] = [];
  const ids = new Set<string>();
  // Of all parts: a dry run stores no visits that later ones could find.
  const planned: FixedVisit[] = [];
  return {
    storedIds,
    kind: 'appointments',
    required,
    columns: exportHeadings,
    readRow: (cells) => readRow(cells, deps),
    weigh: () => 5,
    store: async (tx, rows) => {
      await lockDiary(tx);
      const given = rows.map(({ appointment }) => appointment.id);
      for (const id of await findKnownAppointments(tx, given)) ids.add(id);
      const added: PlannedRow[] = [];
      const diaries = new Map<Day, Diary<FitterRow>>();
      const results: (string | undefined)[] = [];
      for (const row of rows) {
        const { appointment, visit } = row;
        const isComing =
          appointment.status === 'confirmed' && visit && visitStart(visit) > deps.now;
        if (ids.has(appointment.id)) results.push('This appointment is here already.');
        else if (isComing) {
          const { date } = visit;
          const diary = diaries.get(date) ?? (await readDiary(tx, date, date));
          diaries.set(date, diary);
          const visits = [...diary.visits, ...planned.filter((other) => other.date === date)];
          const fitter = chooseFitter(
            findFreeFitters({ ...diary, visits }, visit),
            appointment.postcode,
          );
          results.push(fitter ? undefined : explainNoPlace([visit], deps.now));
          if (!fitter) continue;
          planned.push({ ...visit, fitterId: fitter.id });
          added.push({ ...row, fitterId: fitter.id });
        } else {
          results.push(undefined);
          added.push({ ...row, fitterId: undefined });
        }
        ids.add(appointment.id);
      }
      if (!deps.isDryRun) {
        await store(tx, added, deps);
        storedIds.push(...added.map(({ appointment }) => appointment.id));
      }
      return results;
    },
  };
}

/** With the fitter of a visit that is to come. */
type PlannedRow = ReadRow & { fitterId: string | undefined };

async function store(tx: Tx, rows: readonly PlannedRow[], { staff, now, publicUrl }: Deps) {
  if (rows.length === 0) return;
  const bookings = rows.map(({ appointment: row }) => ({
    row,
    linkHash: makeVisitLink(publicUrl).linkHash,
  }));
  await insertBookings(tx, bookings, staff.name);
  for (const { appointment, visit, fitterId } of rows) {
    const { id: appointmentId, status, createdAt } = appointment;
    if (visit && fitterId !== undefined)
      await insertVisit(tx, {
        ...visit,
        appointmentId,
        fitterId,
        startsAt: visitStart(visit),
        fixedAt: now,
        movedFrom: null,
      });
    if (status === 'pending') continue;
    const at = visit && visitStart(visit) < now ? visitStart(visit) : createdAt;
    await recordEvent(tx, { appointmentId, at, by: staff.name, what: status }, visit);
  }
}

/** What a row says, or what is wrong with it. */
function readRow(cells: CsvRow['cells'], deps: Deps): ReadRow | string {
  const { now } = deps;
  const parsed = rowSchema.safeParse({
    customerName: cells.customer,
    email: cells.email ?? '',
    phone: cells.phone,
    address: cells.address,
    postcode: cells.postcode,
    flooringTypes: listOf(cells.flooring),
    projectSize: cells['project size'] || 'small',
    urgency: cells.urgency || 'flexible',
    budget: cells.budget || null,
    requirements: cells.requirements || null,
    answers: Object.fromEntries(
      Object.entries(questions).map(([name, { label }]) => [name, cells[label.toLowerCase()]]),
    ),
    status: cells.status || 'pending',
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = String(issue?.path[0] ?? '');
    return `${columns[field] ?? field}: ${issue?.message}`;
  }
  const row = identifyRow('appointments', cells);
  if (typeof row === 'string') return row;
  const typedDates = listOf(cells['preferred dates']);
  const times = listOf(cells['preferred times']);
  const badDate = typedDates.find((date) => readDay(date) === undefined);
  if (badDate) return `Preferred dates: “${badDate}” ${notADate}`;
  const dates = typedDates.flatMap((date) => readDay(date) ?? []);
  if (dates.length > bookingLimits.dates) return `Preferred dates: at most ${bookingLimits.dates}.`;
  if (!times.every(isVisitSlot)) return `Preferred times: must be of ${visitSlots().join('; ')}.`;
  if (times.length > bookingLimits.times) return `Preferred times: at most ${bookingLimits.times}.`;
  const [visitDate, slot] = [cells['visit date'] ?? '', cells['visit time'] ?? ''];
  const date = readDay(visitDate);
  if (visitDate && !date) return `Visit date: “${visitDate}” ${notADate}`;
  if (date && !isVisitSlot(slot)) return `Visit time: must be one of ${visitSlots().join('; ')}.`;
  const visit = date && isVisitSlot(slot) ? { date, slot } : undefined;
  if (parsed.data.status === 'confirmed' && !visit)
    return 'Visit date: a confirmed appointment needs the date and time of its visit.';
  const createdAt = cells.created ? readInstant(cells.created) : now;
  if (!isPastInstant(createdAt, now)) return notPast(cells.created);
  const notes = withReference(cells.notes ?? '', row.reference);
  if (notes.length > bookingLimits.notes)
    return `Notes: at most ${bookingLimits.notes} characters.`;
  const quoted = parsePounds(cells['quoted (£)'] ?? '');
  if (quoted !== null && !(quoted <= bookingLimits.quotedPounds))
    return 'Quoted (£): must be an amount in pounds.';
  return {
    visit,
    appointment: {
      ...parsed.data,
      id: row.id,
      purpose: 'measure',
      budget: parsed.data.budget ?? null,
      requirements: parsed.data.requirements ?? null,
      answers: keepAnswers(parsed.data.answers),
      preferredDates: dates.length > 0 ? dates : visit ? [visit.date] : [],
      preferredTimes: times.length > 0 ? times.filter(isVisitSlot) : visit ? [visit.slot] : [],
      estimate: null,
      measuredEstimate: null,
      basket: [],
      ...placeOf(deps, parsed.data.postcode),
      quotedPence: quoted === null ? null : toPence(quoted),
      quoteSent: quoted !== null && cells['quote sent'] !== 'false',
      notes: notes || null,
      enquiryId: null,
      conversationId: null,
      visitStartsAt: null,
      revision: 0,
      createdAt,
    },
  };
}
