import type { StatedRoom } from '../parsed-message.ts';
import { type Token, textOf } from '../text/tokenize.ts';

const counted =
  /\b(?:[2-6]|two|three|four|five|six) (?:\w+ )?((?:bed ?room|bed|box ?room|room|office|hall|landing)s)\b/i;
const inOrder =
  /\b(?:1 ?st|first|one|2 ?nd|second|3 ?rd|third|4 ?th|fourth|the other|other|another|bigger|smaller|larger|big|small|little|main)(?: one| room| bed ?room| bed)?(?: is| are| was| s)?(?: about| around| roughly| maybe)?$/i;
const before = 6;

type Placed = { from: number; end: number };

/**
 * "2 bedrooms and the landing, 1st is 3.5 by 3 and the other 2.8 x 2.4": sizes that are told by their order are those
 * of the rooms that were counted, whatever is named between.
 */
export function nameByOrder(
  tokens: readonly Token[],
  rooms: readonly Placed[],
  named: StatedRoom[],
): StatedRoom[] {
  const start = rooms[0]?.from ?? 0;
  const name = counted
    .exec(textOf(tokens, 0, start))?.[1]
    ?.replace(/s$/, '')
    .replace(' ', '');
  if (!name || named.length !== rooms.length) return named;
  const ordered = named.filter((_, at) => {
    const { from } = rooms[at] as Placed;
    const since = Math.max(rooms[at - 1]?.end ?? 0, from - before);
    return inOrder.test(textOf(tokens, since, from).trim());
  });
  if (ordered.length < 2) return named;
  return named.map((room) => {
    const place = ordered.indexOf(room);
    return place < 0 ? room : { ...room, name: `${name} ${place + 1}` };
  });
}
