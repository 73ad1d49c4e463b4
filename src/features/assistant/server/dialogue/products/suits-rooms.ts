import type {
  ConversationRecord,
  Flight,
  FloorChoice,
  RoomRecord,
} from '../../conversation/record.ts';
import { isOfWholeJob } from '../../conversation/words/whole-job.ts';
import { roomNamesIn } from '../../nlu/room-sizes/room-names.ts';
import type { Token } from '../../nlu/text/tokenize.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { topicsAsked } from '../topics/find-topics.ts';
import { needTopics } from '../topics/need-topics.ts';
import { isContract } from '../topics/rate-floors.ts';
import type { FloorTopic } from '../topics/topic.ts';

type Place = Pick<RoomRecord, 'name'>;
type Where = { rooms: readonly Place[]; flight?: Flight | undefined };

/** The kinds that may lie in a place, for a standard floor, which has no specifications. */
const kindsFor: Record<string, readonly string[]> = {
  bathroom: ['vinyl', 'lvt'],
  kitchen: ['vinyl', 'lvt', 'laminate'],
  stairs: ['carpet'],
};
/** A floor for a home, good enough to live with: no contract carpet is offered for it. */
export const decentWish = 'decent';
export const asksDecent =
  /\b(?:decent|mid[- ]?range|middle of the range|middling|(?:good|better|reasonable) quality|not (?:too )?(?:rubbish|tat|nasty|rough|thin))\b/i;
/** Whether a wish says where the floor is to lie, and that not every floor may. */
export const isPlace = (wish: string): boolean => kindsFor[wish] !== undefined;
const ofPlaces = needTopics.filter(({ name }) => isPlace(name));
const ofRooms = ofPlaces.filter(({ name }) => name !== 'stairs');
const ofStairs = ofPlaces.filter(({ name }) => name === 'stairs');

/** What a room must have by its name: water in a bathroom, water and wear in a kitchen. */
const needsOf = ({ name = '' }: Place, places = ofPlaces): FloorTopic[] =>
  places.filter(({ asks }) => asks.test(name.toLowerCase()));

const rates = ({ rate }: FloorTopic, product: ProductFact) => (rate?.(product) ?? 0) > 0;

/** The rooms in which a floor should not lie, whatever it costs. */
export const unsuitedRooms = <Room extends Place>(
  { kind }: FloorChoice,
  product: ProductFact | undefined,
  rooms: readonly Room[],
): Room[] =>
  rooms.filter((room) =>
    needsOf(room, ofRooms).some((need) =>
      product ? !rates(need, product) : !kindsFor[need.name]?.includes(kind),
    ),
  );

/** Whether a carpet should not lie on stairs. */
export const isUnsuitedToStairs = (product: ProductFact | undefined) =>
  product !== undefined && !ofStairs.every((need) => rates(need, product));

/**
 * Whether a product may be offered: for the rooms and the stairs by name, and for what must be met by the wishes.
 * What is unsuitable is never the cheapest.
 */
export function isFitFor(
  product: ProductFact,
  { rooms, flight }: Where,
  wishes: readonly string[],
): boolean {
  const arePlacesKnown = rooms.some(({ name }) => name) || flight !== undefined;
  const wished = needTopics.filter(
    ({ name, isStrict }) => isStrict && wishes.includes(name) && !(arePlacesKnown && isPlace(name)),
  );
  // Hard floors leave the stairs out of a price, and say so.
  const onStairs = flight && product.category === 'carpet' ? ofStairs : [];
  return (
    !(wishes.includes(decentWish) && isContract(product)) &&
    [...rooms.flatMap((room) => needsOf(room)), ...onStairs, ...wished].every((need) =>
      rates(need, product),
    )
  );
}

/** Whether a floor may lie where a text wants it, or where the rooms are that are known. */
export function fitOf(text: string, tokens: readonly Token[], record: ConversationRecord) {
  const wished = topicsAsked(text).map(({ name }) => name);
  const named = roomNamesIn(tokens).map((name) => ({ name }));
  const isOfSome = (named.length > 0 || wished.includes('stairs')) && !isOfWholeJob(text);
  const where = isOfSome ? { rooms: named } : record;
  const isElsewhere = wished.some(isPlace);
  const before = record.wishes.filter((name) => !(isElsewhere && isPlace(name)));
  const wishes = [...wished, ...before, ...(asksDecent.test(text) ? [decentWish] : [])];
  return (product: ProductFact) => isFitFor(product, where, wishes);
}
