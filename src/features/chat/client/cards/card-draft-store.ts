import type { FilledCard } from '../../contract.ts';
import type { TextStore } from '../connection/outbox.ts';
import type { CardDraft, CardDrafts } from './live-cards.ts';

const key = 'chat_card_drafts';

type State = {
  drafts: CardDrafts;
  /** The kind of card that the customer opened last, null for none, and the newest message at that time. */
  choice: { kind: FilledCard['kind'] | null; sequence: number } | undefined;
  /** Ids of cards whose request is stored and whose message has not come yet. */
  sent: ReadonlySet<string>;
};

/** What is entered into the cards of a conversation, for React's useSyncExternalStore. */
export class CardDraftStore {
  readonly #conversationId: string;
  readonly #store: TextStore;
  readonly #listeners = new Set<() => void>();
  #state: State;

  constructor(conversationId: string, store: TextStore) {
    this.#conversationId = conversationId;
    this.#store = store;
    this.#state = { drafts: this.#read(), choice: undefined, sent: new Set() };
  }

  readonly getState = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Takes over what another tab has stored. */
  reload() {
    this.#set({ drafts: this.#read() });
  }

  put(draft: CardDraft) {
    this.replace({ ...this.#state.drafts, [draft.mine.id]: draft });
  }

  replace(drafts: CardDrafts) {
    this.#set({ drafts });
    const all = Object.keys(drafts).length === 0 ? {} : { [this.#conversationId]: drafts };
    if (Object.keys(all).length === 0) this.#store.removeItem(key);
    else this.#store.setItem(key, JSON.stringify(all));
  }

  open(kind: FilledCard['kind'] | null, sequence: number) {
    this.#set({ choice: { kind, sequence } });
  }

  markSent(id: string) {
    this.#set({ sent: new Set(this.#state.sent).add(id) });
  }

  /** Opens a card again that is in no message once it is sent. */
  reopen(id: string) {
    this.#set({ sent: new Set([...this.#state.sent].filter((each) => each !== id)) });
  }

  #set(change: Partial<State>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #read(): CardDrafts {
    try {
      const all = JSON.parse(this.#store.getItem(key) ?? '{}');
      return Object.fromEntries(
        Object.entries<CardDraft>(all[this.#conversationId] ?? {}).filter(
          ([id, draft]) => draft?.mine?.id === id && typeof draft.base?.kind === 'string',
        ),
      );
    } catch {
      return {};
    }
  }
}

export const isDraftKey = (name: string | null) => name === key;
