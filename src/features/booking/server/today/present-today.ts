import { planDay } from '../../diary/day-route.ts';
import type { WorkingEstimate, WorkingVisit } from '../../today/contract.ts';
import { presentPhotos, type Viewer } from '../photos/present-photos.ts';
import { findPhotos } from '../photos/queries-photos.ts';
import { type EventRow, findEvents } from '../queries.ts';
import type { WorkingVisitRow } from './queries-today.ts';
import type { TodayDeps } from './today-deps.ts';

const reportKinds = {
  'on-the-way': 'on-the-way',
  arrived: 'arrived',
  completed: 'done',
  'could-not': 'could-not',
  note: 'note',
  measured: 'measured',
} as const;
type ReportedEvent = keyof typeof reportKinds;

/** Visits with all that is needed on them, in the order of days, fitters and slots. */
export async function presentWorkingVisits(
  deps: Pick<TodayDeps, 'db' | 'findTravel' | 'findWorkingEstimates'>,
  rows: readonly WorkingVisitRow[],
  viewer: Viewer,
): Promise<WorkingVisit[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ appointment }) => appointment.id);
  const events = Map.groupBy(await findEvents(deps.db, ids), ({ appointmentId }) => appointmentId);
  const photos = Map.groupBy(await findPhotos(deps.db, ids), (photo) => photo.appointmentId);
  const estimateIds = rows.flatMap(({ appointment: { estimate, measuredEstimate } }) =>
    [estimate, measuredEstimate].flatMap((each) => each?.id ?? []),
  );
  const estimates = await deps.findWorkingEstimates(estimateIds);
  const ofDay = Map.groupBy(rows, ({ date, fitter }) => `${date} ${fitter.id}`);
  return [...ofDay.values()].flatMap((day) => {
    const plan = planDay(
      day.map(({ slot, appointment: { postcode } }) => ({ slot, postcode })),
      deps.findTravel,
    );
    return day.flatMap((row, index) => {
      const stop = plan[index];
      if (!stop) return [];
      const { id } = row.appointment;
      const visit = presentVisit(row, events.get(id) ?? [], estimates);
      const ofVisit = { visitDate: row.date, viewer };
      return [{ ...visit, ...stop, photos: presentPhotos(photos.get(id) ?? [], ofVisit) }];
    });
  });
}

function presentVisit(
  { appointment, date, slot, fitter }: WorkingVisitRow,
  events: readonly EventRow[],
  estimates: ReadonlyMap<string, WorkingEstimate>,
): Omit<WorkingVisit, 'travelMinutes' | 'arrivesAt' | 'fits' | 'photos'> {
  const { id, basket, estimate, measuredEstimate, ...rest } = appointment;
  const reopened = events.findLastIndex(({ what }) => what === 'reopened');
  return {
    ...rest,
    appointmentId: id,
    date,
    slot,
    fitter,
    products: basket.map(({ name }) => name),
    estimate: estimates.get(estimate?.id ?? '') ?? null,
    measured: estimates.get(measuredEstimate?.id ?? '') ?? null,
    reports: events.flatMap((event, index) => {
      if (!isReport(event.what)) return [];
      if (event.what === 'completed' && index < reopened) return [];
      // What was reported of the visit before it was moved says nothing about this one.
      const isOfAnother =
        event.visitDate !== null && (event.visitDate !== date || event.visitSlot !== slot);
      if (isOfAnother && event.what !== 'note' && event.what !== 'measured') return [];
      const { at, by, note, reportId: id } = event;
      return [{ id, kind: reportKinds[event.what], at: at.toISOString(), by, text: note }];
    }),
  };
}

const isReport = (what: string): what is ReportedEvent => what in reportKinds;
