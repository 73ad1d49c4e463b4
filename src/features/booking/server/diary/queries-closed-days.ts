import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { type ClosedDay, holidaysBetween } from '#features/business/bank-holidays.ts';
import type { SpecialDay } from '#features/business/firm.ts';
import type { Day } from '#platform/dates/london-time.ts';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import type { NewSpecialDay } from '../../diary/closed-periods.ts';
import { closedDays } from '../schema.ts';

type StoredDay = typeof closedDays.$inferSelect;

const isUsual = (day: StoredDay | undefined) => day?.isOpen === true && day.opens === null;

/** The days of a range, both inclusive, that staff closed or opened. */
const findStoredDays = (db: DbOrTx, from: Day, to: Day): Promise<StoredDay[]> =>
  db
    .select()
    .from(closedDays)
    .where(and(gte(closedDays.day, from), lte(closedDays.day, to)));

/** The closed days of a range, both inclusive, in order: those that staff closed, and holidays that they did not open. */
export async function findClosedDays(db: DbOrTx, from: Day, to: Day): Promise<ClosedDay[]> {
  const { closed } = sortDays(await findStoredDays(db, from, to), holidaysBetween(from, to));
  return closed;
}

/** The days of a range, both inclusive, that are closed, with their names, and those that have hours of their own. */
export async function readOtherDays(db: DbOrTx, from: Day, to: Day) {
  const { closed, short } = sortDays(await findStoredDays(db, from, to), holidaysBetween(from, to));
  return {
    closedDays: new Map(closed.map(({ day, name }) => [day, name])),
    shortDays: new Map(short.map(({ day, opens, closes }) => [day, { opens, closes }])),
  };
}

/** What staff have decided about the days of a range, both inclusive, in order. */
export const findSpecialDays = async (db: DbOrTx, from: Day, to: Day): Promise<SpecialDay[]> =>
  (await findStoredDays(db, from, to)).toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** The days of a range, both inclusive, in order, that are closed or have hours of their own. */
export async function findOtherDays(db: DbOrTx, from: Day, to: Day) {
  const { closed, short } = sortDays(await findStoredDays(db, from, to), holidaysBetween(from, to));
  return [...closed, ...short].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The days of a range that staff closed, in order: a calendar has its holidays from elsewhere. */
export async function findDaysClosedByStaff(db: DbOrTx, from: Day, to: Day): Promise<ClosedDay[]> {
  return sortDays(await findStoredDays(db, from, to), []).closed;
}

/**
 * All days from one on that staff closed, with the holidays up to a day: those that are closed, and those on which the
 * firm works.
 */
export async function listDays(db: DbOrTx, from: Day, { lastHoliday }: { lastHoliday: Day }) {
  return sortDays(await findStoredDays(db, from, '9999-12-31'), holidaysBetween(from, lastHoliday));
}

/** Those of some days that are closed. */
export async function findClosedAmong(db: DbOrTx, days: readonly Day[]): Promise<ClosedDay[]> {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (!first || !last) return [];
  const closed = await findClosedDays(db, first, last);
  return closed.filter(({ day }) => days.includes(day));
}

function sortDays(stored: readonly StoredDay[], holidays: readonly ClosedDay[]) {
  const decided = new Map(stored.map((row) => [row.day, row]));
  const byDefault = holidays.filter(({ day }) => !decided.has(day));
  const byStaff = stored.filter(({ isOpen }) => !isOpen).map(({ day, name }) => ({ day, name }));
  return {
    closed: [...byDefault, ...byStaff].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    worked: holidays.filter(({ day }) => isUsual(decided.get(day))),
    short: stored.flatMap(({ day, name, isOpen, opens, closes }) =>
      isOpen && opens !== null && closes !== null ? [{ day, name, opens, closes }] : [],
    ),
  };
}

/** Closes days, or gives them hours of their own; one that has been decided on gets what is new. */
export async function upsertSpecialDays(tx: Tx, rows: readonly NewSpecialDay[]) {
  await upsert(
    tx,
    rows.map(({ opens = null, closes = null, ...row }) => ({
      ...row,
      isOpen: opens !== null,
      opens,
      closes,
    })),
  );
}

/** Opens a day: a holiday stays open, another day is forgotten. @returns the day; undefined if it is open as usual */
export async function openClosedDay(tx: Tx, day: Day): Promise<ClosedDay | undefined> {
  const { closed: closedThen, short } = sortDays(
    await findStoredDays(tx, day, day),
    holidaysBetween(day, day),
  );
  const [closed] = [...closedThen, ...short];
  if (!closed) return;
  if (holidaysBetween(day, day).length > 0)
    await upsert(tx, [{ day, name: closed.name, isOpen: true, opens: null, closes: null }]);
  else await tx.delete(closedDays).where(eq(closedDays.day, day));
  return closed;
}

async function upsert(tx: Tx, rows: StoredDay[]) {
  await tx
    .insert(closedDays)
    .values(rows)
    .onConflictDoUpdate({
      target: closedDays.day,
      set: {
        name: sql`excluded.name`,
        isOpen: sql`excluded.is_open`,
        opens: sql`excluded.opens`,
        closes: sql`excluded.closes`,
      },
    });
}
