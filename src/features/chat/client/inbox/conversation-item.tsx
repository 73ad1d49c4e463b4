import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { Conversation } from '../../contract.ts';
import { nameConversation } from '../../conversation-name.ts';
import { describeWho } from './conversation-list.ts';
import { PresenceDot } from './presence-dot.tsx';

/** Classes of what is said of a customer who waits for a person. */
export const waitingMark =
  'inline-block rounded-chip border border-transparent bg-error px-2 font-semibold text-white';

type ConversationItemProps = {
  conversation: Conversation;
  isChosen: boolean;
  me: string;
  onChoose: () => void;
};

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** One row of the conversation list. */
export function ConversationItem({ conversation, isChosen, me, onChoose }: ConversationItemProps) {
  const { customerOnline, unreadCount, lastMessage, subject, updatedAt, isWaiting } = conversation;
  const shown = lastMessage?.content ?? subject;
  return (
    <li>
      <button
        type="button"
        data-conversation={conversation.id}
        aria-current={isChosen}
        onClick={onChoose}
        className="block w-full border-b border-l-4 border-b-line border-l-transparent px-4 py-3 text-left hover:bg-mist focus-visible:-outline-offset-2 aria-[current=true]:border-l-brand aria-[current=true]:bg-mist"
      >
        <span className="flex items-baseline gap-2">
          <PresenceDot isOnline={customerOnline} />
          <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
            {nameConversation(conversation)}
          </span>
          <time dateTime={updatedAt} className="text-sm text-ink-soft tabular-nums">
            {describeWhen(updatedAt)}
          </time>
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span
            dir="auto"
            className={`min-w-0 flex-1 truncate ${unreadCount > 0 ? 'font-semibold' : 'text-ink-soft'}`}
          >
            {shown}
          </span>
          {unreadCount > 0 && (
            <span className="min-w-6 rounded-chip border border-line-strong px-1.5 text-center text-sm font-bold tabular-nums">
              {unreadCount}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
        <span className="mt-0.5 block truncate text-sm text-ink-soft">
          <span className={isWaiting ? waitingMark : ''}>{describeWho(conversation, me)}</span>
          {shown !== subject && <span className="sr-only">, about: {subject}</span>}
        </span>
      </button>
    </li>
  );
}

function describeWhen(at: string): string {
  const date = new Date(at);
  return date.toDateString() === new Date().toDateString() ? time.format(date) : shortDateOf(at);
}
