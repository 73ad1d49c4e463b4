import { useRef } from 'react';
import { assistant } from '#features/business/facts.ts';
import type { Message } from '../../contract.ts';
import type { ChatConnection } from '../connection/chat-connection.ts';
import type { ChatState } from '../connection/chat-store.ts';
import { EarlierButton } from '../messages/earlier-button.tsx';
import { MessageBubble } from '../messages/message-bubble.tsx';
import { OutgoingBubble } from '../messages/outgoing-bubble.tsx';
import { TypingDots } from '../messages/typing-dots.tsx';
import { useNewestInView } from '../messages/use-newest-in-view.ts';

type VisitorMessagesProps = { connection: ChatConnection; state: ChatState };

/** The messages of a visitor's conversation, or the greeting. */
export function VisitorMessages({ connection, state }: VisitorMessagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const { conversationId, threads, outgoing, awaiting } = state;
  const thread = conversationId === null ? undefined : threads.get(conversationId);
  const messages = thread?.messages ?? [];
  const isTyping = awaiting || thread?.typing === true;
  useNewestInView(list, {
    first: messages[0]?.id,
    last: [messages.at(-1)?.id, outgoing.at(-1)?.clientMessageId, isTyping].join(),
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <div ref={list} className="chat-list" role="log" aria-label="Messages" tabIndex={0}>
      {messages.length + outgoing.length === 0 && (
        <div className="chat-greeting">
          <p>Hi! I'm {assistant.name}, your flooring assistant.</p>
          <p>How can I help you today?</p>
        </div>
      )}
      <ol className="chat-rows">
        {conversationId !== null && <EarlierButton {...{ connection, conversationId, messages }} />}
        {messages.map((message, index) => (
          <MessageBubble
            key={message.id}
            message={message}
            isOwn={message.senderType === 'customer'}
            by={nameOf(message)}
            isNamed={
              message.senderType !== 'customer' &&
              (index === 0 || nameOf(messages[index - 1] ?? message) !== nameOf(message))
            }
          />
        ))}
        {outgoing.map((message) => (
          <OutgoingBubble
            key={message.clientMessageId}
            message={message}
            onRetry={() => connection.retry(message.clientMessageId)}
            onDiscard={() => connection.discard(message.clientMessageId)}
          />
        ))}
      </ol>
      {isTyping && <TypingDots who={thread?.info?.takenBy?.name ?? assistant.name} />}
    </div>
  );
}

function nameOf({ senderType, senderName }: Message) {
  if (senderType === 'customer') return 'You';
  return senderType === 'assistant' ? assistant.name : (senderName ?? 'Our team');
}
