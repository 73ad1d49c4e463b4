import type { Db } from '#platform/server/database/database.ts';
import { writeCursor } from '#platform/server/http/cursor.ts';
import type { Appointment } from '../../contract.ts';
import { questions } from '../../questions.ts';
import { presentAppointments } from '../present-appointments.ts';
import { findAppointments } from '../queries-list.ts';

type Filters = Omit<Parameters<typeof findAppointments>[1], 'limit' | 'cursor'>;

const partLength = 200;

export const exportHeadings = [
  'Id',
  'Created',
  'Status',
  'Customer',
  'Email',
  'Phone',
  'Address',
  'Postcode',
  'Flooring',
  'Project size',
  'Urgency',
  'Budget',
  'Requirements',
  ...Object.values(questions).map(({ label }) => label),
  'Preferred dates',
  'Preferred times',
  'Visit date',
  'Visit time',
  'Estimate (£)',
  'Quoted (£)',
  'Quote sent',
  'Miles',
  'Outside area',
  'Notes',
];

/** The rows of the file, read page by page while the response is being sent. */
export async function* exportAppointments(db: Db, filters: Filters, now: Date) {
  let cursor: string | undefined;
  do {
    const { rows, next } = await findAppointments(
      db,
      { ...filters, limit: partLength, cursor },
      now,
    );
    for (const appointment of await presentAppointments(db, rows)) yield rowOf(appointment);
    cursor = next && writeCursor(next);
  } while (cursor);
}

function rowOf(appointment: Appointment) {
  return [
    appointment.id,
    appointment.createdAt,
    appointment.status,
    appointment.customerName,
    appointment.email,
    appointment.phone,
    appointment.address,
    appointment.postcode,
    appointment.flooringTypes.join('; '),
    appointment.projectSize,
    appointment.urgency,
    appointment.budget,
    appointment.requirements,
    ...Object.keys(questions).map((name) => appointment.answers[name] ?? null),
    appointment.preferredDates.join('; '),
    appointment.preferredTimes.join('; '),
    appointment.visit?.date ?? null,
    appointment.visit?.slot ?? null,
    (appointment.measured ?? appointment.calculatorData)?.totalCost?.toFixed(2) ?? null,
    appointment.quotedAmount?.toFixed(2) ?? null,
    appointment.quoteSent,
    appointment.distanceMiles,
    appointment.outsideArea,
    appointment.notes,
  ];
}
