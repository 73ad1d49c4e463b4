import { capitalise } from '../../../../conversation/describe-record.ts';

const asksIn =
  /\bincl\w*|\binc\b|\b(?:in|part of) (?:that|it|this|there|the (?:price|cost|figure|quote|total|sum|estimate|£?\d[\d.,]*))\b|\bcover(?:s|ed)?\b|\bfree\b|\bthrown in\b|\bcomes? with\b|\bwith (?:that|it|this|taking|moving|trimming|the)\b|\b(?:is|was) (?:that|it|this) with\b/i;
const asksOut =
  /\bextra\b|\bon top\b|\badditional\w*|\bseparate(?:ly)?\b|\bmore to pay\b|\bcharged? (?:for|extra|more)\b|\bpay (?:more|extra|for)\b|\bplus\b/i;
const asksWhether = /\b(?:do|does|will|would|can|could|is|are|was|so)\b/i;
/** "Do you move furniture?" */
const asksIfDone =
  /\b(?:do|will|would|can|could) (?:you|u|ya|they|your (?:fitters|lads|men|team|people))\b/i;

/**
 * The yes or no to whether some work is in a price that has it not.
 * @param work "moving furniture"
 * @param offer what we do about it: "we move furniture"
 */
export function openingOfExtra(text: string, work: string, offer: string): string {
  const [isIn, isOut] = [asksIn.test(text), asksOut.test(text)];
  const isYesNo = asksWhether.test(text) || text.trim().endsWith('?');
  if (isOut && asksIfDone.test(text)) return `${capitalise(offer)} if you ask, but it’s extra`;
  if (isIn && isOut) return `${capitalise(work)} is extra, not in that price`;
  if (isOut && isYesNo) return `Yes, ${work} is extra`;
  if (isIn && isYesNo) return `No, ${work} isn’t in that price`;
  const opening = `${offer} if you ask. It isn’t in that price`;
  return asksIfDone.test(text) ? `Yes, ${opening}` : capitalise(opening);
}
