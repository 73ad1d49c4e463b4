import { addDays, type Day, instantInLondon } from '#platform/dates/london-time.ts';
import type { DbOrTx } from '#platform/server/database/database.ts';
import type { Diary } from '../../diary/availability.ts';
import { readOtherDays } from './queries-closed-days.ts';
import {
  type FitterRow,
  findBusyTimes,
  findFitters,
  findFixedVisits,
  findTimeOff,
  type TimeOffRow,
} from './queries-diary.ts';

export type StoredDiary = Diary<FitterRow> & { timeOff: TimeOffRow[] };

/** What decides who is free in a range of days, both inclusive. */
export async function readDiary(db: DbOrTx, from: Day, to: Day): Promise<StoredDiary> {
  return {
    fitters: await findFitters(db),
    timeOff: await findTimeOff(db, from, to),
    ...(await readOtherDays(db, from, to)),
    visits: await findFixedVisits(db, from, to),
    busyTimes: await findBusyTimes(db, {
      after: instantInLondon(from, '00:00'),
      before: instantInLondon(addDays(to, 1), '00:00'),
    }),
  };
}
