import { useQuery } from '@tanstack/react-query';
import { formatSlot } from '#features/business/slot-times.ts';
import type { Appointment } from '../../../contract.ts';
import type { DiaryVisit } from '../../../diary/contract.ts';
import { outlookOf } from '../../../diary/outlook.ts';
import type { Visit } from '../../../visit-slots.ts';
import { visitsQuery } from '../api.ts';
import { withRinging } from '../appointment-labels.ts';
import { availabilityQuery, fittersQuery } from '../fitters/api.ts';

type VisitOutlookProps = { appointment: Appointment; visit: Visit };

/** What confirming a visit brings about: who goes, what they do before and after it, and who is told. */
export function VisitOutlook({ appointment, visit }: VisitOutlookProps) {
  const { date } = visit;
  const { data: days = [] } = useQuery(availabilityQuery(date));
  const { data: fitters = [] } = useQuery(fittersQuery);
  const { data: visits } = useQuery(visitsQuery(date, date));
  const outlook = visits && outlookOf(visit, appointment.postcode, { days, fitters, visits });
  const news = appointment.email
    ? `We’ll email ${appointment.customerName}.`
    : withRinging(appointment, 'Nobody is emailed.');
  return (
    <div className="mt-3 min-h-12 border-l-4 border-tape pl-3" aria-live="polite">
      {outlook && (
        <p>
          <span className="font-semibold">{outlook.fitter} goes.</span>{' '}
          {describeNeighbours(outlook.before, outlook.after)}
        </p>
      )}
      <p>{news}</p>
    </div>
  );
}

function describeNeighbours(before: DiaryVisit | undefined, after: DiaryVisit | undefined): string {
  const name = ({ slot, customerName, postcode }: DiaryVisit) =>
    `${formatSlot(slot)} ${customerName}, ${postcode}`;
  const known = [before && `Before: ${name(before)}.`, after && `After: ${name(after)}.`];
  return known.filter(Boolean).join(' ') || 'Nothing else that day.';
}
