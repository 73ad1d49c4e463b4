import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { readKnownDetails } from '#app/known-details-contract.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { telephoneHref } from '#platform/contact-urls.ts';
import { bookingsQuery } from './visitor-bookings.tsx';

/** Query of what a customer told in a chat. */
export const knownDetailsQuery = (conversationId: string) => ({
  ...readQuery<typeof readKnownDetails>('/api/chat/conversations/:id/known-details', {
    params: { id: conversationId },
  }),
  staleTime: 0,
});

type VisitorContactProps = {
  conversationId: string;
  email: string | null;
  /** When the conversation changed last: the visitor may have told more. */
  changedAt: string;
};

/** The number and the address that a visitor told in the chat, else in a booking. */
export function VisitorContact({ conversationId, email, changedAt }: VisitorContactProps) {
  const { data: known, refetch } = useQuery(knownDetailsQuery(conversationId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with every change of the conversation
  useEffect(() => {
    void refetch();
  }, [changedAt, refetch]);
  const { data: bookings = [] } = useQuery({
    ...bookingsQuery(email ?? ''),
    enabled: email !== null,
  });
  const booked = bookings.find((one) => one.email.toLowerCase() === email?.toLowerCase());
  const phone = known?.phone || booked?.phone;
  const address = [known?.address, known?.postcode].filter(Boolean).join(', ');
  return (
    <>
      {phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={telephoneHref(phone)} className="link tabular-nums">
              {phone}
            </a>
          </dd>
        </div>
      )}
      {address && (
        <div>
          <dt>Address</dt>
          <dd>{address}</dd>
        </div>
      )}
    </>
  );
}
