import { channels } from '#features/business/server/channels.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { calendarErrors } from '../../calendars/calendar-errors.ts';
import { findFitters } from '../diary/queries-diary.ts';
import { lockDiary } from '../queries.ts';
import {
  deleteExternalCalendar,
  insertExternalCalendar,
  replaceBusyTimes,
} from './queries-external.ts';
import { readCalendar } from './read-calendar.ts';
import { type CalendarDeps, readEveryMs } from './read-due-calendars.ts';
import { CalendarFailed } from './read-in-thread.ts';

/**
 * Connects a fitter with their own calendar, in the place of the one before, once it could be read.
 * @throws Problem 400 naming the URL with the reason why it cannot be read; 404 for an unknown fitter
 */
export async function connectCalendar(
  { db, clock, allowLoopback }: CalendarDeps,
  { fitterId, url, staff }: { fitterId: string; url: string; staff: Staff },
) {
  const reading = await readCalendar(url, { now: clock(), allowLoopback }).catch(explainFailure);
  const now = clock();
  await db.transaction(async (tx) => {
    await lockDiary(tx);
    const label = await nameFitter(tx, fitterId);
    await deleteExternalCalendar(tx, fitterId);
    const dueAt = new Date(now.getTime() + readEveryMs);
    await insertExternalCalendar(tx, {
      fitterId,
      url,
      dueAt,
      succeededAt: now,
      error: null,
      notices: reading.notices,
    });
    await replaceBusyTimes(tx, fitterId, reading.ranges);
    await recordAuditLogEntry(tx, {
      kind: 'calendar',
      what: 'connected',
      at: now,
      by: staff,
      subject: fitterId,
      label,
      // The rest of the address is as good as a password.
      after: { host: new URL(url).host },
    });
    await publish(tx, channels.diary, undefined);
  });
}

/** Removes a fitter's own calendar and its busy times. @throws Problem 404 for an unknown fitter, or without one */
export async function disconnectCalendar(
  { db, clock }: CalendarDeps,
  { fitterId, staff }: { fitterId: string; staff: Staff },
) {
  await db.transaction(async (tx) => {
    await lockDiary(tx);
    const label = await nameFitter(tx, fitterId);
    const before = await deleteExternalCalendar(tx, fitterId);
    if (!before) throw new Problem(404, 'There is no calendar to disconnect.');
    await recordAuditLogEntry(tx, {
      kind: 'calendar',
      what: 'disconnected',
      at: clock(),
      by: staff,
      subject: fitterId,
      label,
      before: { host: new URL(before.url).host },
    });
    await publish(tx, channels.diary, undefined);
  });
}

function explainFailure(error: unknown): never {
  if (!(error instanceof CalendarFailed)) throw error;
  const message = calendarErrors[error.reason];
  throw fieldProblem('url', message);
}

async function nameFitter(tx: Tx, id: string): Promise<string> {
  const fitter = (await findFitters(tx)).find((each) => each.id === id);
  if (!fitter) throw new Problem(404, 'There is no fitter by this id.');
  return fitter.name;
}
