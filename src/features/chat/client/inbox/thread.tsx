import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isVisible } from '#platform/short-text.ts';
import type { Conversation, Message } from '../../contract.ts';
import { CardOffer, type OfferCard } from '../cards/card-offer.tsx';
import type { ChatConnection } from '../connection/chat-connection.ts';
import type { ChatState } from '../connection/chat-store.ts';
import { Composer } from '../messages/composer.tsx';
import { unreadOf } from '../messages/unread.ts';
import { useMarkRead } from '../messages/use-mark-read.ts';
import { useOnScreenKeyboard } from '../messages/use-on-screen-keyboard.ts';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadMessages } from './thread-messages.tsx';

type ThreadProps = {
  conversation: Conversation;
  connection: ChatConnection;
  state: ChatState;
  me: string;
  draft: string;
  onDraft: (draft: string) => void;
  onBack: () => void;
  onResolve: () => void;
  onTake: () => void;
  onBookVisit: () => void;
  /** Renders actions beside an answer of the assistant to a message of the customer. */
  renderAnswerActions: (messageId: string) => ReactNode;
  /** Renders the cards of a message, for reading. */
  renderCards: (message: Message) => ReactNode;
  /** Where the visitor's panel is shown if there is room for a third column. */
  detailsColumn: HTMLElement | null;
  /** The visitor's panel. */
  panel: ReactNode;
};

const wide = '(min-width: 80rem)';
const emptyThread = { messages: [], info: undefined, typing: false };

/** The open conversation. Its messages are marked as read while they are visible. */
export function Thread(props: ThreadProps) {
  const { conversation, connection, state, draft } = props;
  const { id, customerName } = conversation;
  const isWide = useMedia(wide);
  const [hasPanel, setHasPanel] = useState(isWide);
  useEffect(() => setHasPanel(isWide), [isWide]);
  const panel = (
    <aside
      aria-label="Visitor"
      className="relative min-w-0 bg-white p-5 max-xl:flex-1 max-xl:overflow-auto"
    >
      {props.panel}
    </aside>
  );
  useOnScreenKeyboard();
  useEffect(() => {
    connection.join(id);
    return () => connection.leave(id);
  }, [connection, id]);
  const thread = state.threads.get(id) ?? emptyThread;
  useMarkRead(unreadOf(thread.messages, (sender) => sender === 'customer').at(-1));
  const send = () => {
    if (!isVisible(draft)) return;
    connection.say(draft, id);
    props.onDraft('');
  };
  const offerCard: OfferCard = (text, cards) => connection.say(text, id, cards);
  return (
    <>
      <ThreadHeader
        {...props}
        hasPanel={hasPanel}
        onPanel={() => setHasPanel(!hasPanel)}
        onOfferCard={offerCard}
      />
      <div className="flex min-h-0 flex-1">
        <div className={`min-w-0 flex-1 flex-col ${hasPanel ? 'flex max-xl:hidden' : 'flex'}`}>
          <ThreadMessages
            connection={connection}
            customerName={customerName}
            thread={thread}
            conversationId={id}
            outgoing={state.outgoing.filter(({ conversationId }) => conversationId === id)}
            me={props.me}
            renderAnswerActions={props.renderAnswerActions}
            renderCards={props.renderCards}
          />
          {state.status !== 'connected' && (
            <p role="status" className="border-t border-line px-4 py-2 text-sm text-ink-soft">
              Connecting to chat… What you send is kept until then.
            </p>
          )}
          <CardOffer onOffer={offerCard} />
          <div>
            <Composer
              draft={draft}
              placeholder="Type your message..."
              onChange={(text) => {
                props.onDraft(text);
                connection.sendTyping(id);
              }}
              onSend={send}
            />
          </div>
        </div>
        {hasPanel &&
          (isWide && props.detailsColumn ? createPortal(panel, props.detailsColumn) : panel)}
      </div>
    </>
  );
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = () => setMatches(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return matches;
}
