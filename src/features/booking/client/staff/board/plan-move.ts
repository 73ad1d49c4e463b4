import type { DiaryDay } from '../../../diary/contract.ts';
import type { VisitSlot } from '../../../visit-slots.ts';

type FitterDay = DiaryDay['fitters'][number];
export type BoardVisit = FitterDay['visits'][number];
type Who = Pick<FitterDay, 'id' | 'name'>;

/** A visit that is being moved, with where it is. */
export type PickedVisit = BoardVisit & { date: string; fitter: Who };

/** What is to be done with it: given another time or person, or swapped with another visit. */
export type Move = {
  visit: PickedVisit;
  to: { slot: VisitSlot; fitter: Who };
  other?: BoardVisit;
};

/** Whether a visit may still be moved: it is confirmed and has not begun. */
export const isMovable = ({ status }: BoardVisit, hasBegun: boolean) =>
  status === 'confirmed' && !hasBegun;

/**
 * What happens when a visit is put down on a fitter's time; undefined where nothing can.
 * @param index of the slot
 */
export function planMove(
  visit: PickedVisit,
  day: DiaryDay,
  fitter: FitterDay,
  index: number,
): Move | undefined {
  const slot = day.slots[index];
  if (!slot || slot.hasBegun) return undefined;
  if (slot.slot === visit.slot && fitter.id === visit.fitter.id) return undefined;
  const to = { slot: slot.slot, fitter: { id: fitter.id, name: fitter.name } };
  if (fitter.states[index] === 'free') return { visit, to };
  const other = fitter.visits.find((one) => one.slot === slot.slot);
  // Two visits at one time would only swap their fitters, which is done one by one.
  if (!other || other.slot === visit.slot || !isMovable(other, slot.hasBegun)) return undefined;
  return { visit, to, other };
}
