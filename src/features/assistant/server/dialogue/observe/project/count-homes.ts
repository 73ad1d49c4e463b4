import type { ConversationRecord } from '../../../conversation/record.ts';
import { unitOf } from '../../../nlu/text/spoken-numbers.ts';

const homes =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(?:(?!bed)\w+\s+)?(flat|apartment|house|home|bungalow|cottage|propertie|unit)s\b/i;
/** "Price for one flat": the others are not to be priced. */
const onlyOne =
  /\b(?:one|1|a single|just the one)\s+(?:flat|apartment|house|home|bungalow|cottage|property|unit)\b/i;
const ofAll = /\b(?:all|altogether|every|total for (?:the|\d|two|three|four|five|six))\b/i;
const maxHomes = 20;

/** Notes how many homes with the same rooms are spoken of. */
export function observeHomes(record: ConversationRecord, text: string) {
  if (onlyOne.test(text) && !ofAll.test(text)) {
    delete record.homes;
    return;
  }
  const [, word = '', noun = ''] = homes.exec(text) ?? [];
  const count = /^\d/.test(word) ? Number(word) : (unitOf.get(word.toLowerCase()) ?? 0);
  if (count < 2 || count > maxHomes) return;
  const isEach = /\b(?:each|every|same|identical|alike|per|all have)\b/i.test(text);
  record.homes = { count, name: noun.toLowerCase().replace(/ie$/, 'y'), ...(isEach && { isEach }) };
}

/** The homes that each have all rooms of the record; none where their rooms are listed one by one. */
export function homesAlike({ homes, rooms }: ConversationRecord) {
  const sizes = new Set(rooms.map(({ lengthMm, widthMm }) => `${lengthMm} ${widthMm}`));
  // "Flat A is …, B is …, C is …": as many rooms as homes.
  const areListed = rooms.length === homes?.count && !homes.isEach;
  return homes && sizes.size > 1 && !areListed ? homes : undefined;
}
