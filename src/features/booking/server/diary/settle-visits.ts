import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { chooseFitter, findAbsence, findFreeFitters } from '../../diary/availability.ts';
import { othersAreFree } from '../../diary/fitter-limits.ts';
import { recordEvent } from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import {
  type ComingVisit,
  type FitterRow,
  findComingVisits,
  updateVisitFitter,
} from './queries-diary.ts';
import { readDiary } from './read-diary.ts';

type Settled = { visit: ComingVisit; fitter: FitterRow | undefined };

/**
 * Checks, after a change of fitters, time off or closed days, that every coming visit has a fitter who works then.
 * @param reassign gives the visits that have none to others who are free
 * @throws Problem 409 naming the visits: without `reassign` all of them, else those for which nobody is free. The
 * transaction must be rolled back then.
 */
export async function settleVisits(
  tx: Tx,
  { now, reassign, staff }: { now: Date; reassign: boolean; staff: Staff },
) {
  const settled = await findOtherFitters(tx, now);
  if (settled.length === 0) return;
  const stuck = settled.filter(({ fitter }) => !fitter);
  if (!reassign || stuck.length > 0) throw new Problem(409, explainBooked(settled, stuck));
  for (const { visit, fitter } of settled) {
    if (!fitter) continue;
    const { appointmentId: id, customerName } = visit;
    await updateVisitFitter(tx, id, fitter.id);
    const event = { appointmentId: id, at: now, by: staff.name, what: 'assigned' } as const;
    await recordEvent(tx, { ...event, note: fitter.name }, visit);
    await recordAppointmentChange(
      tx,
      { id, customerName },
      { at: now, what: 'assigned', staff, after: { fitter: fitter.name } },
    );
  }
}

/** The coming visits whose fitter does not work then, each with another who is free. */
async function findOtherFitters(tx: Tx, now: Date): Promise<Settled[]> {
  const coming = await findComingVisits(tx, now);
  const [first, last] = [coming[0], coming.at(-1)];
  if (!first || !last) return [];
  const diary = await readDiary(tx, first.date, last.date);
  const fitterOf = new Map(diary.fitters.map((fitter) => [fitter.id, fitter]));
  const visits = [...diary.visits];
  const settled: Settled[] = [];
  for (const visit of coming) {
    const own = fitterOf.get(visit.fitterId);
    if (own && !findAbsence(own, visit, diary)) continue;
    const fitter = chooseFitter(findFreeFitters({ ...diary, visits }, visit), visit.postcode);
    if (fitter) visits.push({ date: visit.date, slot: visit.slot, fitterId: fitter.id });
    settled.push({ visit, fitter });
  }
  return settled;
}

const maxNamed = 5;

function explainBooked(settled: readonly Settled[], stuck: readonly Settled[]): string {
  const count =
    settled.length === 1 ? '1 visit is booked then' : `${settled.length} visits are booked then`;
  if (stuck.length === 0)
    return `${count}: ${nameVisits(settled)}. ${othersAreFree} ${settled.length === 1 ? 'it' : 'them'}.`;
  const which = stuck.length === settled.length ? '' : ` for ${stuck.length} of them`;
  const todo = `Move or cancel ${stuck.length === 1 ? 'it' : 'them'} first.`;
  return `${count}, and nobody else is free${which}: ${nameVisits(stuck)}. ${todo}`;
}

function nameVisits(settled: readonly Settled[]): string {
  const named = settled
    .slice(0, maxNamed)
    .map(
      ({ visit: { customerName, date, slot } }) =>
        `${customerName} on ${shortWeekdayDate(date)}, ${slot}`,
    );
  const more = settled.length - named.length;
  return `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
