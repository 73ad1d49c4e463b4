import { Chip } from '#platform/client/staff/staff-table.tsx';
import type { Enquiry } from '../../contract.ts';
import { TimeLeft } from './time-left.tsx';

const sources: Record<string, string> = {
  contact_form: 'Contact form',
  free_samples: 'Free samples',
  chat_call_back: 'Call-back from chat',
};

export const describeSource = ({ source }: Enquiry) => sources[source] ?? source;

/** The status of an enquiry, how much is left of the time to respond, and who followed it up. */
export function LeadStatus({
  lead,
  now,
  className = '',
}: {
  lead: Enquiry;
  now: Date;
  /** Of what is below the status. */
  className?: string;
}) {
  const { createdAt, followedUp, followedUpAt } = lead;
  return (
    <>
      <Chip tone={lead.followedUp ? 'done' : 'waiting'}>
        {lead.followedUp ? (lead.sampleOrder ? 'Sent' : 'Followed Up') : 'New'}
      </Chip>
      <span className={`mt-1 block text-ink-soft ${className}`}>
        <TimeLeft
          createdAt={createdAt}
          followedUp={followedUp}
          followedUpAt={followedUpAt}
          now={now}
        />
        {lead.followedUpBy && lead.followedUp && ` by ${lead.followedUpBy}`}
      </span>
    </>
  );
}
