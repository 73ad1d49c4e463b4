import { actPatterns } from '../../../conversation/act-patterns.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { isOfEveryDay, isWetPerson, saysNoAlarm } from '../../../conversation/words/no-alarm.ts';

/** The floor has got wet, or shows it. */
const wet =
  /\b(?:swelling|swollen|swelled|soaked|sodden|water ?damaged?|water damage|wet (?:through|under\w*|as well|too)|(?:is|are|it'?s|gone|got) (?:all |still |really |a bit )?(?:wet|damp|soaking)|water (?:is |has )?(?:got |gone )?(?:under|beneath|underneath))\b/i;
const dry = /\b(?:not|isn'?t|never|no) (?:\w+ )?(?:wet|damp|water|leak\w*)\b/i;
/** "Would it swell if it got wet?" */
const supposed =
  /\b(?:if|would|will|does|do|can|could|when|which|should|in case)\b[^.?!]{0,40}\b(?:swell\w*|swollen|wet|damp|soak\w*|leak\w*|flood\w*|water)\b|\bcomes? in (?:\w+ )?(?:wet|soak\w*)\b/i;
const insurance = /\b(?:insurance|insurers?|loss adjusters?)\b/i;
const ofOurs = /\b(?:your insur\w+|(?:are|r) (?:you|u|they) \w* ?insured|public liability)\b/i;
const savable =
  /\b(?:can|could|whether|if|worth)\b[^.?!]{0,25}\b(?:sav(?:ed?|ing)|rescued?|salvaged?|dried out)\b|\b(?:has|have|needs?|got) to (?:all )?(?:come|be taken|be ripped) (?:up|out)\b/i;

/** Keeps what a damage is of and what the customer wants to know about it. */
export function observeDamage(record: ConversationRecord, plain: string): void {
  const isWater = actPatterns.water.test(plain) || wet.test(plain);
  const isReal =
    !supposed.test(plain) &&
    !saysNoAlarm(plain) &&
    !isOfEveryDay.test(plain) &&
    !isWetPerson.test(plain);
  if (dry.test(plain)) delete record.waterDamage;
  else if (isWater && isReal) record.waterDamage = true;
  if (insurance.test(plain) && !ofOurs.test(plain)) record.ofInsurance = true;
  if (savable.test(plain) && (record.fault || record.waterDamage)) record.asksIfSavable = true;
}

/** Whether something is broken or was done badly: no talk for a cheerful word, or for selling. */
export const isTrouble = ({ purpose, fault, wantsNewFloor, isUrgent }: ConversationRecord) =>
  purpose === 'repair' || isUrgent === true || (fault !== undefined && !wantsNewFloor);

/** What of it stands in the note. */
export const describeDamage = ({
  asksIfSavable,
  ofInsurance,
  requirements,
}: ConversationRecord): string[] => [
  ...(asksIfSavable ? ['Asks whether it can be saved or has to come up.'] : []),
  ...(ofInsurance && !requirements.some((remark) => insurance.test(remark))
    ? ['For an insurance claim.']
    : []),
];

const greeting =
  /^\W*(?:(?:hi|hello|hiya|hey|good (?:morning|afternoon|evening)|morning|evening)\b[\s,!.]*)+/i;
const isAsked =
  /\?\s*$|^\W*(?:(?:and|so|but)\W+)?(?:what|how|can|could|do|does|will|would|is it|who|when|where|should)\b/i;

/** A damage in the customer's words, without a greeting and what they ask with it. */
export function describeFault(said: string): string {
  const told = said
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence, _, all) => !isAsked.test(sentence.replace(greeting, '')) || all.length === 1)
    .join(' ');
  const words = told
    .split(/,\s+/)
    .filter((piece, _, all) => !isAsked.test(piece) || all.length === 1)
    .join(', ')
    .replace(greeting, '')
    .replace(notMeasured, '')
    .replace(/^\W*(?:it'?s|i want|i'?d like|yes|no)\s+(?=(?:to|someone|somebody)\b)/i, '')
    .replace(/[\s.]*\b(?:otherwise|apart from that|rest is) (?:yes|fine|ok)\W*$|[\s.,]+$/gi, '');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : said;
}
const notMeasured =
  /\b(?:(?:and|but|i|we)\s+)*(?:it'?s |that'?s )?(?:not|isn'?t|don'?t want)(?: to| a| for| it)* measur\w*(?: yet)?[,\s]*(?:(?:and|but)\s+)?/gi;

/** "It's for the insurance", "can it be saved": stands in the note in words of ours. */
export const isHeldOfDamage = ({ asksIfSavable }: ConversationRecord, remark: string): boolean =>
  (asksIfSavable === true && savable.test(remark)) || bareInsurance.test(remark);
const bareInsurance =
  /^\W*(?:(?:it'?s|it is|this is|and|so|all)\s+)*(?:for |about )?(?:(?:the|my|our|an?) )?(?:home |house )?insurance(?: claim| job| i need)?\W*$/i;
