import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import Inbox from '#features/chat/client/inbox/inbox.tsx';
import { membersQuery } from '#features/staff-accounts/client/api.ts';
import { meQuery } from '#features/staff-accounts/client/me-query.ts';
import type { Member } from '#features/staff-accounts/contract.ts';
import { VisitorBookings } from './visitor-bookings.tsx';
import { VisitorCompanions } from './visitor-companions.tsx';

/** The inbox with what the other features tell it and are told by it. */
export default function TeamInbox({ member }: { member: Member }) {
  const queries = useQueryClient();
  const onPresence = useCallback(
    (id: string, isOnline: boolean) =>
      queries.setQueryData(membersQuery.queryKey, (members) =>
        members?.map((one) => (one.id === id ? { ...one, isOnline } : one)),
      ),
    [queries],
  );
  const onSignedOut = useCallback(() => {
    queries.setQueryData(meQuery.queryKey, null);
  }, [queries]);
  return (
    <Inbox
      me={member.id}
      companions={({ context, customerEmail }) => (
        <>
          {customerEmail && <VisitorBookings email={customerEmail} />}
          <VisitorCompanions context={context} />
        </>
      )}
      onPresence={onPresence}
      onSignedOut={onSignedOut}
      visitOffer="You can book your free measure and quote here: /?book=1"
    />
  );
}
