import { countRooms, hasCount, readBareCount, statesCount } from './count-rooms.ts';

/** The booking form's project size for a number of rooms. */
export const projectSizeOf = (rooms: number) =>
  rooms <= 2 ? 'small' : rooms <= 5 ? 'medium' : 'large';

/** The project size that a text tells; "the whole place has old lino" says what is there already. */
export function readProjectSize(
  text: string,
  isAsked: boolean,
  isVisit: boolean,
  isOpen: boolean,
  homes: number,
): 'small' | 'medium' | 'large' | undefined {
  if (
    !hasCount(text) &&
    /\b(?:whole|entire|all of the|full) (?:house|home|flat|place|property|upstairs|bungalow)\b(?! (?:has|had|have|smells?|came with|(?:is|was) (?:\w+ )?(?:covered|full|damp|cold|noisy|a mess|a tip))\b)|\bthroughout\b|\ball rooms\b/i.test(
      text,
    )
  )
    return 'large';
  if (
    /\b(?:just|only|single) (?:a |the |one )?(?:room|lounge|bedroom|kitchen|hall|bathroom)\b|\bthe one room\b/i.test(
      text,
    )
  )
    return 'small';
  const each = /\beach\b/i.test(text) ? homes : 1;
  const rooms =
    isAsked || isVisit || (isOpen ? hasCount(text) : statesCount(text))
      ? countRooms(text) * each
      : 0;
  if (rooms > 0) return projectSizeOf(rooms);
  if (!isAsked) return undefined;
  const bare = readBareCount(text);
  if (bare > 0) return projectSizeOf(bare);
  return /\bsmall\b/i.test(text)
    ? 'small'
    : /\bmedium\b/i.test(text)
      ? 'medium'
      : /\blarge\b/i.test(text)
        ? 'large'
        : undefined;
}
