import {
  type ConversationRecord,
  consider,
  type FloorChoice,
  type RoomRecord,
} from '../../../conversation/record.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { type Catalogue, choiceOf, fittedPrice } from '../../products/choose-floor.ts';
import { isFitFor } from '../../products/suits-rooms.ts';
import { isContract, spec } from '../../topics/rate-floors.ts';
import { roomsBeside } from '../rooms/meant/rooms-meant.ts';

const stuff = '(?:stuff|one|carpet|loop|thing)';
/** "Not that thin stuff in the lounge, something softer" */
const wishes = new RegExp(
  String.raw`\bnot\b[^.?!]{0,20}\b${stuff}\b[^.?!]{0,40}\b(?:softer|thicker|plusher|comfier|cosier|warmer|nicer)\b|\b(?:something|anything|a|one) (?:bit |little )?(?:softer|thicker|plusher|comfier|cosier|warmer|nicer)\b[^.?!]{0,30}\b(?:in|for) (?:the|my|our)\b`,
  'i',
);
const pileOf = (text: string) => Number.parseFloat(text) || 0;

/**
 * Gives rooms of a carpet that is too thin for them the cheapest one with a deeper pile.
 * @returns the rooms that got it
 */
export function giveSofter(
  record: ConversationRecord,
  plain: string,
  { products, prices }: Catalogue,
): RoomRecord[] {
  const sentence = plain.split(/(?<=[.!?])\s+|\n/).find((one) => wishes.test(one));
  if (sentence === undefined) return [];
  const said = wishes.exec(sentence)?.[0] ?? '';
  const around = sentence.slice(0, sentence.indexOf(said) + said.length + 20);
  const meant = roomsBeside(record, { plain: around, tokens: readTokens(tidyText(around)) });
  const [first] = meant;
  const known = (choice: FloorChoice | undefined) =>
    products.find(({ slug }) => slug === choice?.slug);
  const current = known(first?.floor ?? record.floor);
  if (!first || current?.category !== 'carpet') return [];
  const cost = (one: (typeof products)[number]) => fittedPrice(one, prices);
  const [softer] = products
    .filter(
      (one) =>
        one.category === 'carpet' &&
        one.stock === 'instock' &&
        !isContract(one) &&
        pileOf(spec(one, 'Pile height')) > pileOf(spec(current, 'Pile height')) &&
        isFitFor(one, { rooms: meant }, record.wishes),
    )
    .toSorted((one, other) => cost(one) - cost(other));
  if (!softer) return [];
  for (const room of meant) room.floor = choiceOf(softer);
  consider(record, choiceOf(softer));
  return meant;
}
