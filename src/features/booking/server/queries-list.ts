import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, type Day, instantInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { beginningFirst, matchWords } from '#platform/server/database/match-words.ts';
import {
  type Cursor,
  type InstantKey,
  readInstantCursor,
  readTextCursor,
} from '#platform/server/http/cursor.ts';
import type { appointmentSorts } from '../contract.ts';
import type { Figure, Status } from '../transitions.ts';
import type { AppointmentRow } from './queries.ts';
import { isInFigure } from './queries-staff.ts';
import { appointments } from './schema.ts';

type Sort = (typeof appointmentSorts)[number];
type Order = {
  column: SQL;
  descending?: true;
  keyOf: (row: AppointmentRow) => string | InstantKey;
  /** The column values that a cursor encodes. */
  placeOf: (cursor: string) => SQL;
};

const placeInTime = (cursor: string) => {
  const { key, id } = readInstantCursor(cursor);
  return sql`(${key?.toISOString() ?? 'infinity'}::timestamptz, ${id})`;
};
const byTime = {
  column: sql`${appointments.createdAt}`,
  keyOf: ({ createdAt }: AppointmentRow) => createdAt,
  placeOf: placeInTime,
};
const orders: Record<Sort, Order> = {
  newest: { ...byTime, descending: true },
  oldest: byTime,
  customer: {
    column: sql`lower(${appointments.customerName})`,
    keyOf: ({ customerName }) => customerName,
    placeOf: (cursor) => {
      const { key, id } = readTextCursor(cursor);
      return sql`(lower(${key}), ${id})`;
    },
  },
  visit: {
    column: sql`coalesce(${appointments.visitStartsAt}, 'infinity')`,
    keyOf: ({ visitStartsAt }) => visitStartsAt,
    placeOf: placeInTime,
  },
};

/**
 * A page of the appointment list, and the cursor of the next page.
 * @throws Problem 400 for an invalid cursor
 */
export async function findAppointments(
  db: Db,
  filters: {
    status?: Status;
    figure?: Figure;
    visitFrom?: Day;
    visitTo?: Day;
    search?: string;
    /** Whether names that begin with the search come first: only for a list without a next page. */
    ranked?: true;
    sort: Sort;
    limit: number;
    cursor?: string;
  },
  now: Date,
): Promise<{ rows: AppointmentRow[]; next: Cursor<string | InstantKey> | undefined }> {
  const { column, descending, keyOf, placeOf } = orders[filters.sort];
  const direction = descending ? desc : asc;
  const found = await db
    .select()
    .from(appointments)
    .where(
      and(
        filters.figure && isInFigure(db, filters.figure, now),
        filters.status && eq(appointments.status, filters.status),
        filters.visitFrom === undefined
          ? undefined
          : gte(appointments.visitStartsAt, instantInLondon(filters.visitFrom, '00:00')),
        filters.visitTo === undefined
          ? undefined
          : lt(appointments.visitStartsAt, instantInLondon(addDays(filters.visitTo, 1), '00:00')),
        filters.cursor === undefined
          ? undefined
          : sql`(${column}, ${appointments.id}) ${sql.raw(descending ? '<' : '>')} ${placeOf(filters.cursor)}`,
        ...matchWords(appointments, filters.search ?? ''),
      ),
    )
    .orderBy(
      ...(filters.ranked ? [beginningFirst(appointments.customerName, filters.search ?? '')] : []),
      direction(column),
      direction(appointments.id),
    )
    .limit(filters.limit + 1);
  const rows = found.slice(0, filters.limit);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > filters.limit && last ? { key: keyOf(last), id: last.id } : undefined,
  };
}
