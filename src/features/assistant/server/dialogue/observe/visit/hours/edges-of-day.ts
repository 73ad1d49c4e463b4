import type { SlotName } from '../../../../conversation/visit-wishes.ts';
import { allSlots } from '../../visit-times.ts';

/** "Evenings are no good", "not evenings": nobody comes then anyway. */
export const noEvening =
  /\b(?:not|no|never|can'?t do|don'?t do)\s+(?:in the |the |any )?evenings?\b|\bevenings?\s+(?:are |is )?(?:no good|no use|out\b|not \w+|won'?t work|don'?t (?:work|suit))/gi;

const notAtEdge =
  /\b(?:not|but|except|bar|apart from|other than|avoid|never)\s+(?:for |the |at )*(?:very |too )?(first|early|late|last)(?: thing| slot| one)?\b(?! (?:week|month|year|as|in|on|next)\b)/i;

/** "Any time but first thing", "not too late": the parts of the day without its first or last time. */
export function withoutEdge(text: string, parts: readonly SlotName[]): SlotName[] | undefined {
  const edge = notAtEdge.exec(text)?.[1];
  if (!edge) return undefined;
  const out = allSlots().at(/^la/i.test(edge) ? -1 : 0);
  return (parts.length > 0 ? parts : allSlots()).filter((slot) => slot !== out);
}

/** "Good morning", "Evening, …": names no time. */
export const greeting =
  /^\W*(?:(?:hi|hello|hey|hiya)[\s,]+)?(?:good\s+|gd\s+)?(?:morning|afternoon|evening)\b(?!\s+(?:is|would|please|suits|works|if|on|best|only|or|and)\b)(?![\s,]+(?:and|or|but|not|before|after|as|so|because)\b)[\s,!.]*(?=[\p{L}\d])/iu;
