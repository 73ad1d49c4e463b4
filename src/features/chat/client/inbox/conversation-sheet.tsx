import '../chat.css';
import './thread.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { pageQuery, readQuery } from '#platform/client/read-query.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { SideSheet } from '#platform/client/staff/side-sheet.tsx';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { getConversation, listMessages, Message } from '../../contract.ts';
import { limits } from '../../limits.ts';
import { MessageBubble } from '../messages/message-bubble.tsx';

type ConversationSheetProps = {
  id: string;
  /** Renders the cards of a message, for reading. */
  renderCards: (message: Message) => ReactNode;
  onClose: () => void;
};

/** Side sheet with the newest messages of a conversation, for reading; it is answered in the team chat. */
export default function ConversationSheet({ id, renderCards, onClose }: ConversationSheetProps) {
  const { data: conversation } = useQuery({
    ...readQuery<typeof getConversation>('/api/chat/conversations/:id', { params: { id } }),
    staleTime: 0,
  });
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    ...pageQuery<typeof listMessages>('/api/chat/conversations/:id/messages', {
      params: { id },
      query: { limit: limits.page },
    }),
    staleTime: 0,
  });
  const nameOf = ({ senderType, senderName }: Message) => {
    if (senderType === 'customer') return conversation?.customerName ?? 'Customer';
    return senderType === 'assistant' ? firm().assistant.name : (senderName ?? 'A colleague');
  };
  const messages = page?.items ?? [];
  return (
    <SideSheet
      title={conversation ? `Chat with ${conversation.customerName}` : 'Chat'}
      onClose={onClose}
    >
      <p className="mb-4">
        <Link href={`/team-chat?conversation=${encodeURIComponent(id)}`} className={compactButton}>
          Answer in the team chat
        </Link>
      </p>
      {error && <LoadError error={error} onTryAgain={refetch} />}
      {!page && !error && <div className="skeleton h-96" aria-hidden="true" />}
      {messages[0] && (
        <p className="mb-3 text-center text-ink-soft">
          {messages[0].sequence > 1 && 'The last messages, from '}
          {shortDateOf(messages[0].createdAt)}
        </p>
      )}
      <ol aria-label="Messages" className="chat-rows text-base">
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const by = nameOf(message);
          return (
            <MessageBubble
              key={message.id}
              message={message}
              isOwn={message.senderType !== 'customer'}
              by={by}
              isNamed={!before || nameOf(before) !== by}
              cards={message.cards?.length ? renderCards(message) : undefined}
            />
          );
        })}
      </ol>
    </SideSheet>
  );
}
