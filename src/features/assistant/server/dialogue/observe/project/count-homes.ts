import type { ConversationRecord } from '../../../conversation/record.ts';
import { readCount } from '../../../nlu/text/spoken-numbers.ts';
import { saysOtherHome } from '../homes/other-home.ts';

const homes =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(?:(?!bed)\w+\s+)?(flat|apartment|house|home|bungalow|cottage|propertie|unit)s\b/i;
/** "Price for one flat": the others are not to be priced. */
const onlyOne =
  /\b(?:one|1|a single|just the one)\s+(?:flat|apartment|house|home|bungalow|cottage|property|unit)\b/i;
/** "That's for one flat then" */
const saysOne =
  /\b(?:that|this|it)(?:'?s| is| was) (?:just |only )?(?:for |per )?(?:the )?(?:one|1)\b/i;
/** "Each one has a lounge 4 by 3 and a hall": said after the number of homes. */
const hasEach =
  /\b(?:each|every)(?: (?:one|flat|house|home|of them))?(?:'?s)? (?:has|have|got|is|with)\b|\b(?:they|all) (?:all |both )?(?:have|got)\b/i;
const ofAll = /\b(?:all|altogether|every|total for (?:the|\d|two|three|four|five|six))\b/i;
const maxHomes = 20;

const counts = '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten';
const home = '(flat|apartment|house|home|bungalow|cottage|propert|unit)(?:s|y|ies)?';
const them =
  '(?:it|that|this|them|those|everything|the (?:price|lot|figure|total|cost|whole thing))';
/** "Double it", "times three", "x3": as often as what was priced. */
const multiplies = new RegExp(
  String.raw`\b(double|twice) ${them}\b|\b(?:times|multiply ${them} by) (${counts})\b|(?<![\d.]\s?)\bx ?(\d)\b(?!\s?(?:[.,]?\d|x|by|m\b|ft|feet))|(?<!\b(?:all|the|any|each|other|which|these|those|my|our|every) )\b(${counts}) of ${them}\b(?! (?:are|is|turn))`,
  'i',
);
/** "For both flats", "the other two flats", "same again for the other one". */
const others = new RegExp(
  String.raw`\b(both)(?: (?:the|my|our|of the))? ${home}\b|\b(?:the|my|our) other (?:(${counts}) )?${home}\b`,
  'i',
);
const alike =
  /\b(?:like (?:that|this|it)|(?:all|are|is|exactly) the same|alike|identical|same again)\b/i;
/** "No, not three times": what was taken for a multiple is none. */
const deniesMultiple =
  /\bnot? (?:\w+ )?(?:(?:\w+ )?times|multiplied|doubled?|trebled?|twice)\b|\b(?:just|only) (?:once|the one)\b/i;
const countOf = (word = '') => readCount(word) ?? 0;

/** These are counted by their steps. */
const ofStairs = /\b(?:stairs?|steps?|staircase|treads?)\b/i;

/** How often what was priced is wanted, and whether of homes: "double it for both flats". */
export function readMultiple(text: string): { count: number; name?: string } | undefined {
  const [, both, ofBoth, otherCount, ofOther] = others.exec(text) ?? [];
  const [, twice, times, cross, several] = multiplies.exec(text) ?? [];
  const stem = (ofBoth ?? ofOther ?? new RegExp(home, 'i').exec(text)?.[1])?.toLowerCase();
  const name = stem === 'propert' ? 'property' : stem;
  const count =
    both || twice
      ? 2
      : ofOther
        ? countOf(otherCount ?? '1') + 1
        : countOf(times ?? cross ?? (ofStairs.test(text) ? undefined : several));
  if (count < 2 || count > maxHomes) return undefined;
  return { count, ...(name && { name }) };
}

/**
 * Notes how many homes with the same rooms are spoken of.
 * @param isAfterPrice whether the message follows a price and states no sizes: it is then for each of the homes
 */
export function observeHomes(record: ConversationRecord, text: string, isAfterPrice = false) {
  const isOne = onlyOne.test(text) && !saysOne.test(text);
  if (isOne && !ofAll.test(text) && !saysOtherHome(text)) {
    delete record.homes;
    return;
  }
  if (record.homes?.isWhole && deniesMultiple.test(text)) {
    delete record.homes;
    return;
  }
  const areListed = record.rooms.some((room) => room.home !== undefined);
  const multiple = isAfterPrice && !areListed ? readMultiple(text) : undefined;
  if (multiple && (multiple.name || !areOfOneSize(record))) {
    const { count, name = record.homes?.name ?? 'lot' } = multiple;
    record.homes = { count, name, isEach: true, isWhole: true };
    return;
  }
  if (record.homes && hasEach.test(text)) record.homes.isEach = true;
  const [, word = '', noun = ''] = homes.exec(text) ?? [];
  const count = countOf(word);
  if (count < 2 || count > maxHomes) return;
  const isEach = /\b(?:each|every|same|identical|alike|per|all have)\b/i.test(text);
  const isOther = saysOtherHome(text) && record.homes?.count === count;
  record.homes = {
    ...(isOther && record.homes),
    count,
    name: noun.toLowerCase().replace(/ie$/, 'y'),
    ...(isEach && { isEach }),
    ...(isAfterPrice && alike.test(text) && { isWhole: true }),
  };
}

const sizesOf = ({ rooms }: ConversationRecord) =>
  new Set(rooms.map(({ lengthMm, widthMm }) => `${lengthMm} ${widthMm}`));
/** Rooms of one size are counted one by one. */
const areOfOneSize = (record: ConversationRecord) => sizesOf(record).size === 1;

/** The homes that each have all rooms of the record; none where their rooms are listed one by one. */
export function homesAlike(record: ConversationRecord) {
  const { homes, rooms } = record;
  // "Flat A is …, B is …, C is …": as many rooms as homes.
  const areListed = rooms.length === homes?.count && !homes.isEach;
  return homes && (homes.isWhole || (sizesOf(record).size > 1 && !areListed)) ? homes : undefined;
}
