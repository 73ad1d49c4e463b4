import { firm } from '#features/business/firm.ts';
import type { Conversation } from '../../contract.ts';
import { nameConversation } from '../../conversation-name.ts';
import { PresenceDot } from './presence-dot.tsx';

type ThreadHeaderProps = {
  conversation: Conversation;
  me: string;
  hasPanel: boolean;
  onPanel: () => void;
  onBack: () => void;
  onResolve: () => void;
  onTake: () => void;
  onBookVisit: () => void;
};

const small =
  'inline-flex min-h-9 items-center rounded border border-line-strong bg-white px-3 text-sm font-semibold hover:border-ink hover:bg-mist';

/** Header of a thread: the customer, who has taken the conversation, and its actions. */
export function ThreadHeader(props: ThreadHeaderProps) {
  const { conversation, me, hasPanel } = props;
  const { customerOnline, status, takenBy } = conversation;
  const isOthers = takenBy !== null && takenBy.id !== me;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
      <button type="button" className={`${small} min-[821px]:hidden`} onClick={props.onBack}>
        <span aria-hidden="true">←&nbsp;</span>All
        <span className="sr-only"> conversations</span>
      </button>
      <h2 className="flex min-w-0 flex-[1_1_9rem] items-baseline gap-2 text-lg">
        <PresenceDot isOnline={customerOnline} />
        <span className="min-w-0 truncate">{nameConversation(conversation)}</span>
      </h2>
      <div className="flex flex-wrap gap-2">
        {isOthers ? (
          <span className="self-center text-sm text-ink-soft">With {takenBy.name}</span>
        ) : (
          status === 'active' && (
            <button type="button" className={small} onClick={props.onTake}>
              {takenBy
                ? `Hand back to ${firm().assistant.name}`
                : `Take over from ${firm().assistant.name}`}
            </button>
          )
        )}
        <button type="button" className={small} onClick={props.onBookVisit}>
          Offer a visit
        </button>
        <button type="button" className={small} onClick={props.onResolve}>
          {status === 'active' ? 'Resolve' : 'Reopen'}
        </button>
        <button type="button" className={small} aria-expanded={hasPanel} onClick={props.onPanel}>
          Details
        </button>
      </div>
    </div>
  );
}
