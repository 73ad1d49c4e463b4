import { isQuestion } from '../../../conversation/act-patterns.ts';
import { type Clause, splitClauses } from '../../../conversation/message.ts';
import { heardBefore } from '../../../conversation/said.ts';
import { roomNamesIn } from '../../../nlu/room-sizes/room-names.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { readWords, stemOf, tellingWords } from '../../../taught-answers/question-features.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import type { Context } from '../act.ts';

/** "Not stairs, the bathroom", "I meant the plank", "it's the hall I'm asking about". */
const means =
  /^\W*(?:(?:no|nope|sorry|oh|ah|but|er|um)\W+)*(?:(?:i|we) (?:mean|meant|said|was (?:asking|talking) about|'?m (?:asking|talking) about)\b|not\b|it'?s (?<what>.+?)\W+(?:i'?m|i was|i) (?:asking|meant|mean|talking|worried|bothered|on about|thinking))/i;
/** "Carpet, sorry" after floors were shown: the same is asked of that kind. */
const repairsKind =
  /^\W*(?:(?:in|a|the|or|sorry|i mean|actually|no|ok|for)\W+)*(?:carpets?|vinyl|laminate|lvt|lino)(?:\W+(?:sorry|please|pls|then|i mean|i meant|instead|only|though?))+\W*$/i;
const turnedDown = /\b(?:not|never)\s+(?:about |for |on |in )?(?:the |a |an |any )?[\w-]+/gi;
const leads =
  /^\W*(?:(?:no|nope|sorry|oh|ah|but|er|um|for|about|on|in)\W+|(?:i|we)\W*(?:mean|meant|said|was (?:asking|talking)|'?m (?:asking|talking))(?: about)?\s+)+/i;
/** What the question named, in whose place another thing is meant. */
const things =
  /\b(?:the |your |an? )?(?:underlay|gripper|carpets?|laminates?|(?:sheet )?vinyls?|lvts?|lino)\b/gi;
/** "You didn't answer, thick or thin?", "that's not what I asked": the question before is still open. */
export const reminds =
  /^\W*(?:(?:no|but|sorry|hm+|oi|er|well)\W+)*(?:you (?:still )?(?:did ?n[o']?t|haven'?t|never|did not)(?: (?:really|actually))? (?:answer(?:ed)?|say|said|tell|told|mention(?:ed)?)(?: (?:me|us|that|my question|the question|anything))?(?: about)?|that'?s not (?:what i (?:asked|meant)|an answer|my question|answering me)|i (?:asked|was asking)(?: you)?(?: about| if| whether)?|(?:please )?answer (?:me|the question|my question))\b\W*/i;

/** The question that a reminder is about: the one that has most words in common with it, else the last one. */
function repeatQuestion(
  { text, ...clause }: Clause,
  { record, message }: Context,
): Clause | undefined {
  const said = reminds.exec(text)?.[0];
  const rest = said === undefined ? '' : text.slice(said.length).trim();
  if (rest === '' || record.draft) return undefined;
  const before = heardBefore(record, message.text);
  const stems = (words: string) => tellingWords(readWords(words)).map(stemOf);
  const own = stems(rest);
  const asked = (before ? splitClauses(before) : []).filter(isQuestion);
  const shared = (question: string) => stems(question).filter((stem) => own.includes(stem)).length;
  const meant = asked.toSorted((one, other) => shared(other) - shared(one))[0];
  const isWhole =
    own.length > maxReminder ||
    /\b(?:is|are|do|does|can|will|would|how|what|where|why|when)\b/i.test(rest);
  const whole =
    meant === undefined || isWhole || shared(meant) === 0
      ? rest
      : `${meant.replace(/[?.!\s]+$/, '')}?`;
  return { ...clause, text: whole, tokens: readTokens(tidyText(whole)) };
}
const maxReminder = 6;
const maxWords = 12;
const maxAsked = 25;
const answered = new Set([
  'taught',
  'products',
  'productFacts',
  'compareProducts',
  'unknown',
  'fact',
]);

/**
 * A clause that says what the question before it was about, as that question: "what would be safer?" and then "not
 * stairs, the bathroom" ask what would be safer in the bathroom.
 */
export function repairQuestion(clause: Clause, context: Context): Clause | undefined {
  const { text } = clause;
  const { record, catalogue, message } = context;
  const reminded = repeatQuestion(clause, context);
  if (reminded) return reminded;
  const isOpen = record.draft !== undefined || record.handedOver || record.priced.length > 0;
  const isKind = record.lastAct === 'products' && repairsKind.test(text);
  if (!isKind && (isOpen || !answered.has(record.lastAct ?? ''))) return undefined;
  const at = message.clauses.findIndex((one) => one.text === text);
  // "No, I meant the loop! Bradford or the loop": it says anew what is weighed.
  if (context.observed.floors.named.length > 1) return undefined;
  // "I meant the Kennet. How many years?" asks its own question.
  const isAskedNext = message.clauses.slice(at + 1).some((one) => isQuestion(one.text));
  if (isQuestion(text) || isAskedNext) return undefined;
  const found = means.exec(text) ?? (isKind ? [text] : null);
  if (!found || text.split(/\s+/).length > maxWords) return undefined;
  const meant = (('groups' in found ? found.groups?.what : undefined) ?? text)
    .replace(turnedDown, ' ')
    .replace(leads, '')
    .replace(/^\W+|\W+$/g, '');
  const isOfProduct = catalogue.products.some(({ name }) =>
    meant.toLowerCase().includes(name.split(' ')[0]?.toLowerCase() ?? name),
  );
  const isNamed =
    isOfProduct ||
    kindsNamed(meant).length > 0 ||
    topicsAsked(meant).length > 0 ||
    roomNamesIn(readTokens(tidyText(meant))).length > 0;
  const before = heardBefore(record, message.text);
  const asked =
    before && (splitClauses(before).findLast(isQuestion) ?? (isKind ? before : undefined));
  if (!isNamed || !asked || asked.split(/\s+/).length > maxAsked) return undefined;
  const isOther = kindsNamed(meant).length > 0 || isOfProduct;
  const kept = isOther ? asked.replace(things, ' ') : asked;
  const whole = `${kept.replace(/[?.!\s]+$/, '')}, ${meant}?`;
  return { ...clause, text: whole, tokens: readTokens(tidyText(whole)) };
}
