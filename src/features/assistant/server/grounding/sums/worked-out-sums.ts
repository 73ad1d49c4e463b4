import { unitOf } from '../../nlu/text/spoken-numbers.ts';
import { isShareOfPart, isSumOfParts } from '../check-labels.ts';
import { type Facts, isRounded } from '../evidence.ts';
import { type Claim, findFigures } from '../figures.ts';
import { clausesOf } from '../statements.ts';

/** "Your £800", "how far £600 goes": the customer's own money, of which nothing is said. */
const ofOwnSum =
  /\b(?:your|how far|a budget of|you (?:said|mentioned|told me|have)|you(?: were|['’]ve been) quoted)(?: (?:your|budget|of|about|around|the|a))*\s+£?(\d[\d,]*(?:\.\d+)?)/i;
const isAgreement =
  /\b(?:right|correct|fine|enough|plenty|cover\w*|okay?|match|happy|agree\w*|confirm\w*|deal|accept\w*|(?:do|fit|lay|supply|have) (?:it|your|the|that|both|all)|should|will|is|per|an?(?= m))\b/i;

/** Whether a sum is only the customer's own, restated. */
export function isOwnSum(
  claim: Claim,
  sentence: string,
  { customersSums, isTold }: Facts,
): boolean {
  const [, said] = ofOwnSum.exec(sentence) ?? [];
  const isDearer = findFigures(sentence).some(
    (sum) => sum.kind === 'money' && isTold(sum) && Number(sum.value) > Number(claim.value),
  );
  if (isDearer && /\b(?:inside|within|under|below|less)\b/i.test(sentence)) return false;
  return (
    claim.kind === 'money' &&
    said?.replaceAll(',', '') === claim.value &&
    customersSums.has(claim.value) &&
    !isAgreement.test(clausesOf(sentence).find((clause) => clause.includes(said)) ?? sentence)
  );
}

const hedgedSum = /\b(?:about|around|roughly|approximately|some)\s+£\d/i;

/** "About £258 for the boards, £45 for underlay": the hedge goes on through the list. */
export function writeHedges(sentence: string): string {
  const at = hedgedSum.exec(sentence)?.index;
  return at === undefined
    ? sentence
    : sentence.slice(0, at) +
        sentence.slice(at).replace(/(?<=, |\band |\bplus )£(?=[\d,]+(?!\S*\.\d))/gi, 'about £');
}

/** A sum that is the difference of two others. */
export const ofDifference =
  /\b(?:sav(?:e|es|ed|ing)|cheaper|dearer|more|less|difference|extra|off|down|reduction|apart|keep)\b/i;
const soMany = /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;
const eachOf = new Set(['piece', 'room', 'door', 'tub']);

/**
 * Whether a sum follows from sums of the evidence that the answer tells: their difference, so many of one that is the
 * price of each, or the parts of a price that the sentence names.
 */
export function isWorkedOut(claim: Claim, sentence: string, facts: Facts): boolean {
  if (isShareOfPart(claim, sentence, facts.labels)) return true;
  if (claim.kind !== 'money') return false;
  if (isSumOfParts(claim, sentence, facts.labels)) return true;
  const told = findFigures(facts.answer).filter(
    (sum) => sum.kind === 'money' && !sum.hedge && facts.isTold(sum),
  );
  const is = (pounds: number) => {
    const exact = Math.round(100 * pounds) / 100;
    return Number(claim.value) === exact || isRounded(claim, [exact]);
  };
  const pounds = told.map(({ value }) => Number(value));
  if (
    ofDifference.test(sentence) &&
    pounds.some((one) => pounds.some((other) => one > other && is(one - other)))
  )
    return true;
  // "£409.13 and £363.84, so £772.97 for the two."
  const here = findFigures(sentence)
    .filter((sum) => sum.kind === 'money' && facts.isTold(sum))
    .map(({ value }) => Number(value));
  if (
    here.length > 1 &&
    /\b(?:for (?:the two|both|all)|both|together|altogether|in (?:all|total)|combined)\b/i.test(
      sentence,
    ) &&
    is(here.reduce((all, sum) => all + sum, 0))
  )
    return true;
  // "About £14 over your £1,000": beside the customer's own sum.
  const own = [...facts.customersSums].map(Number);
  const totals = pounds.filter((one) => !own.includes(one));
  if (
    totals.some((total) =>
      own.some(
        (mine) =>
          (/\b(?:over|above|more|short)\b/i.test(sentence) && total > mine && is(total - mine)) ||
          (/\b(?:under|below|less|left|spare|inside|within)\b/i.test(sentence) &&
            total < mine &&
            is(mine - total)),
      ),
    )
  )
    return true;
  const counts = [...facts.answer.replace(/£[\d.,]+/g, ' ').matchAll(soMany)].map(
    ([word]) => unitOf.get(word.toLowerCase()) ?? Number(word),
  );
  const each = facts.sentences.flatMap(findFigures).filter(({ kind }) => kind === 'money');
  return [...told, ...each]
    .filter(({ per }) => per !== undefined && eachOf.has(per))
    .some(({ value }) => counts.some((many) => many > 1 && is(many * Number(value))));
}
