import { FetchFailed, fetchText } from '#platform/server/outgoing/fetch-text.ts';
import { limits } from '../../limits.ts';
import { ownUid } from '../mails/calendar-file.ts';
import type { CalendarReading } from './read-busy-ranges.ts';
import { CalendarFailed, readInThread } from './read-in-thread.ts';

const dayMs = 86_400_000;
const maxBytes = 2 * 1024 * 1024;
const timeoutMs = 10_000;

export type ReadOptions = {
  now: Date;
  /** Allows calendars on this machine, by http too (tests). */
  allowLoopback?: boolean | undefined;
};

/**
 * Reads from a calendar when its owner is busy, from now until after the last day that can be booked.
 * @throws CalendarFailed
 */
export async function readCalendar(
  url: string,
  { now, allowLoopback = false }: ReadOptions,
): Promise<CalendarReading> {
  const from = now.getTime();
  const text = await fetchText(url, {
    accept: 'text/calendar',
    maxBytes,
    timeoutMs,
    allowLoopback,
  }).catch((error: unknown) => {
    throw error instanceof FetchFailed ? new CalendarFailed(error.reason) : error;
  });
  const to = from + (limits.daysAhead + 2) * dayMs;
  return readInThread({ text, from, to, ownUids: ownUid(), owner: findOwner(url) });
}

/** Google has the email address of an account in the addresses of its calendars. */
function findOwner(url: string): string | undefined {
  try {
    return /(?<=\/)[^\s@/]+@[^\s@/]+(?=\/)/.exec(decodeURIComponent(new URL(url).pathname))?.[0];
  } catch {
    return undefined;
  }
}
