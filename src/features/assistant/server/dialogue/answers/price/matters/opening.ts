import { capitalise } from '../../../../conversation/describe-record.ts';

const asksIn =
  /\bincl\w*|\binc\b|\b(?:in|part of) (?:that|it|this|there|the (?:price|cost|figure|quote|total|sum|estimate|£?\d[\d.,]*))\b|\bcover(?:s|ed)?\b|\bfree\b|\bthrown in\b|\bcomes? with\b|\bwith (?:that|it|this|taking|moving|trimming|the)\b|\b(?:is|was) (?:that|it|this) with\b/i;
const asksOut =
  /\bextra\b|\bon top\b|\badditional\w*|\bseparate(?:ly)?\b|\bmore to pay\b|\bcharged? (?:for|extra|more)\b|\bpay (?:more|extra|for)\b|\bplus\b/i;
const asksWhether = /\b(?:do|does|will|would|can|could|is|are|was|so)\b/i;
/** "Do you move furniture?" */
const asksIfDone =
  /\b(?:do|will|would|can|could) (?:you|u|ya|they|your (?:fitters|lads|men|team|people))\b/i;

/** Some work: "moving furniture", "we move furniture", and the same of what was just named: "we move it". */
type Work = { work: string; offer: string; short: string };

/** The yes or no to whether some work is in a price that has it not. */
export function openingOfExtra(text: string, { work, offer, short }: Work): string {
  const [isIn, isOut] = [asksIn.test(text), asksOut.test(text)];
  const isYesNo = asksWhether.test(text) || text.trim().endsWith('?');
  if (isOut && asksIfDone.test(text)) return `${capitalise(offer)} if you ask, but it’s extra`;
  if (isIn && isOut) return `${capitalise(work)} is extra, not in that price`;
  if (isOut && isYesNo) return `Yes, ${work} is extra`;
  if (isIn && isYesNo) return `No, ${work} isn’t in that price, but ${short} if you ask`;
  const opening = `${offer} if you ask. It isn’t in that price`;
  return asksIfDone.test(text) ? `Yes, ${opening}` : capitalise(opening);
}
