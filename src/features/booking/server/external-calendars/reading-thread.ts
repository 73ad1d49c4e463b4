import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarError } from '../../calendars/calendar-errors.ts';
import {
  type CalendarRead,
  type CalendarReading,
  NotACalendar,
  readBusyRanges,
  TooMuch,
} from './read-busy-ranges.ts';

export type ReadingAnswer = CalendarReading | { error: CalendarError };

function answer(read: CalendarRead): ReadingAnswer {
  try {
    return readBusyRanges(read);
  } catch (error) {
    if (error instanceof TooMuch) return { error: 'too-much' };
    if (error instanceof NotACalendar) return { error: 'not-a-calendar' };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData));
