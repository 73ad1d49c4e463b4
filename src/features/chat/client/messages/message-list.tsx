import { type ReactNode, useRef } from 'react';
import type { Message } from '../../contract.ts';
import type { ChatConnection } from '../connection/chat-connection.ts';
import type { Outgoing } from '../connection/outbox.ts';
import { EarlierButton } from './earlier-button.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { SuggestedReplies } from './suggested-replies.tsx';
import { TypingDots } from './typing-dots.tsx';
import { useNewestInView } from './use-newest-in-view.ts';

type MessageListProps = {
  connection: ChatConnection;
  /** Null before the first message. */
  conversationId: string | null;
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** Name of whoever is typing. */
  typing: string | false | undefined;
  /** Whether the viewer's side wrote it: aligned right. */
  isOwn: (message: Message) => boolean;
  nameOf: (message: Message) => string;
  /** Whether the names of the viewer's side are visible, not only read out. */
  namesOwn?: boolean;
  /** Content beside a message's time. */
  stateOf?: (message: Message) => ReactNode;
  /** The cards of a message that has some. */
  renderCards?: (message: Message) => ReactNode;
  /** Cards to fill in, after the last message. */
  foot?: ReactNode;
  /** Suggested replies, under the messages. */
  replies?: readonly string[];
  /** Sends a suggested reply; without it they are shown as text. */
  onReply?: (text: string) => void;
  className: string;
  /** Content above the messages. */
  children?: ReactNode;
};

/** The messages of a conversation with those being sent, scrolled to the newest. */
export function MessageList(props: MessageListProps) {
  const { connection, conversationId, messages, outgoing, typing, nameOf, onReply } = props;
  const newest = messages.at(-1);
  const replies = outgoing.length === 0 ? (props.replies ?? newest?.suggestions ?? []) : [];
  const list = useRef<HTMLDivElement>(null);
  useNewestInView(list, {
    first: messages[0]?.id,
    last: [newest?.id, outgoing.at(-1)?.clientMessageId, !typing].join(),
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <div ref={list} className={props.className} role="log" aria-label="Messages" tabIndex={0}>
      {props.children}
      <ol className="chat-rows">
        {conversationId !== null && (
          <EarlierButton
            connection={connection}
            conversationId={conversationId}
            messages={messages}
          />
        )}
        {messages.map((message, index) => {
          const by = nameOf(message);
          const isOwn = props.isOwn(message);
          const before = messages[index - 1];
          return (
            <MessageBubble
              key={message.id}
              message={message}
              isOwn={isOwn}
              by={by}
              cards={message.cards?.length ? props.renderCards?.(message) : undefined}
              isNamed={(props.namesOwn || !isOwn) && (!before || nameOf(before) !== by)}
            >
              {props.stateOf?.(message)}
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
      {typing && <TypingDots who={typing} />}
      {replies.length > 0 &&
        (onReply ? (
          <SuggestedReplies key={newest?.id} replies={replies} onReply={onReply} home={list} />
        ) : (
          <p className="chat-offered">Suggested replies: {replies.join(' · ')}</p>
        ))}
      {props.foot}
    </div>
  );
}
