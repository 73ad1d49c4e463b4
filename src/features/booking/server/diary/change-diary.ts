import { randomUUID } from 'node:crypto';
import type { ClosedDay } from '#features/business/bank-holidays.ts';
import { channels } from '#features/business/server/channels.ts';
import { isDay } from '#platform/dates/london-time.ts';
import { shortDate } from '#platform/dates/short-dates.ts';
import {
  type Change,
  recordAuditLogEntry,
} from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { NewSpecialDay } from '../../diary/closed-periods.ts';
import type { FitterFields, TimeOffFields } from '../../diary/fitter-form.ts';
import { lockDiary } from '../queries.ts';
import { openClosedDay, upsertSpecialDays } from './queries-closed-days.ts';
import {
  deleteTimeOff,
  type FitterRow,
  findFitters,
  insertFitters,
  insertTimeOff,
  type TimeOffRow,
  updateFitter,
} from './queries-diary.ts';
import { settleVisits } from './settle-visits.ts';

export type DiaryDeps = {
  db: Db;
  clock: () => Date;
  /** Whether there is a staff account with an id. */
  hasAccount: (tx: Tx, id: string) => Promise<boolean>;
};
type By = { staff: Staff; reassign?: boolean | undefined };

/** Adds a fitter. @throws Problem 400 for an unknown account, 409 for one that is another fitter's */
export async function createFitter(
  deps: DiaryDeps,
  { reassign: _, ...fields }: FitterFields,
  staff: Staff,
): Promise<string> {
  const id = randomUUID();
  await changeDiary(deps, { staff }, async (tx, now) => {
    await checkAccount(tx, deps, id, fields.accountId);
    await insertFitters(tx, [{ ...fields, id, createdAt: now }]);
    await recordFitterChange(
      tx,
      { id, name: fields.name },
      {
        at: now,
        by: staff,
        what: 'added',
        after: logged(fields),
      },
    );
  });
  return id;
}

/** Changes a fitter. @throws Problem 404 for an unknown id, and what `createFitter` and `settleVisits` throw */
export async function editFitter(
  deps: DiaryDeps,
  id: string,
  { reassign, ...fields }: FitterFields,
  staff: Staff,
) {
  await changeDiary(deps, { staff, reassign }, async (tx, now) => {
    const before = await findFitter(tx, id);
    await checkAccount(tx, deps, id, fields.accountId);
    await updateFitter(tx, id, fields);
    await recordFitterChange(
      tx,
      { id, name: fields.name },
      {
        at: now,
        by: staff,
        what: 'edited',
        before: logged(before),
        after: logged(fields),
      },
    );
  });
}

/** Gives a fitter days off. @throws Problem 404 for an unknown id, and what `settleVisits` throws */
export async function addTimeOff(
  deps: DiaryDeps,
  fitterId: string,
  { reassign, reason, fromDay, toDay }: TimeOffFields,
  staff: Staff,
) {
  await changeDiary(deps, { staff, reassign }, async (tx, now) => {
    const fitter = await findFitter(tx, fitterId);
    const row = { id: randomUUID(), fitterId, fromDay, toDay, reason: reason || null };
    await insertTimeOff(tx, row);
    await recordFitterChange(tx, fitter, {
      at: now,
      by: staff,
      what: 'time-off-added',
      after: { days: nameDays(row) },
    });
  });
}

/** @throws Problem 404 for an unknown id */
export async function removeTimeOff(
  deps: DiaryDeps,
  { fitterId, timeOffId, staff }: { fitterId: string; timeOffId: string; staff: Staff },
) {
  await changeDiary(deps, { staff }, async (tx, now) => {
    const fitter = await findFitter(tx, fitterId);
    const removed = await deleteTimeOff(tx, fitterId, timeOffId);
    if (!removed) throw new Problem(404, 'There is no time off by this id.');
    await recordFitterChange(tx, fitter, {
      at: now,
      by: staff,
      what: 'time-off-removed',
      before: { days: nameDays(removed) },
    });
  });
}

/** Closes days for everybody, or sets their hours. @throws Problem 409 when visits are booked then */
export async function closeDays(deps: DiaryDeps, days: readonly NewSpecialDay[], staff: Staff) {
  await changeDiary(deps, { staff }, async (tx, now) => {
    await upsertSpecialDays(tx, days);
    for (const closedDay of days)
      await recordClosedDayChange(tx, closedDay, {
        at: now,
        by: staff,
        what: 'added',
        ...(closedDay.opens && { after: { opens: closedDay.opens, closes: closedDay.closes } }),
      });
  });
}

/** @throws Problem 404 for a day that is not closed */
export async function openDay(deps: DiaryDeps, day: string, staff: Staff) {
  await changeDiary(deps, { staff }, async (tx, now) => {
    const opened = isDay(day) ? await openClosedDay(tx, day) : undefined;
    if (!opened) throw new Problem(404, 'This day is not closed.');
    await recordClosedDayChange(tx, opened, { at: now, by: staff, what: 'removed' });
  });
}

/** Changes what decides who is free, and what that means for booked visits, in one transaction. */
async function changeDiary(
  { db, clock }: DiaryDeps,
  { staff, reassign = false }: By,
  change: (tx: Tx, now: Date) => Promise<void>,
) {
  const now = clock();
  await db.transaction(async (tx) => {
    await lockDiary(tx);
    await change(tx, now);
    await settleVisits(tx, { now, reassign, staff });
    await publish(tx, channels.diary, undefined);
  });
}

async function findFitter(tx: Tx, id: string): Promise<FitterRow> {
  const fitter = (await findFitters(tx)).find((each) => each.id === id);
  if (!fitter) throw new Problem(404, 'There is no fitter by this id.');
  return fitter;
}

async function checkAccount(tx: Tx, deps: DiaryDeps, id: string, accountId: string | null) {
  if (accountId === null) return;
  if (!(await deps.hasAccount(tx, accountId)))
    throw badAccount(400, 'there is no staff account by this id.');
  const other = (await findFitters(tx)).find((each) => each.accountId === accountId);
  if (other && other.id !== id) throw badAccount(409, `this account is ${other.name}’s already.`);
}

function badAccount(status: number, message: string) {
  return fieldProblem('accountId', message, status);
}

type Logged = Pick<Change, 'at' | 'by' | 'what' | 'before' | 'after'>;

function recordFitterChange(tx: Tx, { id, name }: Pick<FitterRow, 'id' | 'name'>, change: Logged) {
  return recordAuditLogEntry(tx, { kind: 'fitter', subject: id, label: name, ...change });
}

function recordClosedDayChange(tx: Tx, { day, name }: ClosedDay, change: Logged) {
  const label = `${shortDate(day)} (${name})`;
  return recordAuditLogEntry(tx, { kind: 'closed day', subject: day, label, ...change });
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A fitter as the audit log stores them. */
const logged = ({
  name,
  hours,
  outcodes,
  isActive,
}: Pick<FitterRow, 'name' | 'hours' | 'outcodes' | 'isActive'>) => ({
  name,
  hours: hours
    .flatMap((time, n) => (time ? [`${weekdays[n]} ${time.from}–${time.to}`] : []))
    .join(', '),
  areas: outcodes.join(', '),
  active: isActive,
});

const nameDays = ({ fromDay, toDay }: TimeOffRow) =>
  fromDay === toDay ? shortDate(fromDay) : `${shortDate(fromDay)} to ${shortDate(toDay)}`;
