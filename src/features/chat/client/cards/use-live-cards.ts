import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FilledCard } from '../../contract.ts';
import type { ChatConnection } from '../connection/chat-connection.ts';
import { visitorStorage } from '../connection/visitor-storage.ts';
import { CardDraftStore, isDraftKey } from './card-draft-store.ts';
import { saverOf } from './card-saver.ts';
import type { CardsProps } from './cards-props.ts';
import { type CardDraft, findLiveCards, type LiveCard, reconcileDrafts } from './live-cards.ts';
import { hasSameEntries, withoutSums } from './merge-cards.ts';

/** The store of the visitor's conversation, which its messages and the cards at their foot share. */
let current: { conversationId: string; store: CardDraftStore } | undefined;

function storeOf(conversationId: string): CardDraftStore {
  if (current?.conversationId !== conversationId)
    current = { conversationId, store: new CardDraftStore(conversationId, visitorStorage) };
  return current.store;
}

/** The cards of a conversation that can be filled in, with what is entered into them. */
export function useLiveCards({ connection, conversationId, messages }: CardsProps) {
  const store = storeOf(conversationId);
  const { drafts: stored, choice, sent } = useSyncExternalStore(store.subscribe, store.getState);
  const drafts = useMemo(() => reconcileDrafts(messages, stored), [messages, stored]);
  const live = useMemo(() => findLiveCards(messages, drafts), [messages, drafts]);
  return { store, drafts, live, choice, sent, connection };
}

/** Stores reconciled drafts, and sends those that a lost connection or an ended page left behind. */
export function useStoredDrafts(
  { store, drafts }: Pick<ReturnType<typeof useLiveCards>, 'store' | 'drafts'>,
  connection: ChatConnection,
) {
  useEffect(() => {
    const { drafts: before } = store.getState();
    if (drafts === before) return;
    store.replace(drafts);
    saveDrafts(
      connection,
      Object.values(drafts).filter((draft) => before[draft.mine.id] !== draft),
    );
  }, [store, drafts, connection]);
  useEffect(() => {
    store.reload();
    saveDrafts(connection, Object.values(store.getState().drafts));
    const follow = ({ key }: StorageEvent) => isDraftKey(key) && store.reload();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [store, connection]);
}

/** Sends what differs from the server's version. A copy is in no message: the server has no place for it. */
function saveDrafts(connection: ChatConnection, drafts: readonly CardDraft[]) {
  for (const { mine, base, isCopy } of drafts)
    if (!isCopy && !hasSameEntries(mine, base)) saverOf(connection).save(mine);
}

/** Changes fields of a live card, and what is typed into those that hold no value of it. */
export function changeCard(
  store: CardDraftStore,
  connection: ChatConnection,
  { card: shown, sequence, isCopy }: LiveCard,
  { typed, ...change }: Partial<FilledCard> & { typed?: Record<string, string> },
) {
  const draft = store.getState().drafts[shown.id];
  const before = draft?.mine ?? shown;
  const changed = { ...before, ...change } as FilledCard;
  const mine =
    'estimates' in change || 'guide' in change || hasSameEntries(changed, before)
      ? changed
      : withoutSums(changed);
  const words = Object.fromEntries(
    Object.entries({ ...draft?.typed, ...typed }).filter(([, text]) => text !== ''),
  );
  store.put({
    sequence,
    base: draft?.base ?? shown,
    mine,
    ...(Object.keys(words).length > 0 && { typed: words }),
    ...(isCopy && { isCopy }),
  });
  // A copy is in no message: the server has no place for it until it is sent.
  if (!isCopy) saverOf(connection).save(mine);
}

/** Begins a new card with the values of one that was sent. */
export function copyCard(store: CardDraftStore, card: FilledCard, sequence: number) {
  const mine = {
    ...card,
    id: crypto.randomUUID(),
    sent: undefined,
    changes: undefined,
  } as FilledCard;
  store.put({ sequence, base: { ...card, sent: undefined } as FilledCard, mine, isCopy: true });
  store.open(card.kind, sequence);
}

/** The change that clears what is typed into fields. */
export const clearTyped = (typed: Record<string, string>) =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, '']));
