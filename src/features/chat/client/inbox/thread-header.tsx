import { firm } from '#features/business/firm.ts';
import { ActionMenu, quietMenuButton } from '#platform/client/staff/action-menu.tsx';
import { rowPrimary } from '#platform/client/staff/staff-table.tsx';
import type { Conversation } from '../../contract.ts';
import { nameConversation } from '../../conversation-name.ts';
import { cardOffers, type OfferCard } from '../cards/card-offer.tsx';
import { waitingMark } from './conversation-item.tsx';
import { describeWho } from './conversation-list.ts';
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
  onOfferCard: OfferCard;
};

const small =
  'inline-flex min-h-9 items-center rounded border border-line-strong bg-white px-3 text-sm font-semibold hover:border-ink hover:bg-mist';

/** Header of a thread: the customer, whether they wait for a person, and its actions, most of which a phone has in a menu. */
export function ThreadHeader(props: ThreadHeaderProps) {
  const { conversation, me, hasPanel } = props;
  const { customerOnline, status, takenBy, isWaiting } = conversation;
  const isOthers = takenBy !== null && takenBy.id !== me;
  const name = nameConversation(conversation);
  const resolve = status === 'active' ? 'Resolve' : 'Reopen';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 max-[821px]:gap-x-2 max-[821px]:px-2 max-[821px]:py-1.5">
      <button type="button" className={`${small} min-[821px]:hidden`} onClick={props.onBack}>
        <span aria-hidden="true">←&nbsp;</span>All
        <span className="sr-only"> conversations</span>
      </button>
      <div className="min-w-0 flex-[1_1_9rem] max-[821px]:basis-0">
        <h2 className="flex items-baseline gap-2 text-lg max-[821px]:text-base">
          <PresenceDot isOnline={customerOnline} />
          <span className="min-w-0 truncate">{name}</span>
        </h2>
        {(isWaiting || isOthers) && (
          <p className="truncate text-sm text-ink-soft">
            <span className={isWaiting ? waitingMark : ''}>{describeWho(conversation, me)}</span>
          </p>
        )}
      </div>
      <div className="flex gap-2">
        {!isOthers && status === 'active' && (
          <button
            type="button"
            className={isWaiting && !takenBy ? rowPrimary : small}
            onClick={props.onTake}
          >
            {takenBy ? 'Hand back' : 'Take over'}
            <span className="whitespace-pre max-[821px]:sr-only">
              {takenBy ? ' to ' : ' from '}
              {firm().assistant.name}
            </span>
          </button>
        )}
        <button type="button" className={`${small} max-[821px]:hidden`} onClick={props.onBookVisit}>
          Offer a visit
        </button>
        <button type="button" className={`${small} max-[821px]:hidden`} onClick={props.onResolve}>
          {resolve}
        </button>
        <button
          type="button"
          className={`${small} max-[821px]:hidden`}
          aria-expanded={hasPanel}
          onClick={props.onPanel}
        >
          Details
        </button>
        <ActionMenu
          label={`More for ${name}`}
          className={`${quietMenuButton} min-[821px]:hidden`}
          actions={[
            { label: resolve, onSelect: props.onResolve },
            { label: 'Offer a visit', onSelect: props.onBookVisit },
            ...cardOffers(props.onOfferCard),
            { label: hasPanel ? 'Back to the chat' : 'Details', onSelect: props.onPanel },
          ]}
        />
      </div>
    </div>
  );
}
