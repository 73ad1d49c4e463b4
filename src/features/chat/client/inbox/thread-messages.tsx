import { useRef } from 'react';
import { assistant } from '#features/business/facts.ts';
import type { Message } from '../../contract.ts';
import type { ChatConnection } from '../connection/chat-connection.ts';
import type { ChatThread } from '../connection/chat-store.ts';
import type { Outgoing } from '../connection/outbox.ts';
import { EarlierButton } from '../messages/earlier-button.tsx';
import { MessageBubble } from '../messages/message-bubble.tsx';
import { OutgoingBubble } from '../messages/outgoing-bubble.tsx';
import { TypingDots } from '../messages/typing-dots.tsx';
import { useNewestInView } from '../messages/use-newest-in-view.ts';

type ThreadMessagesProps = {
  connection: ChatConnection;
  conversationId: string;
  customerName: string;
  thread: ChatThread;
  outgoing: readonly Outgoing[];
  me: string;
};

/** The messages of a conversation, from the side of staff. */
export function ThreadMessages(props: ThreadMessagesProps) {
  const { connection, conversationId, customerName, thread, outgoing, me } = props;
  const { messages, typing } = thread;
  const list = useRef<HTMLDivElement>(null);
  useNewestInView(list, {
    first: messages[0]?.id,
    last: [messages.at(-1)?.id, outgoing.at(-1)?.clientMessageId, typing].join(),
  });
  const nameOf = ({ senderType, senderId, senderName }: Message) => {
    if (senderType === 'customer') return customerName;
    if (senderType === 'assistant') return assistant.name;
    return senderId === me ? 'You' : (senderName ?? 'A colleague');
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <div ref={list} className="chat-list chat-fill" role="log" aria-label="Messages" tabIndex={0}>
      <ol className="chat-rows">
        <EarlierButton {...{ connection, conversationId, messages }} />
        {messages.map((message, index) => {
          const by = nameOf(message);
          const before = messages[index - 1];
          return (
            <MessageBubble
              key={message.id}
              message={message}
              isOwn={message.senderType !== 'customer'}
              by={by}
              isNamed={!before || nameOf(before) !== by}
            >
              {message.senderType === 'team_member' && message.senderId === me && (
                <span>{message.isRead ? 'Read' : 'Sent'}</span>
              )}
            </MessageBubble>
          );
        })}
        {outgoing.map((message) => (
          <OutgoingBubble
            key={message.clientMessageId}
            message={message}
            onRetry={() => connection.retry(message.clientMessageId)}
            onDiscard={() => connection.discard(message.clientMessageId)}
          />
        ))}
      </ol>
      {typing && <TypingDots who={customerName} />}
    </div>
  );
}
