import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import {
  type Cursor,
  type InstantKey,
  readInstantCursor,
  readTextCursor,
} from '#platform/server/http/cursor.ts';
import type { appointmentSorts } from '../contract.ts';
import type { Status } from '../transitions.ts';
import type { AppointmentRow } from './queries.ts';
import { appointments, visits } from './schema.ts';

type Sort = (typeof appointmentSorts)[number];
type Found = { appointment: AppointmentRow; startsAt: Date | null };
type Order = {
  column: SQL;
  descending?: true;
  keyOf: (found: Found) => string | InstantKey;
  /** The values that a cursor stands for. */
  placeOf: (cursor: string) => SQL;
};

const placeInTime = (cursor: string) => {
  const { key, id } = readInstantCursor(cursor);
  return sql`(${key?.toISOString() ?? 'infinity'}::timestamptz, ${id})`;
};
const byTime = {
  column: sql`${appointments.createdAt}`,
  keyOf: ({ appointment }: Found) => appointment.createdAt,
  placeOf: placeInTime,
};
const orders: Record<Sort, Order> = {
  newest: { ...byTime, descending: true },
  oldest: byTime,
  customer: {
    column: sql`lower(${appointments.customerName})`,
    keyOf: ({ appointment }) => appointment.customerName,
    placeOf: (cursor) => {
      const { key, id } = readTextCursor(cursor);
      return sql`(lower(${key}), ${id})`;
    },
  },
  visit: {
    column: sql`coalesce(${visits.startsAt}, 'infinity')`,
    keyOf: ({ startsAt }) => startsAt,
    placeOf: placeInTime,
  },
};

/**
 * A part of the list of appointments, and where the next part begins.
 * @throws Problem 400 for a cursor that no list gave
 */
export async function findAppointments(
  db: Db,
  filters: { status?: Status; search?: string; sort: Sort; limit: number; cursor?: string },
): Promise<{ rows: AppointmentRow[]; next: Cursor<string | InstantKey> | undefined }> {
  const { column, descending, keyOf, placeOf } = orders[filters.sort];
  const direction = descending ? desc : asc;
  const found = await db
    .select({ appointment: appointments, startsAt: visits.startsAt })
    .from(appointments)
    .leftJoin(visits, eq(visits.appointmentId, appointments.id))
    .where(
      and(
        filters.status && eq(appointments.status, filters.status),
        filters.cursor === undefined
          ? undefined
          : sql`(${column}, ${appointments.id}) ${sql.raw(descending ? '<' : '>')} ${placeOf(filters.cursor)}`,
        ...matchWords(filters.search ?? ''),
      ),
    )
    .orderBy(direction(column), direction(appointments.id))
    .limit(filters.limit + 1);
  const part = found.slice(0, filters.limit);
  const last = part.at(-1);
  return {
    rows: part.map(({ appointment }) => appointment),
    next:
      found.length > filters.limit && last
        ? { key: keyOf(last), id: last.appointment.id }
        : undefined,
  };
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
