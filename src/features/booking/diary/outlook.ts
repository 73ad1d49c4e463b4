import { slotHours, type Visit } from '../visit-slots.ts';
import { chooseFitter } from './availability.ts';
import type { AvailableDay, DiaryVisit, Fitter } from './contract.ts';

export type Outlook = {
  /** Who would make the visit. */
  fitter: string;
  /** Their visits before and after it on that day. */
  before: DiaryVisit | undefined;
  after: DiaryVisit | undefined;
};

/**
 * Who makes a visit once it is fixed, as `fixFirstFree` chooses, and what that fitter does before and after it.
 * @param known of the visit's day
 * @returns undefined where nobody is free
 */
export function outlookOf(
  { date, slot }: Visit,
  postcode: string,
  known: {
    days: readonly AvailableDay[];
    fitters: readonly Fitter[];
    visits: readonly DiaryVisit[];
  },
): Outlook | undefined {
  const states = known.days
    .find((day) => day.date === date)
    ?.slots.find((one) => one.slot === slot)?.fitters;
  const isFree = ({ id }: Fitter) =>
    states?.some((one) => one.id === id && one.state === 'free') ?? false;
  const fitter = chooseFitter(known.fitters.filter(isFree), postcode);
  if (!fitter) return undefined;
  const theirs = known.visits
    .filter((visit) => visit.fitter.id === fitter.id && visit.date === date)
    .toSorted((a, b) => (slotHours(a.slot).from < slotHours(b.slot).from ? -1 : 1));
  const { from, to } = slotHours(slot);
  return {
    fitter: fitter.name,
    before: theirs.findLast((visit) => slotHours(visit.slot).to <= from),
    after: theirs.find((visit) => slotHours(visit.slot).from >= to),
  };
}
