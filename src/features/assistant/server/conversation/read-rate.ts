const square = String.raw`(?:sq(?:uare|\.)? ?)?(?:m(?:et(?:re|er)s?)?(?: ?(?:2|²|sq(?:uared?)?))?|yards?|yd)|m²|sqm`;
const rate = String.raw`£?\s?(\d{1,2}(?:\.\d{1,2})?)\s?(?:quid |pounds? )?(?:a|per|each|the|by the|/)\s?(?:${square})\b`;
const ofRate = new RegExp(rate, 'i');
const everyRate = new RegExp(rate, 'gi');
const limits =
  /\b(?:under|below|less than|up to|upto|max(?:imum)?|no more than|not (?:over|above|more than)|within|cheaper than|budget|limit|spend|stretch to|go to|tops)\b/i;
/** "The £15 is my budget per square metre" */
const budgetPerMetre = new RegExp(
  String.raw`£?\s?\b(\d{1,2}(?:\.\d{1,2})?)\b[^.?!\d]{0,25}\bbudget\b[^.?!\d]{0,12}\b(?:a|per|each)\s(?:${square})(?![a-z])|\bbudget\b[^.?!\d]{0,12}\b(?:a|per|each)\s(?:${square})(?![a-z])[^.?!\d]{0,8}£?\s?(\d{1,2}(?:\.\d{1,2})?)`,
  'i',
);

/** What a floor may cost per square metre, in pounds, as a text limits it: "under 15 quid a metre". */
export function readMaxRate(text: string): number | undefined {
  const budget = budgetPerMetre.exec(text);
  const found =
    budget?.[1] ?? budget?.[2] ?? (limits.test(text) ? ofRate.exec(text)?.[1] : undefined);
  return found === undefined ? undefined : Number(found);
}

/** A price per square metre that a text tells, in pounds. */
export function readRate(text: string): number | undefined {
  const found = ofRate.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** A text without its prices per square metre, none of which is the sum of a job. */
export const withoutRates = (text: string): string =>
  budgetPerMetre.test(text) ? text.replace(budgetPerMetre, ' ') : text.replace(everyRate, ' ');
