import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import type { Cursor } from '#platform/server/http/cursor.ts';
import type { appointmentSorts } from '../contract.ts';
import type { Status } from '../transitions.ts';
import type { AppointmentRow } from './queries.ts';
import { appointments, visits } from './schema.ts';

type Sort = (typeof appointmentSorts)[number];
type Order = { key: SQL; type: SQL; direction: 'asc' | 'desc' };

const orders: Record<Sort, Order> = {
  newest: { key: sql`${appointments.createdAt}`, type: sql`timestamptz`, direction: 'desc' },
  oldest: { key: sql`${appointments.createdAt}`, type: sql`timestamptz`, direction: 'asc' },
  customer: { key: sql`lower(${appointments.customerName})`, type: sql`text`, direction: 'asc' },
  visit: {
    key: sql`coalesce(${visits.startsAt}, 'infinity')`,
    type: sql`timestamptz`,
    direction: 'asc',
  },
};

/** A part of the list of appointments, from `after` on, and where the next part begins. */
export async function findAppointments(
  db: Db,
  filters: { status?: Status; search?: string; sort: Sort; limit: number; after?: Cursor },
): Promise<{ rows: AppointmentRow[]; next: Cursor | undefined }> {
  const { key, type, direction } = orders[filters.sort];
  const order = direction === 'asc' ? asc : desc;
  const found = await db
    .select({ appointment: appointments, key: sql<string>`${key}::text` })
    .from(appointments)
    .leftJoin(visits, eq(visits.appointmentId, appointments.id))
    .where(
      and(
        filters.status && eq(appointments.status, filters.status),
        filters.after && comesAfter(filters.after, { key, type, direction }),
        ...matchWords(filters.search ?? ''),
      ),
    )
    .orderBy(order(key), order(appointments.id))
    .limit(filters.limit + 1);
  const part = found.slice(0, filters.limit);
  const last = part.at(-1);
  return {
    rows: part.map(({ appointment }) => appointment),
    next:
      found.length > filters.limit && last ? { key: last.key, id: last.appointment.id } : undefined,
  };
}

function comesAfter(after: Cursor, { key, type, direction }: Order): SQL {
  const place = sql`(${after.key}::${type}, ${after.id})`;
  return direction === 'asc'
    ? sql`(${key}, ${appointments.id}) > ${place}`
    : sql`(${key}, ${appointments.id}) < ${place}`;
}

/** Every word must stand somewhere in what the customer told of themselves. */
function matchWords(search: string): (SQL | undefined)[] {
  const { customerName, email, phone, address, postcode } = appointments;
  return search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return or(
        ...[customerName, email, phone, address, postcode].map((column) => ilike(column, pattern)),
      );
    });
}
