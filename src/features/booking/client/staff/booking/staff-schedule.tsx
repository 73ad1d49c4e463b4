import { useFormContext } from 'react-hook-form';
import type { StaffBookingInput } from '../../../booking-form.ts';
import { ScheduleFields } from '../../request/schedule/schedule-fields.tsx';
import {
  startVisit,
  type useVisitChoice,
  type VisitDraft,
  VisitFields,
} from '../visit/visit-fields.tsx';

type StaffScheduleProps = {
  /** The agreed visit; undefined when the customer only has preferred dates. */
  draft: VisitDraft | undefined;
  choice: ReturnType<typeof useVisitChoice>;
  onChange: (draft: VisitDraft | undefined) => void;
};

/** Either a visit that was agreed with the customer, or their preferred dates and times. */
export function StaffSchedule({ draft, choice, onChange }: StaffScheduleProps) {
  const { formState } = useFormContext<StaffBookingInput>();
  const { errors } = formState;
  const errorText = errors.visit?.message ?? errors.fitterId?.message;
  const isMissing = !errorText && errors.preferredDates !== undefined;
  const tab = (label: string, isChosen: boolean, choose: () => void) => (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="radio"
        name="schedule"
        className="size-5 accent-brand"
        checked={isChosen}
        onChange={choose}
      />
      {label}
    </label>
  );
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-semibold">Visit</legend>
        <div className="flex flex-wrap gap-x-6">
          {tab('At an agreed time', draft !== undefined, () => onChange(startVisit()))}
          {tab('On preferred dates', draft === undefined, () => onChange(undefined))}
        </div>
      </fieldset>
      {draft ? (
        <>
          <VisitFields draft={draft} choice={choice} onChange={onChange} />
          <p role="alert" className="text-sm font-medium text-error empty:hidden">
            {isMissing ? 'Please choose the day and the time' : errorText}
          </p>
        </>
      ) : (
        <ScheduleFields forStaff />
      )}
    </>
  );
}
