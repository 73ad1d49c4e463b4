import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { ContactFacts } from '#platform/client/staff/contact-facts.tsx';
import { CorrectAction } from '#platform/client/staff/correct-action.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Fact, Facts, Section } from '#platform/client/staff/sheet-section.tsx';
import { SideSheet } from '#platform/client/staff/side-sheet.tsx';
import { useNow } from '#platform/client/staff/use-now.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { EnquiryDetails } from '../../../contract.ts';
import { enquiryQuery } from '../api.ts';
import { FollowUpButton } from '../follow-up-button.tsx';
import { describeSource, LeadStatus } from '../lead-status.tsx';
import { LeadNotesForm } from './lead-notes-form.tsx';
import { ReplyForm } from './reply-form.tsx';

const LeadDetailsForm = clientOnly(
  () => import('./lead-details-form.tsx'),
  <div className="skeleton h-40" aria-hidden="true" />,
);

type EnquirySheetProps = {
  id: string;
  /** Opened to reply, so that the cursor is in the reply. */
  isReplying: boolean;
  /** Renders what leads from the lead to its appointment, a matter of another feature. */
  renderAppointment: (lead: EnquiryDetails) => ReactNode;
  /** Renders whose the lead is, a matter of another feature. */
  renderCustomer: (lead: EnquiryDetails) => ReactNode;
  onClose: () => void;
};

/** Side sheet with all details of one enquiry and its actions. */
export default function EnquirySheet({ id, onClose, ...slots }: EnquirySheetProps) {
  const { data: lead, error, refetch } = useQuery({ ...enquiryQuery(id), staleTime: 0 });
  return (
    <SideSheet title={lead ? `${lead.firstName} ${lead.lastName}` : 'Lead'} onClose={onClose}>
      {error && !lead ? (
        <LoadError error={error} onTryAgain={refetch} />
      ) : lead ? (
        <Details lead={lead} {...slots} />
      ) : (
        <div className="skeleton h-96" aria-hidden="true" />
      )}
    </SideSheet>
  );
}

function Details({
  lead,
  isReplying,
  renderAppointment,
  renderCustomer,
}: Omit<EnquirySheetProps, 'id' | 'onClose'> & { lead: EnquiryDetails }) {
  const { email, phone, message, sampleOrder, createdAt, replies } = lead;
  const { followedUp, followedUpBy, followedUpAt } = lead;
  const now = useNow();
  return (
    <>
      <LeadStatus lead={lead} now={now} />
      <div className="mt-4 flex flex-wrap items-start gap-2 border-t border-line pt-4">
        {renderAppointment(lead)}
        <div>
          <FollowUpButton lead={lead} />
        </div>
      </div>
      <Section title="Enquiry">
        <Facts>
          <Fact term="Received">{shortInstant(createdAt)}</Fact>
          <Fact term="Source">{describeSource(lead)}</Fact>
          {followedUp && followedUpAt && (
            <Fact term={sampleOrder ? 'Sent' : 'Followed up'}>
              {shortInstant(followedUpAt)}
              {followedUpBy && ` by ${followedUpBy}`}
            </Fact>
          )}
          <Fact term="Message">{message ?? 'No message'}</Fact>
          {sampleOrder && (
            <Fact term="Send to">
              {sampleOrder.address}, {sampleOrder.postcode}
            </Fact>
          )}
        </Facts>
      </Section>
      {(email || replies.length > 0) && (
        <Section title="Reply by email">
          {replies.length > 0 && (
            <ol className="mb-4 space-y-3">
              {replies.map(({ at, by, text }) => (
                <li key={at}>
                  <p className="text-sm text-ink-soft">
                    {by}, {shortInstant(at)}
                  </p>
                  <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {text}
                  </p>
                </li>
              ))}
            </ol>
          )}
          {email && <ReplyForm key={lead.id} lead={lead} takesFocus={isReplying} />}
        </Section>
      )}
      <Section title="Contact">
        <Facts>
          <ContactFacts phone={phone} email={email} />
        </Facts>
        {renderCustomer(lead)}
        <p className="mt-3">
          <CorrectAction name={`${lead.firstName} ${lead.lastName}`.trim()}>
            {(form) => <LeadDetailsForm lead={lead} {...form} />}
          </CorrectAction>
        </p>
      </Section>
      <Section title="Notes">
        <LeadNotesForm key={lead.id} lead={lead} />
      </Section>
    </>
  );
}
