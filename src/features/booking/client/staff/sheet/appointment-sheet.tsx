import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'wouter';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { ContactFacts } from '#platform/client/staff/contact-facts.tsx';
import { MapLink } from '#platform/client/staff/contact-links.tsx';
import { CorrectAction } from '#platform/client/staff/correct-action.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Fact, Facts, Section } from '#platform/client/staff/sheet-section.tsx';
import { SideSheet } from '#platform/client/staff/side-sheet.tsx';
import { Chip } from '#platform/client/staff/staff-table.tsx';
import { telephoneHref } from '#platform/contact-urls.ts';
import { shortInstant, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../../contract.ts';
import { budgetLabels, projectSizeLabels, urgencyLabels } from '../../../limits.ts';
import { listAnswers } from '../../../questions.ts';
import type { DescribePostcode } from '../../request/fields/contact-fields.tsx';
import { appointmentQuery } from '../api.ts';
import {
  busyInOwnCalendar,
  describeFloors,
  isBusyVisit,
  statusTones,
  statusWords,
} from '../appointment-labels.ts';
import { ConfirmForm } from '../confirm/confirm-form.tsx';
import { FitterMark } from '../fitters/fitter-mark.tsx';
import { OfferAction } from '../offers/offer-action.tsx';
import { OfferSummary } from '../offers/offer-summary.tsx';
import { StatusActions } from '../status-actions.tsx';
import { NotMadeAction } from '../visit/not-made-action.tsx';
import { VisitAction } from '../visit/visit-action.tsx';
import { AppointmentHistory } from './appointment-history.tsx';
import { AppointmentPhotos } from './appointment-photos.tsx';
import { EstimateSummary } from './estimate-summary.tsx';
import { MeasuredEstimate } from './measured-estimate.tsx';
import { QuoteNotesForm } from './quote-notes-form.tsx';

const DetailsForm = clientOnly(
  () => import('./details-form.tsx'),
  <div className="skeleton h-[60vh]" aria-hidden="true" />,
);

/** What another feature shows of an estimate: the drawing of its cut plan, and the customer's pictures. */
type EstimateSlots = Record<'CutPlan' | 'Sketches', ComponentType<{ estimateId: string }>>;

type AppointmentSheetProps = EstimateSlots & {
  id: string;
  describePostcode: DescribePostcode;
  /** The URL of the lead that an appointment was made of. */
  leadHref: (enquiryId: string) => string;
  /** Renders the way to price the job, a matter of another feature. */
  renderPricing: (appointment: Appointment) => ReactNode;
  /** Renders the quotes for it, a matter of another feature. */
  renderQuotes: (appointment: Appointment) => ReactNode;
  /** Renders whose an appointment is, a matter of another feature. */
  renderCustomer: (appointment: Appointment) => ReactNode;
  onClose: () => void;
};

/** Side sheet with all details of one appointment and its actions. */
export default function AppointmentSheet(props: AppointmentSheetProps) {
  const { id, onClose, ...slots } = props;
  const { data: appointment, error, refetch } = useQuery(appointmentQuery(id));
  return (
    <SideSheet title={appointment?.customerName ?? 'Appointment'} onClose={onClose}>
      {error && !appointment ? (
        <LoadError error={error} onTryAgain={refetch} />
      ) : appointment ? (
        <Details appointment={appointment} {...slots} />
      ) : (
        <div className="skeleton h-96" aria-hidden="true" />
      )}
    </SideSheet>
  );
}

type DetailsProps = Omit<AppointmentSheetProps, 'id' | 'onClose'> & { appointment: Appointment };

function Details(props: DetailsProps) {
  const { appointment, CutPlan, Sketches, describePostcode } = props;
  const { leadHref, renderCustomer, renderPricing, renderQuotes } = props;
  const { status, visit, fitter, offer, email, phone, calculatorData } = appointment;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={statusTones[status]}>{statusWords[status]}</Chip>
        {visit && (
          <strong className="tabular-nums">
            {shortWeekdayDate(visit.date)}, {visit.slot}
          </strong>
        )}
        {fitter && <FitterMark {...fitter} />}
        <span className="text-ink-soft tabular-nums">
          Booked {shortInstant(appointment.createdAt)}
        </span>
        {appointment.enquiryId && (
          <Link href={leadHref(appointment.enquiryId)} className="link touch-line">
            From a lead
          </Link>
        )}
      </p>
      {fitter && isBusyVisit(appointment) && (
        <p className="mt-3 font-medium text-error">
          {fitter.name} is {busyInOwnCalendar} then. Move the visit, or give it to somebody else.
        </p>
      )}
      <div className="mt-4 border-t border-line pt-4">
        {status === 'pending' && <ConfirmForm appointment={appointment} />}
        <div className={status === 'pending' ? 'mt-3' : ''}>
          <div className="flex flex-wrap gap-1.5">
            <VisitAction appointment={appointment} />
            <OfferAction appointment={appointment} />
            <NotMadeAction appointment={appointment} />
            <StatusActions in="sheet" appointment={appointment} />
          </div>
        </div>
      </div>
      {email === '' && (
        <p className="mt-3 font-medium">
          No email address: please ring them on{' '}
          <a href={telephoneHref(phone)} className="link touch-line tabular-nums">
            {phone}
          </a>{' '}
          about every change.
        </p>
      )}
      {offer && <OfferSummary appointment={appointment} offer={offer} />}
      <Section title="Contact">
        <Facts>
          <ContactFacts phone={phone} email={email} />
          <Fact term="Address">
            <MapLink
              place={`${appointment.address}, ${appointment.postcode}`}
              className="link touch-line"
            >
              {appointment.address}, {appointment.postcode}
            </MapLink>
          </Fact>
          <Fact term="Distance">{describeDistance(appointment)}</Fact>
        </Facts>
        {renderCustomer(appointment)}
        <p className="mt-3">
          <CorrectAction name={appointment.customerName}>
            {(form) => (
              <DetailsForm
                appointment={appointment}
                describePostcode={describePostcode}
                {...form}
              />
            )}
          </CorrectAction>
        </p>
      </Section>
      <Section title="Project">
        <Facts>
          <Fact term="Visit for">
            {appointment.purpose === 'repair' ? <strong>A repair</strong> : 'A measure'}
          </Fact>
          <Fact term="Flooring">{describeFloors(appointment)}</Fact>
          <Fact term="Size">{projectSizeLabels[appointment.projectSize]}</Fact>
          <Fact term="Urgency">{urgencyLabels[appointment.urgency]}</Fact>
          <Fact term="Budget">
            {appointment.budget ? budgetLabels[appointment.budget] : 'Not given'}
          </Fact>
          <Fact term="Preferred dates">
            {appointment.preferredDates.map(shortWeekdayDate).join('; ')}
          </Fact>
          <Fact term="Preferred times">{appointment.preferredTimes.join('; ')}</Fact>
          <Fact term="Requirements">{appointment.requirements ?? 'None'}</Fact>
          {listAnswers(appointment.answers).map(([label, answer]) => (
            <Fact key={label} term={label}>
              {answer}
            </Fact>
          ))}
        </Facts>
      </Section>
      {calculatorData && calculatorData.basket.length > 0 && (
        <Section title="Asked about">
          <ul className="list-disc pl-5">
            {calculatorData.basket.map((productId, index) => (
              <li key={productId} className="wrap-anywhere">
                {calculatorData.basketNames[index]}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Estimate">
        {calculatorData?.estimateId && (
          <>
            <EstimateSummary data={calculatorData} CutPlan={CutPlan} />
            <Sketches estimateId={calculatorData.estimateId} />
          </>
        )}
        <p className={calculatorData?.estimateId ? 'mt-3' : ''}>{renderPricing(appointment)}</p>
      </Section>
      <MeasuredEstimate appointment={appointment} CutPlan={CutPlan} />
      {renderQuotes(appointment)}
      <AppointmentPhotos appointment={appointment} />
      <Section title="Quote and notes">
        <QuoteNotesForm key={appointment.id} appointment={appointment} />
      </Section>
      <AppointmentHistory appointment={appointment} />
    </>
  );
}

function describeDistance({ distanceMiles, outsideArea }: Appointment): ReactNode {
  if (distanceMiles === null) return 'We can’t find this postcode';
  const miles = `${distanceMiles.toFixed(1)} miles`;
  return outsideArea ? <strong>{miles}, outside our area</strong> : miles;
}
