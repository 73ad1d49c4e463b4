import type { RoomRecord } from '../../conversation/record.ts';
import { isRoomName, roomsNamedBy } from '../../nlu/room-sizes/room-names.ts';
import { readCount } from '../../nlu/text/spoken-numbers.ts';
import type { Unread } from './unread.ts';

const number = '\\d|two|three|four|five|six|seven|eight|nine|both|pair of|couple of';
const counts = new RegExp(
  String.raw`\b(?<!one of (?:the |my |our )?)(?<!(?:bedroom|bed|room|x|by) )(${number})\s((?:(?:the|my|our|these|those|of|identical|more|other|small|big|spare|double|single|large|empty|kids'?|children'?s|upstairs|downstairs|matching|further|extra|(?!(?:and|x|by|to|or|n)\s)\w+(?=\s\w*rooms\b))\s){0,3})(them|\w*rooms|beds|halls|landings|offices|lounges|kitchens|ones)\b`,
  'gi',
);
/** One more room like one that has a size. */
const twins =
  /\b(?:another|a second|one more|the other)\b(?:\s\w+){0,3}\s(?:the same|identical|same size)\b|\bthe pair of them\b|\d\s?(?:m|met(?:re|er)s?|ft|feet)?\stwice\b(?! (?:a|as|the)\b)|(?<!\b(?:sa(?:id|ys?|ying)|told|tell(?:ing)?|ask(?:ed|ing)|answer\w*|repeat\w*)\b[^.?!]{0,20})\bsame (?:size )?again\b/i;
/** "There are four: …" */
const saidApart = new RegExp(
  String.raw`\bthere(?:'?s| are| is) (${number})(?: (?:of them|in all|altogether))?(?=\s*(?:$|[:,.]))`,
  'i',
);
const countOf = (word: string) => {
  const plain = word.toLowerCase();
  return /^(?:both|pair|couple)/.test(plain) ? 2 : (readCount(plain) ?? 1);
};

/** A number of rooms that is larger than that of the rooms priced. */
export function findUnreadCount(text: string, rooms: readonly RoomRecord[]): Unread[] {
  for (const [words, said = '', , noun = ''] of text.matchAll(counts)) {
    const count = countOf(said);
    const found = countRooms(noun.toLowerCase(), rooms);
    if (found > 0 && count > found) return [{ kind: 'count', count, words, found }];
  }
  const apart = saidApart.exec(text);
  const all = countOf(apart?.[1] ?? '');
  if (apart && all > rooms.length)
    return [{ kind: 'count', count: all, words: apart[0], found: rooms.length }];
  const twin = twins.exec(text)?.[0];
  return twin && rooms.length === 1 ? [{ kind: 'count', count: 2, words: twin, found: 1 }] : [];
}

/** How many of the rooms a plural may mean: those of its kind, and those that are called otherwise only by chance. */
function countRooms(noun: string, rooms: readonly RoomRecord[]): number {
  if (!isRoomName(noun)) return rooms.length;
  const named = roomsNamedBy(rooms, [noun]);
  return rooms.filter((room) => named.includes(room) || !ofOtherUse.test(room.name ?? '')).length;
}

const ofOtherUse =
  /\b(?:lounge|kitchen|hall(?:way)?|landing|bathroom|dining|diner|living|sitting|study|conservatory|utility|porch|office|toilet|loo|garage|bed ?room)\b/i;
