import type { CardRoom, FilledCard, PriceCard } from '../../contract.ts';

/** Values of an object by name; `undefined` counts as absent. */
type Values = Record<string, unknown>;

/** What is computed or said about a card, and is not entered. */
const derived = ['version', 'changes', 'total', 'estimates', 'guide'] as const;

/** Whether two values are the same, whatever the order of their properties. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [a, b] = [one as Values, other as Values];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) =>
    isSame(a[name], b[name]),
  );
}

/** A card without what is computed or said about it. */
export function entriesOf(card: FilledCard): Values {
  const entries: Values = { ...card };
  for (const name of derived) delete entries[name];
  return entries;
}

/** The change that gives a card the entries of another. */
export const restoreEntries = (card: FilledCard, before: FilledCard): Partial<FilledCard> => ({
  ...Object.fromEntries(Object.keys(entriesOf(card)).map((name) => [name, undefined])),
  ...entriesOf(before),
  changes: undefined,
});

/** Whether the same is entered in two cards. */
export const hasSameEntries = (one: FilledCard, other: FilledCard) =>
  isSame(entriesOf(one), entriesOf(other));

/** A price card without sums, which its entries do not have any more. */
export function withoutSums<C extends FilledCard>(card: C): C {
  const { total: _total, estimates: _estimates, guide: _guide, ...rest } = card as PriceCard;
  return rest as C;
}

/**
 * Merges what a customer has entered with a newer version of the card, which wins except where it left alone what
 * the customer changed.
 * @param base the version that the customer began with
 */
export function mergeCards<C extends FilledCard>(base: C, theirs: C, mine: C): C {
  const merged = { ...theirs, ...mergeValues(entriesOf(base), entriesOf(theirs), entriesOf(mine)) };
  merged.id = theirs.id;
  if (theirs.kind === 'price' && base.kind === 'price' && mine.kind === 'price')
    Object.assign(merged, { rooms: mergeRooms(base.rooms, theirs.rooms, mine.rooms) });
  return hasSameEntries(merged, theirs) ? theirs : withoutSums(merged);
}

/** The newer value of each field, except where only the customer changed it. */
function mergeValues(base: Values, theirs: Values, mine: Values): Values {
  const merged: Values = {};
  for (const name of new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)]))
    merged[name] = isSame(theirs[name], base[name]) ? mine[name] : theirs[name];
  return merged;
}

function mergeRooms(base: CardRoom[], theirs: CardRoom[], mine: CardRoom[]): CardRoom[] {
  if (isSame(theirs, base)) return mine;
  const theirsOf = pairRooms(base, theirs);
  const mineOf = pairRooms(base, mine);
  const merged = theirs.flatMap((room) => {
    const begun = base.find((each) => theirsOf.get(each) === room);
    if (!begun) return [room];
    const own = mineOf.get(begun);
    if (own) return [mergeValues(begun, room, own) as CardRoom];
    // The customer removed it: it comes back only if the newer version says something new of it.
    return isSame(room, begun) ? [] : [room];
  });
  const paired = new Set(mineOf.values());
  const names = new Set(merged.map(nameOf));
  const added = mine.filter(
    (room) => !paired.has(room) && !(nameOf(room) && names.has(nameOf(room))),
  );
  return [...merged, ...added];
}

/** Pairs the rooms of one version with those of another: by name, else by their place in the list. */
function pairRooms(from: readonly CardRoom[], to: readonly CardRoom[]): Map<CardRoom, CardRoom> {
  const pairs = new Map<CardRoom, CardRoom>();
  const left = new Set(to);
  const pair = (room: CardRoom, other: CardRoom | undefined) => {
    if (!other || !left.delete(other)) return;
    pairs.set(room, other);
  };
  for (const room of from)
    pair(room, nameOf(room) ? [...left].find((each) => nameOf(each) === nameOf(room)) : undefined);
  from.forEach((room, index) => {
    if (!pairs.has(room)) pair(room, to[index]);
  });
  return pairs;
}

const nameOf = ({ name }: CardRoom) => name.trim().toLowerCase();
