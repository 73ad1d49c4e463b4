import { firm } from '#features/business/firm.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { Conversation } from '../../contract.ts';
import { nameConversation } from '../../conversation-name.ts';
import { PresenceDot } from './presence-dot.tsx';

type ConversationItemProps = {
  conversation: Conversation;
  isChosen: boolean;
  me: string;
  onChoose: () => void;
};

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** One row of the conversation list. */
export function ConversationItem({ conversation, isChosen, me, onChoose }: ConversationItemProps) {
  const { customerOnline, unreadCount, lastMessage, subject, updatedAt } = conversation;
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
            {lastMessage?.content ?? subject}
          </span>
          {unreadCount > 0 && (
            <span className="min-w-6 rounded-chip border border-transparent bg-error px-1.5 text-center text-sm font-bold text-white tabular-nums">
              {unreadCount}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
        <span
          className={`mt-0.5 block text-sm ${conversation.handedOver ? 'font-semibold text-error' : 'text-ink-soft'}`}
        >
          {describeWho(conversation, me)}
        </span>
      </button>
    </li>
  );
}

function describeWhen(at: string): string {
  const date = new Date(at);
  return date.toDateString() === new Date().toDateString() ? time.format(date) : shortDateOf(at);
}

function describeWho(conversation: Conversation, me: string): string {
  const { status, takenBy, handedOver, isUrgent } = conversation;
  if (status === 'resolved') return 'Resolved';
  if (isUrgent) return 'Urgent: waiting for the team';
  if (!takenBy) return handedOver ? 'Waiting for the team' : `${firm().assistant.name} answers`;
  return takenBy.id === me ? 'Yours' : `With ${takenBy.name}`;
}
