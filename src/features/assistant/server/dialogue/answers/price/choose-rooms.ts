import { isPriced, roomsOfPart } from '../../../conversation/job/priced-part.ts';
import type { RoomRecord } from '../../../conversation/record.ts';
import { roomNamesIn } from '../../../nlu/room-sizes/room-names.ts';
import type { Turn } from '../../../turn.ts';
import { asksStairsAlone } from '../../acts/sale-acts.ts';
import { sharesWork } from '../../observe/floors/own-fitting.ts';
import type { Observed } from '../../observe/observe.ts';
import { oneOfAlike, saysAlone } from '../../observe/rooms/meant/rooms-meant.ts';
import { putsBack } from '../../observe/rooms/recall-rooms.ts';
import { mentionsLeftOut } from '../../observe/rooms/remove-rooms.ts';

/** "What does it come to for the hall?" */
const subsetPattern =
  /\b(?:for the|of the|landing'?s?|bathroom'?s?)\b|\bhow much(?:'?s| is| are| would| will) (?:the|my|our|his|her) /i;
const allPattern = /\b(?:both|all|together|total|altogether|everything|whole|lot)\b/i;
const togetherPattern =
  /\b(?:both|all|together|total|altogether|everything|whole|lot|too|also|as ?well|plus|the (?:two|three|lot)|and (?:the|a|my))\b/i;

/** "Bed 1 stays carpet, only bed 2 laminate", "redo it": a change of one room, after which the whole job is priced. */
export const ofWhole = /\b(?:stays?|staying|still|keep|remains?|redo|re-?do|again|rest)\b/i;

const sentenceEnds = /[.!?]\s+|;/;
const onItsOwn = /\b(?:alone|on (?:its|their|his|her) own|by (?:itself|themselves))\b/i;
const adds = /\b(?:add\w*|includ\w*|put (?:it|that|them) in)\b/i;

/** The rooms to be priced: none where the stairs alone are, those spoken of where they alone are asked about, else all. */
export function chooseRooms(
  { record, message }: Turn,
  { rooms: isNew, move, floors, mentions, wasOfPart }: Observed,
): RoomRecord[] {
  const { rooms } = record;
  const { plain, tokens } = message;
  const [stated, ...others] = message.parsed.slots.rooms;
  if (record.flight && !stated && asksStairsAlone(plain)) return [];
  // "Leave the fitting out for the hall" leaves no room out.
  if (record.ownFitting && sharesWork(plain) && !stated) return [...rooms];
  const spoken = mentions.flatMap((mention) => mention.rooms);
  const meant = rooms.filter((room) => spoken.includes(room));
  const isSome = meant.length > 0 && meant.length < rooms.length;
  const isAlone =
    plain.split(sentenceEnds).some((part) => saysAlone.test(part) && !allPattern.test(part)) &&
    !(floors.named.length > 1 && !floors.isComparison && !onItsOwn.test(plain)) &&
    !(floors.isChanged && ofWhole.test(plain) && !onItsOwn.test(plain));
  const leftOut = mentionsLeftOut(tokens, mentions).flatMap((mention) => mention.rooms);
  const isByFloor =
    record.ownFitting === undefined && mentions.some(({ byFloor }) => byFloor) && move !== 'all';
  const one = isAlone && !isNew && !floors.isChanged ? oneOfAlike(record, plain) : undefined;
  if (one) return [one];
  const isAsked = isAlone || (!floors.isChanged && (move === 'only' || isByFloor));
  if (isSome && isAsked && (!isNew || leftOut.length > 0)) return meant;
  // "Just the bedrooms and landing, landing is 2.5 by 1": one of those that alone count has another size.
  const isStated = ({ name }: RoomRecord) =>
    name !== undefined && message.parsed.slots.rooms.some((room) => room.name === name);
  const some = rooms.filter((room) => meant.includes(room) || isStated(room));
  const isResizedToo = stated !== undefined && some.length > 1 + others.length;
  const areKnown = rooms.length === record.priced.flatMap((job) => job.rooms).length;
  if (some.length < rooms.length && isAlone && isResizedToo && areKnown) return some;
  const part = roomsOfPart(record);
  const isLess = wasOfPart && leftOut.length > 0 && leftOut.every((room) => isPriced(record, room));
  const namesNone = spoken.length === 0 && roomNamesIn(tokens).length === 0;
  const isOfPart = isLess || (floors.isChanged && !isNew && move === 'none' && namesNone);
  if (isOfPart && part.length > 0 && !togetherPattern.test(plain)) return part;
  const isThatRoom =
    /\b(?:that|it|this)\b/i.test(plain) &&
    !togetherPattern.test(plain) &&
    !putsBack.test(plain) &&
    !adds.test(plain) &&
    !ofWhole.test(plain);
  const restated = rooms.find(
    ({ name, lengthMm }) =>
      name !== undefined && name === stated?.name && lengthMm === stated.lengthMm,
  );
  // A room that is new is added to those priced.
  const wasPriced = record.priced.some((job) =>
    job.rooms.some(({ name }) => name === restated?.name),
  );
  if (restated && others.length === 0 && isThatRoom && wasPriced) return [restated];
  const isForSome = isSome && !isNew && !floors.isChanged && subsetPattern.test(plain);
  return isForSome && !allPattern.test(plain) ? meant : [...rooms];
}
