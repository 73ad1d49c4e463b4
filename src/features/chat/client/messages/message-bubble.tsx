import type { ReactNode } from 'react';
import type { Message } from '../../contract.ts';
import { MessageText } from '../text/message-text.tsx';

type MessageBubbleProps = {
  message: Pick<Message, 'content' | 'createdAt'> & Partial<Pick<Message, 'senderType'>>;
  /** Written by the viewer: aligned right. */
  isOwn: boolean;
  /** The sender's name for screen readers. */
  by: string;
  /** Whether the name is also visible. */
  isNamed?: boolean;
  /** The message's cards. */
  cards?: ReactNode;
  /** Content beside the time. */
  children?: ReactNode;
};

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** One message with its local time. */
export function MessageBubble({
  message,
  isOwn,
  by,
  isNamed,
  cards,
  children,
}: MessageBubbleProps) {
  const { content, createdAt, senderType = 'customer' } = message;
  return (
    <li
      className={`chat-row ${isOwn ? 'chat-own' : ''} ${senderType === 'assistant' ? 'chat-by-assistant' : ''}`}
    >
      <p className={isNamed ? 'chat-name' : 'sr-only'}>{by}</p>
      <p dir="auto" className="chat-bubble">
        <MessageText text={content} allowsForeign={senderType !== 'customer'} />
      </p>
      {cards}
      <p className="chat-meta">
        <time dateTime={createdAt}>{timeOfDay.format(new Date(createdAt))}</time>
        {children}
      </p>
    </li>
  );
}
