import { dayInLondon } from '#platform/dates/london-time.ts';
import type { AvailableDay, DiaryDay } from '../../diary/contract.ts';
import { findShortestOrder, planDay, sumTravel } from '../../diary/day-route.ts';
import { inOrder, type VisitSlot, visitStart } from '../../visit-slots.ts';
import { listAvailability } from '../diary/list-availability.ts';
import { findFitters } from '../diary/queries-diary.ts';
import { findWorkingVisits, type WorkingVisitRow } from './queries-today.ts';
import type { TodayDeps } from './today-deps.ts';

type Deps = Pick<TodayDeps, 'db' | 'clock' | 'findTravel'>;

/**
 * One day by fitter: who is where, who is free, and how far they drive. Fitters who make no visits any more are listed
 * with those that they have.
 * @throws Problem 400 for an invalid date
 */
export async function readDay(deps: Deps, asked: { date?: string }): Promise<DiaryDay> {
  const date = asked.date ?? dayInLondon(deps.clock());
  const [day] = await listAvailability(deps, { from: date, to: date });
  const rows = await findWorkingVisits(deps.db, { from: date, to: date });
  const fitters = (await findFitters(deps.db)).filter(
    ({ id, isActive }) => isActive || rows.some(({ fitter }) => fitter.id === id),
  );
  const slots = inOrder([
    ...(day?.slots ?? []).map(({ slot }) => slot),
    ...rows.map(({ slot }) => slot),
  ]);
  const now = deps.clock();
  return {
    date,
    closed: day?.closed ?? null,
    slots: slots.map((slot) => ({ slot, hasBegun: visitStart({ date, slot }) <= now })),
    fitters: fitters.map(({ id, name, colour }) => ({
      id,
      name,
      colour,
      states: slots.map((slot) => findState(day, slot, id)),
      ...describeRoute(
        rows.filter(({ fitter }) => fitter.id === id),
        deps,
      ),
    })),
  };
}

/** A slot of other times than today's is closed for everything but its visits. */
function findState(day: AvailableDay | undefined, slot: VisitSlot, fitterId: string) {
  const offered = day?.slots.find((each) => each.slot === slot);
  if (!offered) return 'closed';
  return offered.fitters.find(({ id }) => id === fitterId)?.state ?? 'inactive';
}

function describeRoute(
  rows: readonly WorkingVisitRow[],
  { findTravel }: Pick<Deps, 'findTravel'>,
): Pick<DiaryDay['fitters'][number], 'visits' | 'travelMinutes' | 'shortest'> {
  const stops = rows.map((row) => ({ ...row, postcode: row.appointment.postcode }));
  const plan = planDay(stops, findTravel);
  const travelMinutes =
    sumTravel(
      stops.map(({ postcode }) => postcode),
      findTravel,
    ) ?? null;
  const shortest = findShortestOrder(stops, findTravel, mayTake);
  const isBetter = shortest && travelMinutes !== null && shortest.minutes < travelMinutes;
  return {
    visits: rows.map(
      (
        { appointment: { id, status, customerName, address, postcode, phone, email }, slot },
        index,
      ) => ({
        appointmentId: id,
        slot,
        status,
        customerName,
        address,
        postcode,
        phone,
        hasEmail: email !== '',
        travelMinutes: plan[index]?.travelMinutes ?? null,
        fits: plan[index]?.fits ?? true,
      }),
    ),
    travelMinutes,
    shortest: isBetter
      ? {
          travelMinutes: shortest.minutes,
          visits: shortest.order.flatMap((from, to) => {
            const [moved, slot] = [rows[from], rows[to]?.slot];
            return moved && slot ? [{ appointmentId: moved.appointment.id, slot }] : [];
          }),
        }
      : null,
  };
}

/** Only at a time for which the customer has asked: the others would have to be asked first. */
const mayTake = ({ appointment, slot }: WorkingVisitRow, other: VisitSlot) =>
  other === slot || appointment.preferredTimes.includes(other);
