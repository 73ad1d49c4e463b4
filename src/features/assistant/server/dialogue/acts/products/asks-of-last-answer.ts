import { isQuestion } from '../../../conversation/act-patterns.ts';
import { focusOf } from '../../../conversation/focus.ts';
import type { Clause } from '../../../conversation/message.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { readWords, stemOf, tellingWords } from '../../../taught-answers/question-features.ts';
import { findCompared } from '../../products/compare.ts';
import { isFloor } from '../../products/match-products.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { judgeFloor } from '../../topics/verdicts/judge-floor.ts';
import { type Act, type Context, decisiveLikeness, isClear, toTaughtAct } from '../act.ts';
import { weighKinds } from './weighed-kinds.ts';

/** "Why?", "how come?", "why that one?" */
export const asksReason =
  /^\W*(?:(?:and|but|so|ok|oh|really|no)\W+)*(?:why(?:'?s (?:that|it)| (?:not|so|is (?:that|it)|that|this))?|how come|what makes (?:you say (?:that|so)|(?:that|it) (?:the )?(?:best|better)))(?: (?:one|floor|carpet|then))*\W*$/i;
/** "Yes but why the plank?": the reason for the choice between two. */
const whyThat =
  /^\W*(?:(?:yes|yeah|ok|and|but|so|right|no|hmm)\W+)*why (?:the |that |this |(?:do|would|did) you (?:choose|pick|say|recommend|prefer) (?:the )?|choose (?:the )?)(?!.*\b(?:cheap\w*|dear\w*|expensive|more|less|cost\w*|price\w*|same)\b)[\w ]{2,25}\W*$/i;
/** "You just said Ashdown scratches?!": what was said of a floor is held against what was said since. */
export const quotes =
  /^\W*(?:(?:but|hang on|wait|so|er|sorry)\W+)*you (?:have |only |literally )?(?:just |only |already )?(?:said|told (?:me|us))\b/i;
/** "You said it isn't for stairs. What would you use there?" asks something else. */
const isOpen = ({ text }: Clause, { message: { clauses } }: Context): boolean =>
  clauses.every((one) => one.text === text || !isQuestion(one.text));
const isOfVerdict = (text: string, { catalogue, record }: Context): boolean => {
  const [product, ...others] = findCompared(text, catalogue, record).filter(isFloor);
  return (
    product !== undefined &&
    others.length === 0 &&
    topicsAsked(text).some(({ name }) => judgeFloor(product, name) !== undefined)
  );
};
/** "Which lasts longer?", "and which is warmer?" */
const asksWhichOfThem =
  /^\W*(?:(?:and|so|ok|but|then)\W+)*which(?: (?:one|of (?:them|those|the two)))? (?:is|are|lasts?|wears?|feels?|looks?|cleans?|costs?|would|takes?|stands?)\b/i;

const reworded = (clause: Clause, text: string): Clause => ({
  ...clause,
  text,
  tokens: readTokens(tidyText(text)),
});

/** The reason for the answer given last, where the sheet has it: one for something else is none. */
function readReason(clause: Clause, { record, findTaught }: Context): Act {
  const stems = (words: string) => tellingWords(readWords(words)).map(stemOf);
  const taught = findTaught(clause.text);
  const topic = stems(focusOf(record).topic ?? '');
  return taught && stems(taught.question).some((stem) => topic.includes(stem))
    ? toTaughtAct(taught)
    : { kind: 'unknown', clause };
}

/** A question that only makes sense of what was answered last: its reason, or which of two kinds weighed. */
export function readAskOfLastAnswer(clause: Clause, context: Context): Act | undefined {
  const { record, findTaught } = context;
  const { text } = clause;
  if (record.draft) return undefined;
  if (quotes.test(text) && isOpen(clause, context) && isOfVerdict(text, context))
    return { kind: 'productFacts', clause };
  const weighed = weighKinds(clause, context);
  if (weighed) return weighed;
  if (record.lastAct === 'compareProducts' && record.factAsked && whyThat.test(text))
    return { kind: 'compareProducts', clause: reworded(clause, record.factAsked) };
  const floorActs = ['products', 'compareProducts', 'productFacts'];
  const isOfFloor = floorActs.includes(record.lastAct ?? '') && focusOf(record).slug !== undefined;
  if (isOfFloor && asksReason.test(text))
    return { kind: 'productFacts', clause: reworded(clause, 'tell me about it') };
  if (record.lastAct === 'taught' && asksReason.test(text)) return readReason(clause, context);
  const ofTopic = record.lastAct === 'taught' ? kindsNamed(focusOf(record).topic ?? '') : [];
  const isOfTwoKinds = ofTopic.length === 2;
  const kinds = isOfTwoKinds ? ofTopic : [...new Set(record.considered.map(({ kind }) => kind))];
  const [one, other] = kinds;
  const isWeighed =
    isOfTwoKinds || (record.lastAct === 'compareProducts' && one && other && !record.isPair);
  if (!isWeighed || !asksWhichOfThem.test(text) || kindsNamed(text).length > 0) return undefined;
  const whole = `${text.replace(/\W+$/, '')}, ${one} or ${other}`;
  const taught = findTaught(whole);
  const isOfBoth =
    !isOfTwoKinds || ofTopic.every((kind) => kindsNamed(taught?.answer ?? '').includes(kind));
  return taught && isOfBoth && isClear(taught, decisiveLikeness)
    ? toTaughtAct(taught)
    : { kind: 'compareProducts', clause: reworded(clause, whole) };
}
