import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
} from '../../../conversation/record.ts';
import type { Catalogue } from '../../products/choose-floor.ts';
import { withoutTurnedDown } from '../../products/turned-down/read-turned-down.ts';

/** "Not the living room in navy" */
const deniedThere =
  /\b(not (?:the |my |our )?(?:\w+ ?room|lounge|kitchen|hall(?:way)?|landing|study|bed \d)) in (?:the )?(?:\w+)\b/gi;

/** "Slate instead of silver birch": whatever is named last, to the end of the clause. */
const replaced =
  /\b(?:instead of|rather than)\s+(?:the\s+|that\s+|a\s+)?\w+(?:\s\w+)?(?=\s*(?:$|[.,;?!]))/gi;

const kind = '(?:carpet(?:ing)?|vinyl|laminate|lvt|lino|floor(?:ing|boards)?|underlay)s?';
/** "Do you take the old lino up?": what is there already is no floor to buy. */
const there = new RegExp(
  [
    String.raw`\b(?:old|existing|current|original|worn(?: out)?|manky|tatty|horrible|threadbare|previous)[ -](?:\w+ )?${kind}\b(?! (?:instead|again))`,
    String.raw`\b(?:tak(?:e|es|ing)|rip(?:s|ped|ping)?|pull(?:s|ed|ing)?|lift(?:s|ed|ing)?|get(?:s|ting)?|tear(?:ing)?|com(?:e|es|ing)) (?:up |out )?(?:the |my |our |that |this )?${kind}(?: (?:up|out|away|off))\b`,
    String.raw`(?<!\b(?:if|suppose|say) )\b(?:i|we|they|she|he)(?:['’]?d)? (?:had|used to have|got rid of|took up|ripped up|pulled up|lifted)(?: (?:a|an|the|some|old|cheap|nasty|horrible|just|only))* ${kind}\b(?! (?:priced|quoted|in mind|measured))(?![^.?!]{0,15}\binstead\b)`,
    String.raw`\b(?:have|has|got|the) ${kind}(?: (?:in|on)(?: \w+){1,4}?)? (?:(?:that'?s|which is|thats|is) )?(?:stay(?:s|ing)?|left|staying) (?:down|there|put)\b`,
    String.raw`\b(?:there|it) (?:was|were|used to be)(?: (?:a|an|just|only|old|all))* ${kind}\b`,
    String.raw`\b(?:meets?|meeting|join(?:s|ing)? (?:on |up )?(?:to|with)|joins|butts? up (?:to|against)|next to|runs? (?:in|up )to) (?:the |my |our |that )?(?:\w+ ){0,2}?${kind}\b`,
    String.raw`\b(?:uplift(?:ed|ing)?|remov(?:e|al of|ing)|dispos(?:e|al|ing) of|get(?:ting)? rid of|fell on|slipped on|tripped on) (?:the |my |our |that |this |any )?${kind}\b`,
  ].join('|'),
  'gi',
);

/** A message without the floors that it rules out, "laminate, not vinyl", and those that are there already. */
export function withoutDenied(text: string, catalogue: Catalogue): string {
  const rest = withoutTurnedDown(text, catalogue)
    .replace(deniedThere, '$1')
    .replace(replaced, ' ')
    .replace(there, ' ');
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
