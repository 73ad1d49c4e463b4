import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
} from '../../../conversation/record.ts';

const denied =
  /\b(?:not|instead of|rather than|no longer|don'?t want(?: the)?|forget the)\s+(?:the\s+|a\s+)?(?:carpet|vinyl|laminate|lvt|lino|herringbone|plank|tile|twist|saxony|velvet|loop|chequer|slate|oak|walnut|limestone)s?\b/gi;

/** "Slate instead of silver birch": whatever is named last, to the end of the clause. */
const replaced =
  /\b(?:instead of|rather than)\s+(?:the\s+|that\s+|a\s+)?\w+(?:\s\w+)?(?=\s*(?:$|[.,;?!]))/gi;

/** What lies there now is no floor that is wanted: "does that include taking up the old carpet". */
const existing =
  /\b(?:old|existing|current|worn(?: out)?|manky|tatty)\s+(?:\w+\s)?(?:carpet|vinyl|laminate|lvt|lino)s?\b/gi;

/** A message without the floors that it rules out, "laminate, not vinyl", and without the one that is there. */
export function withoutDenied(text: string): string {
  const rest = text.replace(denied, ' ').replace(replaced, ' ').replace(existing, ' old floor ');
  return rest.trim() === '' ? text : rest;
}

const replaces =
  /\b(?:instead|swap\w*|switch\w*|change\w*|replace\w*|gone off|go off|rather|not|no longer|scrap)\b/i;

/** "We've gone off laminate, put LVT down instead": of two floors, the one that was chosen before makes way. */
export function withoutReplaced(
  { floor, rooms, floorsWanted }: ConversationRecord,
  floors: readonly FloorChoice[],
  text: string,
): FloorChoice[] {
  const isOpen = rooms.length === 0 && floorsWanted === undefined && floor !== undefined;
  const others = floors.filter((one) => !floor || !isSameFloor(one, floor));
  const isReplaced = isOpen && floors.length === 2 && others.length === 1 && replaces.test(text);
  return isReplaced ? others : [...floors];
}
