import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { AnswerMark } from '#features/assistant/client/staff/answer-mark.tsx';
import { openQuestionsQuery } from '#features/assistant/client/staff/api.ts';
import {
  TaughtAnswerDialog,
  type TaughtAnswerDraft,
} from '#features/assistant/client/staff/taught-answer-dialog.tsx';
import Inbox from '#features/chat/client/inbox/inbox.tsx';
import type { Message } from '#features/chat/contract.ts';
import { accountsQuery } from '#features/staff-accounts/client/api.ts';
import { recheckAccount } from '#features/staff-accounts/client/me-query.ts';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { CardSummary } from '../chat/cards/card-summary.tsx';
import { AppointmentOfChat } from './appointment-of-chat.tsx';
import { VisitorBookings } from './visitor-bookings.tsx';
import { VisitorContact } from './visitor-contact.tsx';
import { EstimateLink, VisitorRecords } from './visitor-records.tsx';

const renderCards = ({ cards = [] }: Message) =>
  cards.map((card, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a message stay as they are
    <CardSummary key={index} card={card} />
  ));

export type InboxProps = {
  member: StaffAccount;
  /** Where the details of a conversation are shown if there is room for a third column. */
  detailsColumn: HTMLElement | null;
};

/** The inbox, connected with data and actions of other features. */
export default function TeamInbox({ member, detailsColumn }: InboxProps) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<TaughtAnswerDraft>();
  const onPresence = useCallback(
    (id: string, isOnline: boolean) =>
      queries.setQueryData(accountsQuery.queryKey, (members) =>
        members?.map((one) => (one.id === id ? { ...one, isOnline } : one)),
      ),
    [queries],
  );
  // A new session token closes the socket too: then the account is still signed in.
  const onRefused = useCallback(async () => (await recheckAccount(queries)) !== null, [queries]);
  return (
    <>
      <Inbox
        me={member.id}
        renderRecords={({ id, context, customerEmail }) => (
          <>
            {customerEmail && <VisitorBookings email={customerEmail} />}
            <VisitorRecords context={context} />
            <AppointmentOfChat key={id} conversationId={id} />
          </>
        )}
        renderContact={({ id, customerEmail, updatedAt }) => (
          <VisitorContact
            key={id}
            conversationId={id}
            email={customerEmail}
            changedAt={updatedAt}
          />
        )}
        renderEstimate={(id) => <EstimateLink id={id} />}
        detailsColumn={detailsColumn}
        onPresence={onPresence}
        onRefused={onRefused}
        renderAnswerActions={(conversationId, messageId) => (
          <AnswerMark conversationId={conversationId} messageId={messageId} onTeach={setDraft} />
        )}
        renderCards={renderCards}
        visitOffer="You can book your free measure and quote here: /?book=1"
      />
      {draft && (
        <TaughtAnswerDialog
          draft={draft}
          onClose={() => setDraft(undefined)}
          onSaved={() => {
            setDraft(undefined);
            void queries.invalidateQueries(openQuestionsQuery);
          }}
        />
      )}
    </>
  );
}
