import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Appointment } from '../../../contract.ts';
import { findCompletionProblem } from '../../../visit-dates.ts';

type Reported = Pick<Appointment, 'status' | 'visit'> & {
  history: readonly Pick<Appointment['history'][number], 'what' | 'visit'>[];
};

/** Whether it was reported last that the visit as it is fixed could not be made. */
export function wasNotMade({ visit, history }: Omit<Reported, 'status'>): boolean {
  const last = history.findLast(({ what }) => what === 'arrived' || what === 'could-not');
  return (
    last?.what === 'could-not' &&
    last.visit?.date === visit?.date &&
    last.visit?.slot === visit?.slot
  );
}

/** Whether the office can record that a visit could not be made: from its day on, once, until it is completed. */
export function canBeNotMade(appointment: Reported, now: Date): boolean {
  const { status, visit } = appointment;
  return (
    status === 'confirmed' &&
    visit !== null &&
    !findCompletionProblem(visit, dayInLondon(now)) &&
    !wasNotMade(appointment)
  );
}
