import { channels } from '#features/business/server/channels.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CalendarError } from '../../calendars/calendar-errors.ts';
import { lockDiary } from '../queries.ts';
import {
  claimDueCalendar,
  type ExternalCalendarRow,
  replaceBusyTimes,
  updateClaimed,
} from './queries-external.ts';
import type { CalendarReading } from './read-busy-ranges.ts';
import { readCalendar } from './read-calendar.ts';
import { CalendarFailed } from './read-in-thread.ts';

export type CalendarDeps = {
  db: Db;
  clock: () => Date;
  /** Allows calendars on this machine, by http too (tests). */
  allowLoopback?: boolean | undefined;
};

const minuteMs = 60_000;
export const readEveryMs = 15 * minuteMs;
/** After this a process that took a calendar is taken for ended. */
const claimMs = 2 * minuteMs;

/**
 * Reads the calendars that are due, one after the other, and stores when their fitters are busy. Each is read by one
 * process at a time. A calendar that cannot be read keeps its last busy times.
 * @returns how many were read
 */
export async function readDueCalendars(deps: CalendarDeps): Promise<number> {
  let count = 0;
  for (;;) {
    const now = deps.clock();
    const until = new Date(now.getTime() + claimMs);
    const claimed = await claimDueCalendar(deps.db, { now, until });
    if (!claimed) return count;
    await store(deps, claimed, await tryToRead(deps, claimed));
    count += 1;
  }
}

type Outcome = CalendarReading | { error: CalendarError };

async function tryToRead(
  { clock, allowLoopback }: CalendarDeps,
  { url }: ExternalCalendarRow,
): Promise<Outcome> {
  try {
    return await readCalendar(url, { now: clock(), allowLoopback });
  } catch (error) {
    if (error instanceof CalendarFailed) return { error: error.reason };
    throw error;
  }
}

async function store({ db, clock }: CalendarDeps, claimed: ExternalCalendarRow, outcome: Outcome) {
  const now = clock();
  const dueAt = new Date(now.getTime() + readEveryMs);
  const error = 'error' in outcome ? outcome.error : null;
  await db.transaction(async (tx) => {
    await lockDiary(tx);
    const set = {
      dueAt,
      error,
      ...('notices' in outcome && { succeededAt: now, notices: outcome.notices }),
    };
    if (!(await updateClaimed(tx, claimed, set))) return;
    const hasChanged =
      'ranges' in outcome && (await replaceBusyTimes(tx, claimed.fitterId, outcome.ranges));
    const isNoticed =
      'notices' in outcome && JSON.stringify(outcome.notices) !== JSON.stringify(claimed.notices);
    if (hasChanged || isNoticed || error !== claimed.error)
      await publish(tx, channels.diary, undefined);
  });
}
