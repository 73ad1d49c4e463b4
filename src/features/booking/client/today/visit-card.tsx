import { type ComponentType, useState } from 'react';
import { spokenHour } from '#features/business/opening-hours.ts';
import { formatSlot } from '#features/business/slot-times.ts';
import { Chip } from '#platform/client/staff/staff-table.tsx';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { mapUrl, telephoneHref } from '#platform/contact-urls.ts';
import type { Day } from '#platform/dates/london-time.ts';
import type { FloorOnOffer, WorkingVisit } from '../../today/contract.ts';
import { OnTheWayAction } from '../messages/on-the-way-action.tsx';
import { describeService } from '../staff/appointment-labels.ts';
import { FitterMark } from '../staff/fitters/fitter-mark.tsx';
import { PhotoForm } from '../staff/photos/photo-form.tsx';
import { isWaiting } from '../staff/photos/photo-outbox.ts';
import type { Photos } from '../staff/photos/use-photos.ts';
import { VisitPhotos } from '../staff/photos/visit-photos.tsx';
import type { MeasureFormProps } from './measure-form-props.ts';
import { NextReport, ReportActions } from './report-actions.tsx';
import { ReportLog } from './report-log.tsx';
import type { NewReport, Reports } from './use-reports.ts';
import { EstimateRooms, VisitDetails } from './visit-details.tsx';
import { readMeasuredRooms, readVisitState, type VisitState } from './visit-state.ts';

const stateWords: Record<VisitState, string> = {
  planned: 'To do',
  arrived: 'There now',
  done: 'Done',
  'could-not': 'Not done',
};
const tones = { planned: 'waiting', arrived: 'going', done: 'done', 'could-not': 'wrong' } as const;

type VisitCardProps = {
  visit: WorkingVisit;
  today: Day;
  showsFitter: boolean;
  /** Whether it is the first that is not done yet. */
  isNext: boolean;
  reports: Reports;
  photos: Photos;
  /** Reads the day again. */
  readAgain: () => Promise<unknown>;
  /** The floors that can be chosen for measured areas. */
  offers: readonly FloorOnOffer[];
  MeasureForm: ComponentType<MeasureFormProps>;
};

/** One visit: when, who, where, what to bring, and what happened. */
export function VisitCard(props: VisitCardProps) {
  const { visit, today, showsFitter, isNext, reports, photos, readAgain, offers, MeasureForm } =
    props;
  const [isMeasuring, setIsMeasuring] = useState(false);
  const [picked, setPicked] = useState<File[]>();
  const { state, reports: shown } = readVisitState(visit, reports.queued);
  const measured = readMeasuredRooms(visit, reports.queued);
  const isToday = visit.date <= today;
  const report = (made: NewReport) => reports.add(visit, made);
  const place = `${visit.address}, ${visit.postcode}`;
  return (
    <li className="rounded border border-line-strong bg-white p-4 sm:p-5">
      <article aria-labelledby={`visit-${visit.appointmentId}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <p className="font-display text-xl font-extrabold tabular-nums">
            {formatSlot(visit.slot)}
          </p>
          <Chip tone={tones[state]}>{stateWords[state]}</Chip>
        </div>
        <p className="text-ink-soft tabular-nums">{describeDrive(visit)}</p>
        {!visit.fits && (
          <p className="mt-1 font-semibold text-error">
            The drive from the visit before leaves too little time for this one.
          </p>
        )}
        <h2 id={`visit-${visit.appointmentId}`} className="mt-2 text-lg wrap-anywhere">
          {visit.customerName}
        </h2>
        <p className="wrap-anywhere">{place}</p>
        <p className="text-ink-soft">{describeService(visit)}</p>
        {showsFitter && <FitterMark {...visit.fitter} />}
        {isToday && <NextReport visit={visit} state={state} isNext={isNext} onReport={report} />}
        <div className="mt-3 grid grid-cols-2 gap-3">
          <a href={telephoneHref(visit.phone)} className={buttonClass('outline', 'min-h-14')}>
            Call<span className="sr-only"> {visit.customerName}</span>
          </a>
          <a
            href={mapUrl(place)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline', 'min-h-14')}
          >
            Map<span className="sr-only"> of the way to {visit.customerName}</span>
          </a>
        </div>
        {state === 'planned' && visit.date === today && <OnTheWayAction visit={visit} />}
        <VisitDetails visit={visit} />
        <ReportLog reports={shown} today={today} onUndo={reports.remove} />
        {isMeasuring ? (
          <>
            {visit.estimate && (
              <div className="mt-4">
                <EstimateRooms title="Their own estimate" estimate={visit.estimate} />
              </div>
            )}
            <MeasureForm
              known={measured.known}
              offers={offers}
              title="Rooms as measured"
              onCancel={() => setIsMeasuring(false)}
              onMeasured={(report, rooms) => {
                reports.add(visit, { ...report, after: measured.after }, rooms);
                setIsMeasuring(false);
              }}
            />
          </>
        ) : picked ? (
          <PhotoForm
            files={picked}
            taken={countPhotos(visit, photos)}
            onCancel={() => setPicked(undefined)}
            onSave={(list) => {
              photos.add(describeVisit(visit), list);
              setPicked(undefined);
            }}
          />
        ) : (
          <ReportActions
            state={state}
            isToday={isToday}
            onReport={report}
            onMeasure={() => setIsMeasuring(true)}
            onPhotos={setPicked}
          />
        )}
        <VisitPhotos visit={visit} photos={photos} readAgain={readAgain} />
      </article>
    </li>
  );
}

/** Those that are stored, and those that wait on the device. */
const countPhotos = ({ appointmentId, photos }: WorkingVisit, { queued }: Photos) =>
  photos.length +
  queued.filter((one) => one.appointmentId === appointmentId && isWaiting(one, one.accountId))
    .length;

const describeVisit = ({ appointmentId, customerName, slot }: WorkingVisit) => ({
  appointmentId,
  about: `${customerName}, ${formatSlot(slot)}`,
});

function describeDrive({ arrivesAt, travelMinutes }: WorkingVisit): string {
  const arrival = `Arrive from ${spokenHour(arrivesAt)}`;
  return travelMinutes === null ? arrival : `${arrival} (about ${travelMinutes} min drive)`;
}
