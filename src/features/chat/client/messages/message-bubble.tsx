import type { ReactNode } from 'react';
import type { Message } from '../../contract.ts';
import { MessageText } from './message-text.tsx';

type MessageBubbleProps = {
  message: Pick<Message, 'content' | 'createdAt'>;
  /** Written by whoever looks at it: to the right. */
  isOwn: boolean;
  /** Who wrote it, for those who do not see the side it is on. */
  by: string;
  /** Whether the name is for everybody to see. */
  isNamed?: boolean;
  /** What stands beside the time. */
  children?: ReactNode;
};

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** One message with its local time of day. */
export function MessageBubble({ message, isOwn, by, isNamed, children }: MessageBubbleProps) {
  const { content, createdAt } = message;
  return (
    <li className={isOwn ? 'chat-row chat-own' : 'chat-row'}>
      <p className={isNamed ? 'chat-name' : 'sr-only'}>{by}</p>
      <p className="chat-bubble">
        <MessageText text={content} />
      </p>
      <p className="chat-meta">
        <time dateTime={createdAt}>{timeOfDay.format(new Date(createdAt))}</time>
        {children}
      </p>
    </li>
  );
}
