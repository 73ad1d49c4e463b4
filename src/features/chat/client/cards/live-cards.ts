import type { Card, FilledCard, Message } from '../../contract.ts';
import { hasSameEntries, isSame, mergeCards } from './merge-cards.ts';

/** What a customer has entered into a card and the server may not have yet. */
export type CardDraft = {
  /** Of the message whose version of the card it began with. */
  sequence: number;
  base: FilledCard;
  mine: FilledCard;
  /** What stands in fields that hold no value of the card: a size in feet, or the beginning of one. */
  typed?: Record<string, string>;
  /** A new card with the values of one that was sent: it is in no message. */
  isCopy?: boolean;
};
/** By card id. */
export type CardDrafts = Readonly<Record<string, CardDraft>>;

/** A card that can be filled in: the newest of its kind. */
export type LiveCard = {
  card: FilledCard;
  /** Of the message that it stands in, or of that before which a copy was begun. */
  sequence: number;
  /** The version before it, as far as the messages are loaded. */
  before: FilledCard | undefined;
  typed: Record<string, string>;
  isCopy: boolean;
};

type Placed = { card: FilledCard; sequence: number };

const filledKinds = ['price', 'visit', 'callBack', 'coverage', 'problem', 'ownVisit'] as const;
const isFilled = (card: Card): card is FilledCard => filledKinds.some((kind) => kind === card.kind);

export const isSent = (card: FilledCard) => 'sent' in card && card.sent === true;

/** All cards that are filled in, in the order of the messages. */
const placeCards = (messages: readonly Message[]): Placed[] =>
  messages.flatMap(({ cards = [], sequence }) =>
    cards.filter(isFilled).map((card) => ({ card, sequence })),
  );

/** The newest card of each kind. */
export function findNewest(messages: readonly Message[]): Map<FilledCard['kind'], Placed> {
  return new Map(placeCards(messages).map((placed) => [placed.card.kind, placed]));
}

/** Whether a message is the newest with cards of a kind that is not filled in. */
export const isNewestOf = (messages: readonly Message[], kind: Card['kind'], sequence: number) =>
  messages.findLast(({ cards }) => cards?.some((card) => card.kind === kind))?.sequence ===
  sequence;

/**
 * Brings drafts in line with the messages: a newer version of a card is merged with what was entered, and drafts
 * that the server has, or whose card was sent, go.
 * @returns the same object where nothing changes
 */
export function reconcileDrafts(messages: readonly Message[], drafts: CardDrafts): CardDrafts {
  const newest = findNewest(messages);
  const next: Record<string, CardDraft> = {};
  for (const draft of Object.values(drafts)) {
    const placed = newest.get(draft.mine.kind);
    const kept = placed ? reconcile(draft, placed) : draft;
    if (kept) next[kept.mine.id] = kept;
  }
  return isSame(next, drafts) ? drafts : next;
}

function reconcile(draft: CardDraft, { card, sequence }: Placed): CardDraft | undefined {
  if (sequence <= draft.sequence) {
    if (draft.isCopy || card.id !== draft.mine.id) return draft;
    if (isSent(card)) return undefined;
    const isStored =
      hasSameEntries(card, draft.mine) && Object.keys(draft.typed ?? {}).length === 0;
    return isStored ? undefined : { ...draft, base: card };
  }
  const isOther = !draft.isCopy && card.id !== draft.mine.id;
  if (isSent(card) || isOther) return undefined;
  const mine = mergeCards(draft.base, card, draft.mine);
  return mine === card
    ? undefined
    : { sequence, base: card, mine, ...(draft.typed && { typed: draft.typed }) };
}

/** The cards that can be filled in, oldest first: the newest of each kind unless it was sent, and begun copies. */
export function findLiveCards(messages: readonly Message[], drafts: CardDrafts): LiveCard[] {
  const placed = placeCards(messages);
  const live = [...findNewest(messages).values()].flatMap(({ card, sequence }): LiveCard[] => {
    const copy = Object.values(drafts).find(
      ({ isCopy, mine }) => isCopy && mine.kind === card.kind,
    );
    if (isSent(card) && !copy) return [];
    const draft = copy ?? drafts[card.id];
    const before = placed.findLast((one) => one.card.id === card.id && one.sequence < sequence);
    return [
      {
        card: draft?.mine ?? card,
        sequence: copy?.sequence ?? sequence,
        before: before?.card,
        typed: draft?.typed ?? {},
        isCopy: copy !== undefined,
      },
    ];
  });
  return live.toSorted((a, b) => a.sequence - b.sequence);
}

/**
 * The card that stands open: that which the customer opened, until a newer one comes, else the newest.
 * @param choice the kind that the customer opened, null for none, when the newest card was that of `sequence`
 */
export function findOpenCard(
  live: readonly LiveCard[],
  choice: { kind: FilledCard['kind'] | null; sequence: number } | undefined,
): LiveCard | undefined {
  const newest = Math.max(0, ...live.map(({ sequence }) => sequence));
  if (!choice || choice.sequence < newest) return live.find(({ sequence }) => sequence === newest);
  return live.find(({ card }) => card.kind === choice.kind);
}
