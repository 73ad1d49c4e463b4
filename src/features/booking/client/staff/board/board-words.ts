import { formatSlot } from '#features/business/slot-times.ts';
import type { DiaryDay } from '../../../diary/contract.ts';
import type { FitterState } from '../../../diary/fitter-limits.ts';

const words: Record<FitterState, string> = {
  free: 'Free',
  visit: 'On a visit',
  closed: 'Closed',
  inactive: 'Makes no visits',
  hours: 'Not working',
  'time-off': 'Time off',
  busy: 'Busy in their own calendar',
};

/** What a fitter without a visit does at a time. */
export function describeState(state: FitterState | undefined, hasBegun = false): string {
  return state === 'free' && hasBegun ? 'No visit' : words[state ?? 'closed'];
}

/** How far a fitter drives, and in which order it would be less. */
export function describeDriving({
  visits,
  travelMinutes,
  shortest,
}: Pick<DiaryDay['fitters'][number], 'visits' | 'travelMinutes' | 'shortest'>): string {
  if (visits.length === 0) return '';
  if (travelMinutes === null) return 'Driving time unknown';
  const now = `About ${travelMinutes} min driving`;
  if (!shortest) return now;
  const names = new Map(visits.map((visit) => [visit.appointmentId, visit.customerName]));
  const order = shortest.visits.map(
    ({ appointmentId, slot }) => `${formatSlot(slot)} ${names.get(appointmentId)}`,
  );
  return `${now}. ${shortest.travelMinutes} min in this order: ${order.join(', ')}`;
}
