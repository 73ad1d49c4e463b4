import type { Facts } from './evidence.ts';
import type { Claim } from './figures.ts';
import { findNames } from './names.ts';
import { allStems, contentStems, floorsOf, stemsOfCustomer } from './statements.ts';

const isNegative =
  /\b(?:no|not|none|without|never|nothing|neither|nor|hardly)\b|n['’]t\b|\btoo \w+ (?:for|to)\b/i;
/** What a clause recommends something for: "ideal for stairs". */
const ofUse =
  /\b(?:suits?|suited|suitable|ideal|good|fine|perfect|great|right|best|works?|made|okay?|copes?|stands? up)\b(?: \w+)? (?:for|on|in|over|with|to)\b((?: [\p{L}'’-]+){1,4})/giu;
/** So many words in common make a clause of the evidence speak of the same. */
const minShared = 2;

/** Whether the evidence says the opposite: "suits cats" where it says "not with cats". */
export function isContradicted(clause: string, { clauses }: Facts): boolean {
  const isOpposed = (words: readonly string[]) => {
    const same = clauses.filter(({ stems }) => words.every((word) => stems.has(word)));
    return (
      same.length > 0 && same.every(({ text }) => isNegative.test(text) !== isNegative.test(clause))
    );
  };
  const words = [...contentStems(clause), ...floorsOf(clause)];
  const uses = [...clause.matchAll(ofUse)].flatMap(([, use = '']) => contentStems(use));
  return (words.length >= minShared && isOpposed(words)) || uses.some((use) => isOpposed([use]));
}

/** The words of services and qualities that no evidence has, save what the clause calls the customer's. */
export function findUnknown(clause: string, { stems, customers }: Facts): Claim[] {
  const words = contentStems(clause);
  // "Thanks, Kev."
  const isAddress = words.length === 1 && /^\W*\p{Lu}\p{L}+\W*$/u.test(clause.trim());
  if (isAddress && words.every((word) => customers.has(word))) return [];
  const ofCustomer = new Set(stemsOfCustomer(clause).filter((stem) => customers.has(stem)));
  return words
    .filter((word) => !stems.has(word) && !ofCustomer.has(word))
    .map((value) => ({ kind: 'word', value }));
}

/** People, places and makes that neither the evidence nor the customer names. */
export const findStrangers = (sentence: string, { known }: Facts): Claim[] =>
  findNames(sentence)
    .filter((name) => allStems(name).some((stem) => !known.has(stem)))
    .map((value) => ({ kind: 'name', value }));
