import { type PerKind, retainedKinds } from '#features/business/firm-settings.ts';
import type { Cutoffs } from './queries-due.ts';

/** A number of months later, or earlier if it is negative; the last day of a month where that day does not exist. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), last));
  return moved;
}

/** Before which instant each kind goes, by how many months it is kept. */
export const cutoffsAt = (now: Date, months: PerKind): Cutoffs =>
  perKind((kind) => addMonths(now, -months[kind]));

/** A value for each kind. */
export const perKind = <T>(read: (kind: (typeof retainedKinds)[number]) => T) =>
  Object.fromEntries(retainedKinds.map((kind) => [kind, read(kind)])) as Record<
    (typeof retainedKinds)[number],
    T
  >;
