import type { WorkingVisit } from '../../today/contract.ts';
import type { KnownRooms, QueuedReport } from './report-outbox.ts';

export type ShownReport = WorkingVisit['reports'][number] & {
  /** The id of a report that is still on the device. */
  queuedId?: string;
  /** Until when it can be undone, by the device's clock. */
  undoUntil?: number;
};

export type VisitState = 'planned' | 'arrived' | 'done' | 'could-not';

/** The rooms as last saved, which the device may not have sent yet, and the report that saved them. */
export function readMeasuredRooms(
  visit: WorkingVisit,
  queued: readonly QueuedReport[],
): { known: KnownRooms | null; after: string | null } {
  const waiting = queued.findLast(
    ({ report, rooms, refusal }) =>
      report.appointmentId === visit.appointmentId && rooms && refusal === undefined,
  );
  return {
    known: waiting?.rooms ?? visit.measured ?? visit.estimate,
    after:
      waiting?.report.id ?? visit.reports.findLast(({ kind }) => kind === 'measured')?.id ?? null,
  };
}

/** Reports that leave a visit in the state it is in. */
const sayNothing: readonly ShownReport['kind'][] = ['on-the-way', 'note', 'measured'];

/** What was reported of a visit, with what the device has not sent yet, and its state after all that. */
export function readVisitState(
  visit: WorkingVisit,
  queued: readonly QueuedReport[],
): { state: VisitState; reports: ShownReport[] } {
  const known = new Set(visit.reports.map(({ id }) => id));
  const waiting = queued.filter(
    ({ report, refusal }) =>
      refusal === undefined &&
      report.appointmentId === visit.appointmentId &&
      !known.has(report.id),
  );
  const reports = [
    ...visit.reports,
    ...waiting.map(
      ({ report, sendAfter, isStored }): ShownReport => ({
        id: report.id,
        kind: report.kind,
        at: report.at,
        by: 'you',
        text: 'text' in report ? report.text : null,
        ...(!isStored && { queuedId: report.id, undoUntil: sendAfter }),
      }),
    ),
  ];
  const last = reports.findLast(({ kind }) => !sayNothing.includes(kind));
  const reported = last?.kind as VisitState | undefined;
  return { state: visit.status === 'completed' ? 'done' : (reported ?? 'planned'), reports };
}
