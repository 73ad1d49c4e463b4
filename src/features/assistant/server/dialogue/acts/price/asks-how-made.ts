import { chargeOf } from '../../../conversation/job/estimate-fact.ts';
import type { PricedJob } from '../../../conversation/job/job.ts';
import { areAlternatives } from '../../../conversation/job/open-choice.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';

/** "Why is it 190 of vinyl", "how do you get 405", "12 x 11.61 is 139": a sum is doubted or worked out again. */
const doubts =
  /\b(?:why|how come)\b|\bhow(?:'?s| is| are| was)? (?:it|that|this|the \w+)\b|\bhow (?:do|did|have|has|can|could|are|were)\b[^.?!]{0,12}\b(?:you|u|ya|it|that|they)\b[^.?!]{0,12}\b(?:get|got|work\w*|arriv\w*|come|came|make|made|reach|calculat\w*|be)\b|\bwhere (?:does|did|do|is|are)\b[^.?!]{0,30}\bcom(?:e|es|ing) from\b|\bexplain\b|\b(?:doesn'?t|does not|don'?t|dont|doesnt|not) (?:add up|make sense|tally|seem right|look right)\b|\b(?:don'?t|dont|do not|can'?t|cant) (?:understand|get|see|follow)\b|\bmaths?\b|\b(?:isn'?t|not|that'?s|thats|can'?t be|cant be) (?:right|wrong|correct)\b|\bshould(?:n'?t)? (?:it|that) (?:only |just )?be\b|\bcomes? to\b|\b(?:is|makes?|gives?|=|equals?)\s*(?:only |just |about )?£?\d/i;
/** "It at £11.61": an area and a price per m² that the customer multiplies. */
export const multiplies = /\bat £\d+(?:\.\d\d)?\b|\d\s*(?:m2|m²|m)?\s*(?:x|×|\*|times)\s*£?\d/i;
const asksAmount = /\bhow (?:many|much)\b[^.?!]{0,20}\b(?:met(?:re|er)s?|m2|m²|sqm|sq|square)\b/i;
const ofMaterial =
  /\b(?:vinyl|carpet|laminate|lvt|lino|boards?|planks?|flooring|material|stuff)\b|\b(?:buy\w*|pay\w*|charg\w*|need\w*|order\w*|roll|cut)\b|\bin (?:that|the|it)\b/i;
const asksBought =
  /\bhow much (?:\w+ )?(?:vinyl|carpet|laminate|lvt|lino|boards?|flooring|material)\b[^.?!]{0,20}\b(?:buy\w*|pay\w*|get\w*|order\w*|charg\w*|cut)\b/i;
export const asksMaterial = (text: string): boolean =>
  (asksAmount.test(text) && ofMaterial.test(text)) || asksBought.test(text);
/** "169 for the boards?" */
const wondersAtPart =
  /\d (?:just |only )?(?:for|of|on) (?:the |that |some )?(?:vinyl|carpet|laminate|lvt|lino|boards?|planks?|flooring|material)\w*\W*\?/i;

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.])\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([figure]) =>
    Number(figure.replaceAll(',', '')),
  );
const isSaid = (sum: number, said: readonly number[]) =>
  sum > 0 && said.some((one) => one === sum || one === Math.floor(sum) || one === Math.round(sum));
const rateOf = ({ estimate }: PricedJob) => chargeOf(estimate, 'floor')?.unitPrice ?? 0;

/** What a figure of a text is of a priced job. */
function figureIn(job: PricedJob, text: string): 'materials' | 'total' | 'rate' | undefined {
  const said = numbersIn(text);
  const { materials, total } = job.estimate.breakdown;
  // Of a floor that is sold fitted the whole price is that of the floor.
  if (materials !== total && isSaid(materials, said)) return 'materials';
  if (
    isSaid(
      rateOf(job),
      said.filter((one) => !Number.isInteger(one)),
    )
  )
    return 'rate';
  return isSaid(total, said) ? 'total' : undefined;
}

const maxBare = 6;
/** "Doesn't add up", "they're 12.75 a m²", beside what it is that does not. */
export function isDoubtBeside(record: ConversationRecord, whole: string, text: string): boolean {
  const job = jobDoubted(record, whole);
  const isShort = text.trim().split(/\s+/).length <= maxBare;
  return job !== undefined && ((isShort && doubts.test(text)) || figureIn(job, text) !== undefined);
}

/** The job of which a text doubts the sum of its floor, or asks how much of it there is. */
export function jobDoubted(record: ConversationRecord, text: string): PricedJob | undefined {
  const { priced, pricedBefore } = record;
  const isAmount = asksMaterial(text);
  if (
    priced.length === 0 ||
    record.draft ||
    !(isAmount || doubts.test(text) || multiplies.test(text) || wondersAtPart.test(text))
  )
    return undefined;
  const known = [...priced, ...pricedBefore];
  const named =
    known.find((job) => figureIn(job, text) === 'materials') ??
    known.find((job) => figureIn(job, text) === 'rate');
  if (named) return named;
  const [first, ...others] = priced;
  const isOne = others.length === 0 || areAlternatives(priced);
  return isAmount && isOne ? first : undefined;
}

const namesParts =
  'carpet|vinyl|laminate|lvt|floor(?:ing)?|materials?|underlay|gripper|fitting|labour|laying|fit';
/** "What's the 490 made up of?", "how much is carpet and how much fitting", "what am I paying for". */
const ofParts = new RegExp(
  [
    String.raw`\bmade up (?:of|from)\b`,
    String.raw`\bwhat(?:'?s| is| does| do)?\b[^.?!]{0,20}\b(?:makes?|making) (?:it |that |this )?up\b`,
    String.raw`\bhow much\b[^.?!]{0,12}\b(?:${namesParts})\b[^.?!]{0,12}(?:\bhow much\b|\band\b|,)[^.?!]{0,15}\b(?:${namesParts})\b`,
    String.raw`\bwhat (?:exactly )?(?:am i|are we|would i be|do i|do we) (?:actually |really )?(?:paying|pay)(?: for)?\b`,
    String.raw`\bbreak ?down\b|\bbreak (?:it|that|this) (?:all )?down\b|\bitemi[sz]e\w*`,
    String.raw`\b(?:where|how) (?:does|do|did)\b[^.?!]{0,20}\b(?:£ ?)?\d{3}[^.?!]{0,15}\bcome (?:from|to)\b`,
    String.raw`\bhow (?:do|did|have|are) you (?:\w+ )?(?:get|got|getting|work\w* out|arriv\w* at|com(?:e|ing) (?:up with|to))\b`,
  ].join('|'),
  'i',
);
const isOfFibre = /\b(?:fibre|fiber|wool|nylon|polyprop\w*|synthetic|backing|layers?)\b/i;

/** A clause that is a part of such a question: "what it's made of", "how much fitting". */
const ofPart = new RegExp(
  String.raw`\bmade (?:up )?(?:of|from)\b|\bhow much\b|^\W*(?:and |or )?(?:the )?(?:${namesParts})\b`,
  'i',
);
export const isPartOfParts = (record: ConversationRecord, whole: string, text: string): boolean =>
  asksParts(record, whole) && (ofPart.test(text) || asksParts(record, text));

/** Whether it is asked what a price is made of; not of what a floor is. */
export function asksParts(record: ConversationRecord, text: string): boolean {
  if (record.priced.length === 0 || record.draft || isOfFibre.test(text)) return false;
  return ofParts.test(text);
}
