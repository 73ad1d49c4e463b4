import {
  type ComponentType,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { FilledCard } from '../../contract.ts';
import type { CardFormProps, CardKit } from './card-form-props.ts';
import { saverOf } from './card-saver.ts';
import type { CardsProps } from './cards-props.ts';
import { findOpenCard, type LiveCard } from './live-cards.ts';
import { hasSameEntries, restoreEntries } from './merge-cards.ts';
import { changeCard, clearTyped, useLiveCards, useStoredDrafts } from './use-live-cards.ts';

/** The cards to fill in, after the last message: one is open, the others are a line each. */
export function FootCards({ kit, ...props }: CardsProps & { kit: CardKit }) {
  const { connection, conversationId } = props;
  const cards = useLiveCards(props);
  const { store, live, choice, sent } = cards;
  useStoredDrafts(cards, connection);
  const open = findOpenCard(live, choice);
  const newest = Math.max(0, ...live.map(({ sequence }) => sequence));
  const section = useRef<HTMLElement>(null);
  useEffect(() => showFocusedField(section), []);
  useLayoutEffect(() => showNewestMessage(section.current), []);
  return (
    // Not part of the log that is read out: only what its own messages say.
    <section
      ref={section}
      hidden={live.length === 0}
      className="message-cards"
      aria-live="off"
      aria-label="To fill in"
    >
      {live.map((one) => (
        <FootCard
          key={one.card.kind}
          kit={kit}
          live={one}
          isOpen={one === open}
          isSent={sent.has(one.card.id)}
          onToggle={() => store.open(one === open ? null : one.card.kind, newest)}
          onReopen={() => store.reopen(one.card.id)}
          conversationId={conversationId}
          change={(change) => changeCard(store, connection, one, change)}
          say={(text) => connection.say(text)}
          onSent={() => {
            saverOf(connection).discard(one.card.id);
            store.markSent(one.card.id);
          }}
        />
      ))}
    </section>
  );
}

/** Scrolls to the beginning of the newest message, which the cards that have just been loaded have moved. */
function showNewestMessage(section: HTMLElement | null) {
  const list = section?.closest('.chat-list');
  const newest = list?.querySelector<HTMLElement>('.chat-rows > :last-child');
  if (list && newest)
    list.scrollTop = newest.offsetTop - Number.parseFloat(getComputedStyle(list).paddingTop);
}

/** Keeps the field with the focus in view when an on-screen keyboard opens. @returns the cleanup */
function showFocusedField(section: RefObject<HTMLElement | null>) {
  const viewport = window.visualViewport;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const field = document.activeElement;
      if (section.current?.contains(field)) field?.scrollIntoView({ block: 'nearest' });
    }, 100);
  };
  viewport?.addEventListener('resize', show);
  return () => {
    clearTimeout(timer);
    viewport?.removeEventListener('resize', show);
  };
}

type FootCardProps = Pick<
  CardFormProps<FilledCard['kind']>,
  'conversationId' | 'change' | 'say' | 'onSent'
> & {
  kit: CardKit;
  live: LiveCard;
  isOpen: boolean;
  isSent: boolean;
  onToggle: () => void;
  onReopen: () => void;
};

function FootCard({ kit, live, isOpen, isSent, onToggle, onReopen, ...form }: FootCardProps) {
  const { card, before, typed } = live;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  // A card that was sent goes from here: the focus stays in the chat.
  useLayoutEffect(() => {
    const box = root.current;
    const home = box?.closest<HTMLElement>('.chat-list');
    return () => {
      if (box?.contains(document.activeElement)) home?.focus();
    };
  }, []);
  // The form of the card's own kind, which TypeScript cannot correlate.
  const Form = kit.forms[card.kind] as ComponentType<CardFormProps<FilledCard['kind']>>;
  const words = kit.describe(card);
  const isUnsent = 'phone' in card && card.phone.trim() !== '' && !isSent;
  return (
    <div ref={root} className="message-card message-card-live">
      <h3>
        <button
          type="button"
          className="message-card-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className="message-card-title">
            {kit.titleOf(card)}
            {isUnsent && <span className="message-card-state">Not sent yet</span>}
          </span>
          {words && !isOpen && <span className="message-card-words">{words}</span>}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          (isSent ? (
            <SentNow card={card} Sent={kit.Sent} onReopen={onReopen} />
          ) : (
            <>
              <Changes {...live} change={form.change} />
              <Form card={card} before={before} typed={typed} {...form} />
            </>
          ))}
      </div>
    </div>
  );
}

type SentNowProps = Pick<CardKit, 'Sent'> & { card: FilledCard; onReopen: () => void };

/** What was sent, until its message comes; takes the focus of the button that sent it. */
function SentNow({ card, Sent, onReopen }: SentNowProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Sent card={{ ...card, sent: true } as FilledCard}>
        {card.kind === 'ownVisit' && (
          <button type="button" className="chat-text-button" onClick={onReopen}>
            Change
          </button>
        )}
      </Sent>
    </div>
  );
}

type ChangesProps = Pick<FootCardProps, 'change'> & LiveCard;

/** What the newest message changed, with Undo where the version before is loaded. */
function Changes({ card, before, typed, change }: ChangesProps) {
  const changes = 'changes' in card ? (card.changes ?? []) : [];
  // The server keeps what a message changed; after Undo there is nothing of it.
  if (changes.length === 0 || (before && hasSameEntries(card, before))) return null;
  return (
    <div className="message-card-changes">
      <ul aria-label="Changed">
        {changes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {before && (
        <button
          type="button"
          className="chat-text-button"
          onClick={() => change({ ...restoreEntries(card, before), typed: clearTyped(typed) })}
        >
          Undo<span className="sr-only"> this change</span>
        </button>
      )}
    </div>
  );
}
