import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { isSignedOut } from '#platform/client/reads/read-path.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { addDays, type Day } from '#platform/dates/london-time.ts';
import { shortInstant, shortWeekdayDate, weekdayDate } from '#platform/dates/short-dates.ts';
import type { WorkingVisit } from '../../today/contract.ts';
import { isWaiting as isPhotoWaiting } from '../staff/photos/photo-outbox.ts';
import { RefusedPhotos } from '../staff/photos/refused-photos.tsx';
import { usePhotos } from '../staff/photos/use-photos.ts';
import { type KeptDays, todayQuery } from './api.ts';
import type { MeasureFormProps } from './measure-form-props.ts';
import { RefusedReports } from './refused-reports.tsx';
import { isWaiting } from './report-outbox.ts';
import { SlowStart } from './slow-start.tsx';
import { useReports } from './use-reports.ts';
import { VisitCard } from './visit-card.tsx';
import { readVisitState } from './visit-state.ts';

type TodayScreenProps = {
  accountId: string;
  /** Whether the browser keeps the day for use without a network; undefined while it tries. */
  isKept: boolean | undefined;
  /** The form for measured rooms, a component of the calculator. */
  MeasureForm: ComponentType<MeasureFormProps>;
};

/** The visits of the coming days, for use on them: with one hand, and without a network. */
export function TodayScreen({ accountId, isKept, MeasureForm }: TodayScreenProps) {
  const { data, error, refetch } = useQuery(todayQuery(accountId));
  const queries = useQueryClient();
  const readAgain = useCallback(
    () => queries.invalidateQueries(todayQuery(accountId)),
    [queries, accountId],
  );
  useEffect(() => {
    addEventListener('offline', readAgain);
    return () => removeEventListener('offline', readAgain);
  }, [readAgain]);
  const reports = useReports(accountId);
  const photos = usePhotos(accountId, readAgain);
  const [chosenDay, setChosenDay] = useState<Day>();
  const [chosenFitter, setChosenFitter] = useState('');
  // Once the session is over, whoever signs in next may hold the phone.
  if (isSignedOut(error)) return <div className="skeleton h-96" aria-hidden="true" />;
  if (!data)
    return error ? (
      <LoadError error={error} onTryAgain={refetch} />
    ) : (
      <SlowStart accountId={accountId} />
    );
  const waiting =
    reports.queued.filter((one) => isWaiting(one, accountId)).length +
    photos.queued.filter((one) => isPhotoWaiting(one, accountId)).length;
  const visits = data.visits.filter(
    ({ fitter }) => chosenFitter === '' || fitter.id === chosenFitter,
  );
  const days = [...new Set([data.today, ...visits.map(({ date }) => date)])].toSorted();
  const day = chosenDay && days.includes(chosenDay) ? chosenDay : data.today;
  const ofDay = visits.filter(({ date }) => date === day);
  const next = ofDay.find(
    (visit) => !['done', 'could-not'].includes(readVisitState(visit, reports.queued).state),
  );
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-2xl">
        {nameDay(day, data.today)}{' '}
        <span className="ml-1 text-base font-normal text-ink-soft">{shortWeekdayDate(day)}</span>
      </h1>
      <RefusedReports reports={reports} />
      <RefusedPhotos photos={photos} />
      <Signal kept={data} isFailing={error !== null} waiting={waiting} />
      {data.fitter === null && (
        <FitterChoice visits={data.visits} chosen={chosenFitter} onChoose={setChosenFitter} />
      )}
      {days.length > 1 && (
        <DayTabs
          days={days}
          today={data.today}
          chosen={day}
          count={(each) => visits.filter(({ date }) => date === each).length}
          onChoose={setChosenDay}
        />
      )}
      <ol className="mt-4 grid gap-4">
        {ofDay.map((visit) => (
          <VisitCard
            key={visit.appointmentId}
            isNext={visit === next}
            visit={visit}
            today={data.today}
            showsFitter={data.fitter === null}
            reports={reports}
            photos={photos}
            readAgain={readAgain}
            offers={data.floors}
            MeasureForm={MeasureForm}
          />
        ))}
      </ol>
      {ofDay.length === 0 && <NoVisits data={data} />}
      <p className="mt-6 text-sm text-ink-soft empty:hidden">{describeCopy(isKept, data.keptAt)}</p>
    </div>
  );
}

function describeCopy(isKept: boolean | undefined, keptAt: string | null) {
  if (isKept) return 'This page is kept on this device and opens without signal.';
  return isKept === false && keptAt === null
    ? 'This browser can’t keep the page: without signal it won’t open.'
    : '';
}

const nameDay = (day: Day, today: Day) =>
  day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : weekdayDate(day);

function NoVisits({ data: { fitter, isLinked } }: { data: KeptDays }) {
  return (
    <p className="mt-6 max-w-[60ch] text-ink-soft">
      {fitter === null && !isLinked
        ? 'No visits today. If you’re a fitter and expected some, ask an admin to link your account to you under Fitters.'
        : 'No visits today.'}
    </p>
  );
}

type SignalProps = { kept: KeptDays; isFailing: boolean; waiting: number };

/** Says that the day is a copy, and how much has not been sent. */
function Signal({ kept: { keptAt }, isFailing, waiting }: SignalProps) {
  const isOffline = isFailing || keptAt !== null;
  const toSend = waiting === 1 ? 'One change is' : `${waiting} changes are`;
  return (
    <p
      role="status"
      className={`mt-2 empty:hidden ${isOffline ? 'rounded bg-tape px-4 py-3 font-semibold text-ink' : 'text-ink-soft'}`}
    >
      {isOffline &&
        `No signal.${keptAt ? ` This is your day as of ${shortInstant(keptAt)}.` : ''} `}
      {waiting > 0 &&
        (isOffline ? `${toSend} sent when you’re back online.` : `${toSend} being sent.`)}
    </p>
  );
}

type FitterChoiceProps = {
  visits: readonly WorkingVisit[];
  chosen: string;
  onChoose: (id: string) => void;
};

function FitterChoice({ visits, chosen, onChoose }: FitterChoiceProps) {
  const fitters = new Map(visits.map(({ fitter }) => [fitter.id, fitter.name]));
  if (fitters.size < 2) return null;
  return (
    <label className="mt-3 block text-sm font-semibold">
      Fitter
      <select
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        className="mt-1 block min-h-11 w-full max-w-sm rounded border border-line-strong bg-white px-3 text-base font-normal"
      >
        <option value="">Everybody</option>
        {[...fitters].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

type DayTabsProps = {
  days: readonly Day[];
  today: Day;
  chosen: Day;
  count: (day: Day) => number;
  onChoose: (day: Day) => void;
};

function DayTabs({ days, today, chosen, count, onChoose }: DayTabsProps) {
  return (
    <nav aria-label="Days" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              aria-current={day === chosen ? 'date' : undefined}
              onClick={() => onChoose(day)}
              className="min-h-12 rounded border border-line-strong bg-white px-4 text-base font-semibold whitespace-nowrap hover:bg-mist max-sm:px-3 max-sm:text-sm aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-white"
            >
              {nameDay(day, today)}{' '}
              <span className="ml-1 font-normal tabular-nums">
                {count(day)}
                <span className="sr-only">{count(day) === 1 ? ' visit' : ' visits'}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
