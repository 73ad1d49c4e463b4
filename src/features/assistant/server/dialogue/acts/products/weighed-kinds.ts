import { focusOf } from '../../../conversation/focus.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { placeNames, topicsAsked } from '../../topics/find-topics.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import type { Act, Context } from '../act.ts';
import { kindsWeighed } from './comparison-acts.ts';

/** "What's good about LVT over carpet?" */
export const asksStrengths = (text: string): boolean =>
  /\bw(?:h)?at(?:['’]?s| is| are|s| makes)? (?:so |the )?(?:good|great|better|benefits?|advantages?|plus(?:es)?|pros)\b|\bwhy (?:would|should) (?:i|we|anyone) (?:have|choose|get|pick|want)\b/i.test(
    text,
  );
/** "He says it'll be cold and noisy": how both do is to be told, and none is to be chosen. */
const claimsOfIt = (text: string): boolean =>
  /\b(?:says?|said|reckons?|thinks?|told (?:me|us)|worried|worries|heard|convinced|afraid|insists?)\b[^.?!]{0,30}\b(?:it|they|lvt|vinyl|laminate|carpet|that)(?:['’]?ll| will| would|['’]?d|['’]?s| is| are|['’]?re| gets?| feels?)\b/i.test(
    text,
  );
export const comparesOnNeed = (text: string): boolean =>
  /\bcompar(?:ed|ing) (?:to|with)\b/i.test(text) || claimsOfIt(text);

const weighs = /\b(?:over|than|compared|comparing|against|versus|vs|rather than|instead of)\b/i;
/** "My husband wants carpet, I want LVT." */
const wantsEach =
  /\b(?:wants?|prefers?|fanc(?:y|ies)|likes?|(?:['’]d|would) (?:rather|like|prefer)|says?)\b.*\b(?:wants?|prefers?|fanc(?:y|ies)|likes?|(?:['’]d|would) (?:rather|like|prefer)|says?)\b/is;
const ofOthers =
  /\b(?:husband|wife|partner|other half|boyfriend|girlfriend|hubby|mum|dad|mother|father|daughter|son|s?he|they|sister|brother|flatmate)\b/i;
/** "Just tell me one please", "pick one for me". */
const asksForOne =
  /^\W*(?:(?:ok|right|so|no|but|please|pls|just|come on|can you|could you|will you)\W+)*(?:tell me|pick|choose|give me|say|recommend|name)(?: me| us)?(?: just)? (?:one|which(?: one)?)\b[^.?!]{0,20}\W*$/i;
/** "Is he right?" */
const asksIfRight =
  /^\W*(?:(?:and|so|but)\W+)*(?:is|are) (?:s?he|they|that|it) (?:right|wrong|correct|true)\W*$/i;
const hasNeed = (text: string) =>
  topicsAsked(text).some(({ rate, name }) => rate && !placeNames.has(name));

/** The two kinds that a conversation weighs: those of the answer given last, or spoken of last. */
function kindsInTalk({ record }: Context): Flooring[] {
  const ofTopic = record.lastAct === 'taught' ? kindsNamed(focusOf(record).topic ?? '') : [];
  if (ofTopic.length === 2) return ofTopic;
  const weighed = kindsWeighed(record);
  if (weighed.length > 0) return weighed;
  const kinds = [...new Set(record.considered.map(({ kind }) => kind))];
  return record.lastAct === 'compareProducts' && kinds.length === 2 ? kinds : [];
}

const compare = (clause: Clause, text: string): Act => ({
  kind: 'compareProducts',
  clause: { ...clause, text, tokens: readTokens(tidyText(text)) },
});

/** Two kinds of floor that are weighed against each other in the message, or were before it. */
export function weighKinds(clause: Clause, context: Context): Act | undefined {
  const { message, record } = context;
  const { text } = clause;
  if (record.draft || record.priced.length > 0 || clause.parsed.slots.rooms.length > 0)
    return undefined;
  const named = kindsNamed(text);
  const { plain } = message;
  const isDisputed = wantsEach.test(plain) && ofOthers.test(plain);
  if (isDisputed && kindsNamed(plain).length === 2 && named.length > 0)
    return compare(clause, plain);
  if (named.length === 2)
    return weighs.test(text) && (asksStrengths(text) || hasNeed(text))
      ? compare(clause, text)
      : undefined;
  const [one, other] = kindsInTalk(context);
  if (!one || !other || named.length > 1) return undefined;
  const either = `, ${one} or ${other}`;
  if (asksForOne.test(text)) return compare(clause, `which would you choose${either}`);
  const claim = [text, ...(asksIfRight.test(text) ? message.clauses.map((part) => part.text) : [])];
  const claimed = claim.find((words) => claimsOfIt(words) && hasNeed(words));
  return claimed === undefined
    ? undefined
    : compare(clause, `${claimed.replace(/\W+$/, '')}${either}`);
}
