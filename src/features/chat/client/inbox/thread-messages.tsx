import type { ReactNode } from 'react';
import { firm } from '#features/business/firm.ts';
import type { Message } from '../../contract.ts';
import { assistantPrefix } from '../../limits.ts';
import type { ChatConnection } from '../connection/chat-connection.ts';
import type { ChatThread } from '../connection/chat-store.ts';
import type { Outgoing } from '../connection/outbox.ts';
import { MessageList } from '../messages/message-list.tsx';

type ThreadMessagesProps = {
  connection: ChatConnection;
  conversationId: string;
  customerName: string;
  thread: ChatThread;
  outgoing: readonly Outgoing[];
  me: string;
  /** Renders actions beside an answer of the assistant to a message of the customer. */
  renderAnswerActions: (messageId: string) => ReactNode;
  /** Renders the cards of a message, for reading. */
  renderCards: (message: Message) => ReactNode;
};

/** The messages of a conversation, from the side of staff. */
export function ThreadMessages({
  customerName,
  thread,
  me,
  renderAnswerActions,
  ...list
}: ThreadMessagesProps) {
  return (
    <MessageList
      {...list}
      messages={thread.messages}
      typing={thread.typing && customerName}
      isOwn={({ senderType }) => senderType !== 'customer'}
      namesOwn
      nameOf={({ senderType, senderId, senderName }: Message) => {
        if (senderType === 'customer') return customerName;
        if (senderType === 'assistant') return firm().assistant.name;
        return senderId === me ? 'You' : (senderName ?? 'A colleague');
      }}
      stateOf={({ senderType, senderId, isRead, clientMessageId }) => {
        if (senderType === 'team_member' && senderId === me)
          return <span>{isRead ? 'Seen' : 'Not seen yet'}</span>;
        if (senderType === 'assistant' && clientMessageId?.startsWith(assistantPrefix))
          return renderAnswerActions(clientMessageId.slice(assistantPrefix.length));
      }}
      className="chat-list flex-1"
    />
  );
}
