import { useQuery } from '@tanstack/react-query';
import { formatSlot } from '#features/business/slot-times.ts';
import { ConfirmedDownload } from '#platform/client/staff/confirmation/confirmed-download.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { telephoneHref } from '#platform/contact-urls.ts';
import { dayInLondon, isDay } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../contract.ts';
import { listAnswers } from '../../questions.ts';

import { appointmentsFile, appointmentsPage } from './api.ts';
import { describeService, statusWords } from './appointment-labels.ts';

/** As many as one response may have: more than a week of visits. */
const mostVisits = 200;

/** The visits of a day or a week with addresses, numbers and notes, to be printed or saved. */
export function VisitSheet({ params, canExport }: { params: ListParams; canExport: boolean }) {
  const today = dayInLondon(new Date());
  const dayOf = (name: string) => (isDay(params.read(name)) ? params.read(name) : today);
  const filters = {
    visitFrom: dayOf('visitFrom'),
    visitTo: dayOf('visitTo'),
    sort: 'visit' as const,
  };
  const { data, error, refetch } = useQuery(appointmentsPage(filters, '', mostVisits));
  const { visitFrom, visitTo } = filters;
  const title =
    visitFrom === visitTo
      ? shortWeekdayDate(visitFrom)
      : `${shortWeekdayDate(visitFrom)} to ${shortWeekdayDate(visitTo)}`;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="mr-2 text-lg tabular-nums">Visits, {title}</h2>
        <button
          type="button"
          className={`${compactButton} print:hidden`}
          disabled={!data}
          onClick={() => print()}
        >
          Print
        </button>
        {canExport && (
          <ConfirmedDownload
            href={appointmentsFile(filters)}
            className={`${compactButton} print:hidden`}
          >
            Export CSV
          </ConfirmedDownload>
        )}
      </div>
      {error && !data ? (
        <LoadError error={error} onTryAgain={refetch} />
      ) : data ? (
        <Days visits={data.items} />
      ) : (
        <div className="skeleton h-96" aria-hidden="true" />
      )}
    </>
  );
}

function Days({ visits }: { visits: readonly Appointment[] }) {
  if (visits.length === 0) return <p>No visits.</p>;
  const dayOf = ({ visit }: Appointment) => visit?.date ?? '';
  const days = [...new Set(visits.map(dayOf))];
  return days.map((day) => (
    <section key={day} aria-labelledby={`visits-${day}`} className="mb-6">
      <h3 id={`visits-${day}`} className="border-b-2 border-ink pb-1 text-base">
        {shortWeekdayDate(day)}
      </h3>
      <ul>
        {visits
          .filter((each) => dayOf(each) === day)
          .map((each) => (
            <VisitLine key={each.id} {...each} />
          ))}
      </ul>
    </section>
  ));
}

function VisitLine({ visit, fitter, status, ...appointment }: Appointment) {
  const { customerName, phone, address, postcode, requirements, answers, notes } = appointment;
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[8rem_1fr_1fr] print:grid-cols-[7rem_1fr_1fr]">
      <p className="font-semibold tabular-nums">
        {visit && formatSlot(visit.slot)}
        <span className="block font-normal text-ink-soft">{fitter?.name}</span>
        {status !== 'confirmed' && (
          <span className="block font-normal text-ink-soft">{statusWords[status]}</span>
        )}
      </p>
      <p className="wrap-anywhere">
        <strong>{customerName}</strong>
        <a href={telephoneHref(phone)} className="link block w-fit tabular-nums">
          {phone}
        </a>
        <span className="block">
          {address}, {postcode}
        </span>
      </p>
      <div className="wrap-anywhere">
        <p>{describeService(appointment)}</p>
        {requirements && (
          <p dir="auto" className="whitespace-pre-line">
            “{requirements}”
          </p>
        )}
        {listAnswers(answers).map(([label, answer]) => (
          <p key={label} dir="auto">
            {label}: {answer}
          </p>
        ))}
        {notes && (
          <p dir="auto" className="whitespace-pre-line">
            Notes: {notes}
          </p>
        )}
      </div>
    </li>
  );
}
