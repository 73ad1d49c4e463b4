import type { RefObject } from 'react';
import type { Conversation } from '../../contract.ts';
import { ConversationItem } from './conversation-item.tsx';
import { type InboxFilter, type InboxView, inboxFilters } from './conversation-list.ts';

type ConversationColumnProps = {
  view: InboxView;
  onView: (view: InboxView) => void;
  searchField: RefObject<HTMLInputElement | null>;
  shown: readonly Conversation[];
  status: 'reading' | 'read' | 'failed';
  chosen: string | null;
  me: string;
  onChoose: (id: string) => void;
  /** Selects the next or the previous conversation of the list. */
  onStep: (by: 1 | -1) => void;
  onReadAgain: () => void;
  onReadMore: (() => void) | undefined;
  shortcuts: { isOn: boolean; turn: (on: boolean) => void };
};

const labels: Record<InboxFilter, string> = {
  all: 'All',
  mine: 'Mine',
  unassigned: 'Unassigned',
  resolved: 'Resolved',
};

/** First column of the inbox: the conversations, with search and filters. */
export function ConversationColumn(props: ConversationColumnProps) {
  const { view, onView, shown, status, chosen, me, shortcuts } = props;
  return (
    <>
      <div className="grid gap-2 border-b border-line p-3">
        <input
          ref={props.searchField}
          type="search"
          aria-label="Search conversations"
          placeholder="Search name, email, subject"
          value={view.search}
          maxLength={100}
          onChange={({ target }) => onView({ ...view, search: target.value })}
          className="min-h-10 w-full rounded border border-line-strong bg-white px-3 placeholder:text-ink-soft"
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border around four buttons */}
        <div role="group" aria-label="Show" className="flex flex-wrap gap-1">
          {inboxFilters.map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={view.filter === filter}
              onClick={() => onView({ ...view, filter })}
              className="min-h-8 rounded border border-line-strong px-2.5 text-sm font-semibold hover:bg-mist aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-white aria-pressed:underline"
            >
              {labels[filter]}
            </button>
          ))}
        </div>
      </div>
      <div className="relative min-h-0 flex-1 overflow-auto">
        {status === 'failed' && (
          <p role="alert" className="p-4">
            We couldn’t load the conversations.{' '}
            <button type="button" className="link" onClick={props.onReadAgain}>
              Try again
            </button>
          </p>
        )}
        {status === 'reading' && shown.length === 0 && (
          <div className="skeleton m-4 h-40" aria-hidden="true" />
        )}
        {status === 'read' && shown.length === 0 && (
          <p className="p-4 text-ink-soft">
            {view.search || view.filter !== 'all'
              ? 'No conversations match.'
              : 'No conversations yet. One appears here as soon as a visitor sends a message.'}
          </p>
        )}
        <ul
          onKeyDown={(event) => {
            const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
            if (!by) return;
            event.preventDefault();
            props.onStep(by);
          }}
        >
          {shown.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              isChosen={conversation.id === chosen}
              me={me}
              onChoose={() => props.onChoose(conversation.id)}
            />
          ))}
        </ul>
        {props.onReadMore && (
          <button type="button" className="link min-h-11 w-full" onClick={props.onReadMore}>
            Show more
          </button>
        )}
      </div>
      {/* Where there is no mouse or trackpad there is no keyboard either. */}
      <label className="hidden min-h-11 items-center gap-2 border-t border-line px-4 text-sm text-ink-soft any-pointer-fine:flex">
        <input
          type="checkbox"
          checked={shortcuts.isOn}
          onChange={({ target }) => shortcuts.turn(target.checked)}
          className="size-4 shrink-0 accent-brand"
        />
        <span>
          Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>r</kbd> resolve, <kbd>/</kbd> search
        </span>
      </label>
    </>
  );
}
