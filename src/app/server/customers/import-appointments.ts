import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { contactStep, projectStep } from '#features/booking/booking-form.ts';
import { fixFirstFree } from '#features/booking/server/diary/fix-visit.ts';
import {
  type AppointmentRow,
  insertBookings,
  lockDiary,
  recordEvent,
} from '#features/booking/server/queries.ts';
import { findKnownAppointments, removeImported } from '#features/booking/server/queries-person.ts';
import { makeVisitLink } from '#features/booking/server/visit-link.ts';
import { statuses } from '#features/booking/transitions.ts';
import { isVisitSlot, type Visit, visitSlots, visitStart } from '#features/booking/visit-slots.ts';
import type { ImportResult } from '#features/customers/import-contract.ts';
import { limits } from '#features/customers/limits.ts';
import { isDay } from '#platform/dates/london-time.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { type CsvRow, readCsv } from '#platform/server/http/read-csv.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { isWholePence, toPence } from '#platform/units/pounds.ts';

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
const required = ['Customer', 'Phone', 'Address', 'Postcode', 'Flooring'];

type Deps = {
  staff: Staff;
  now: Date;
  publicUrl: string;
  measurePostcode: (postcode: string) => { miles: number; covered: boolean } | undefined;
};

/**
 * Imports appointments from a CSV file of the shape of their export. Nobody is emailed. A confirmed visit that is to come
 * gets a place in the diary, or its row is left out; past visits are kept in the history of their appointments.
 */
export async function importAppointments(
  tx: Tx,
  text: string,
  deps: Deps,
): Promise<ImportResult & { ids: string[] }> {
  const rows = readCsv(text, { required, maxRows: limits.importRows });
  await lockDiary(tx);
  const known = new Set(
    await findKnownAppointments(
      tx,
      rows.map(({ cells }) => cells.id ?? ''),
    ),
  );
  const problems: ImportResult['problems'] = [];
  const ids: string[] = [];
  for (const row of rows) {
    const read = readRow(row, deps);
    if (typeof read === 'string') problems.push({ line: row.line, message: read });
    else if (known.has(read.appointment.id))
      problems.push({ line: row.line, message: 'This appointment is here already.' });
    else {
      const message = await store(tx, read, deps);
      if (message) problems.push({ line: row.line, message });
      else ids.push(read.appointment.id);
      known.add(read.appointment.id);
    }
  }
  return { imported: ids.length, problems, ids };
}

type ReadRow = { appointment: AppointmentRow; visit: Visit | undefined };

/** @returns why it was left out, if so */
async function store(
  tx: Tx,
  { appointment, visit }: ReadRow,
  { staff, now, publicUrl }: Deps,
): Promise<string | undefined> {
  const { id, status, createdAt } = appointment;
  const { linkHash } = makeVisitLink(publicUrl);
  await insertBookings(tx, [{ row: appointment, linkHash }], staff.name);
  if (status === 'pending') return undefined;
  if (status === 'confirmed' && visit && visitStart(visit) > now)
    try {
      await fixFirstFree(tx, appointment, [visit], { now });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await removeImported(tx, id);
      return error.message;
    }
  const at = visit && visitStart(visit) < now ? visitStart(visit) : createdAt;
  await recordEvent(tx, { appointmentId: id, at, by: staff.name, what: status }, visit);
  return undefined;
}

/** What a row says, or what is wrong with it. */
function readRow({ cells }: CsvRow, { now, measurePostcode }: Deps): ReadRow | string {
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
    status: cells.status || 'pending',
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = String(issue?.path[0] ?? '');
    return `${columns[field] ?? field}: ${issue?.message}`;
  }
  const dates = listOf(cells['preferred dates']);
  const times = listOf(cells['preferred times']);
  const badDate = dates.find((date) => !isDay(date));
  if (badDate) return `Preferred dates: “${badDate}” is not a date. Write it as 2027-03-01.`;
  if (!times.every(isVisitSlot)) return `Preferred times: must be of ${visitSlots().join('; ')}.`;
  const [date, slot] = [cells['visit date'] ?? '', cells['visit time'] ?? ''];
  if (date && !isDay(date)) return `Visit date: “${date}” is not a date. Write it as 2027-03-01.`;
  if (date && !isVisitSlot(slot)) return `Visit time: must be one of ${visitSlots().join('; ')}.`;
  const visit = date && isVisitSlot(slot) ? { date, slot } : undefined;
  if (parsed.data.status === 'confirmed' && !visit)
    return 'Visit date: a confirmed appointment needs the date and time of its visit.';
  const createdAt = cells.created ? new Date(cells.created) : now;
  if (Number.isNaN(createdAt.getTime())) return `Created: “${cells.created}” is not a date.`;
  const quoted = cells['quoted (£)'] ? Number(cells['quoted (£)'].replaceAll(',', '')) : undefined;
  if (quoted !== undefined && !(quoted >= 0 && quoted <= 1_000_000 && isWholePence(quoted)))
    return 'Quoted (£): must be an amount in pounds.';
  const distance = measurePostcode(parsed.data.postcode);
  return {
    visit,
    appointment: {
      ...parsed.data,
      id: cells.id || randomUUID(),
      purpose: 'measure',
      budget: parsed.data.budget ?? null,
      requirements: parsed.data.requirements ?? null,
      preferredDates: dates.length > 0 ? dates : visit ? [visit.date] : [],
      preferredTimes: times.length > 0 ? times.filter(isVisitSlot) : visit ? [visit.slot] : [],
      estimate: null,
      measuredEstimate: null,
      basket: [],
      distanceMiles: distance?.miles ?? null,
      outsideArea: distance !== undefined && !distance.covered,
      quotedPence: quoted === undefined ? null : toPence(quoted),
      notes: cells.notes || null,
      enquiryId: null,
      conversationId: null,
      visitStartsAt: null,
      revision: 0,
      createdAt,
    },
  };
}

const listOf = (cell = '') =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
