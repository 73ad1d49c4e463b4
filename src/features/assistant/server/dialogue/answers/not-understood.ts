import { isQuestion } from '../../conversation/act-patterns.ts';
import { complaintReason } from '../../conversation/hand-over-reasons.ts';
import type { Clause } from '../../conversation/message.ts';
import type { Question } from '../../conversation/record.ts';
import { addRequirement } from '../../conversation/remarks/add-requirement.ts';
import { wasSaid } from '../../conversation/said.ts';
import { findClaims } from '../../grounding/check-grounding.ts';
import type { Turn } from '../../turn.ts';
import { asksReason } from '../acts/products/asks-of-last-answer.ts';
import { places } from '../acts/products/product-acts.ts';
import { isOnlyPastHarm } from '../observe/project/background.ts';
import { topicsOf } from '../products/product-wishes.ts';
import { addForTeam } from '../requests/call-back.ts';
import { answerHandOver, urgentReason } from '../requests/hand-over.ts';
import { topicsAsked } from '../topics/find-topics.ts';
import { adviseFloors } from './products/advice/advice.ts';

const repeats: Partial<Record<Question, string>> = {
  unit: 'Sorry, were those sizes in feet or in metres?',
  rooms: 'Sorry, I need the length and the width of each room, such as 4.2 by 3.6 m.',
  product: 'Sorry, which of those floors do you mean?',
  floor: 'Sorry, which floor: carpet, vinyl or laminate?',
  postcode: 'Sorry, I didn’t get the postcode. It looks like SN15 3HR.',
};

/** The question that is still open, asked once more. */
export function openQuestion({ asked }: Turn['record']): string | undefined {
  const words = asked && repeats[asked]?.replace(/^Sorry, /, '');
  return words && words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first time, says what was not understood and asks for it; the second time offers a person. */
export async function answerUnknown(turn: Turn, { text }: Clause): Promise<string[]> {
  const { record } = turn;
  const isHarm = record.isUrgent === true && record.handOverReason !== complaintReason;
  if (record.handedOver && !isHarm) {
    await addForTeam(turn);
    return [forTeam.find((line) => !wasSaid(record, line)) ?? forTeam[0] ?? ''];
  }
  // A call-back would take the place of the visit that is being arranged.
  if (record.draft?.kind === 'booking') return [askTeam(turn, text)];
  record.unsure += 1;
  if (record.unsure >= 2) return answerHandOver(turn, 'unsure');
  if (isHarm && isQuestion(text)) return answerHandOver(turn, urgentReason(record));
  const repeat = record.asked && repeats[record.asked];
  if (repeat && !isQuestion(text)) {
    turn.evidence.push(repeat);
    return [repeat];
  }
  const topic = quotable(text);
  record.asked = 'callBack?';
  const { name, phone } = record.contact;
  const offer =
    name && phone
      ? 'Shall I ask the team to ring you about it?'
      : `Shall I ask the team? Leave your ${name ? 'number' : phone ? 'name' : 'name and number'} and they’ll ring you.`;
  if (asksReason.test(text)) return [`I can’t tell you more than that, sorry. ${offer}`];
  return [`I don’t know ${topic}, sorry. ${offer}`];
}

/** What is not known of several things that were asked. */
export function sayUnanswered(turn: Turn, { text }: Clause): string[] {
  const { record } = turn;
  if (record.draft?.kind === 'booking') return [askTeam(turn, text)];
  const { name, phone } = record.contact;
  const topic = quotable(text.replace(/^\W*(?:(?:and|also|but|so|plus)\W+)+/i, ''));
  const offer =
    name && phone
      ? 'shall I ask the team to ring you about it?'
      : 'shall I ask the team? Leave your name and number and they’ll ring you.';
  return [`I don’t know ${topic}, so ${offer}`];
}

const forTeam = [
  'I don’t know that one, so I’ve added it for the team.',
  'That’s another one for the team, so I’ve passed it on.',
  'I can’t tell you that, sorry. I’ve added it to what the team has.',
];

/** What is asked while a visit is arranged goes to the team with the visit. */
function askTeam({ record }: Turn, text: string): string {
  const topic = quotable(text);
  if (record.draft?.proposed) return `I don’t know ${topic}, sorry. The team can tell you.`;
  addRequirement(record, `Asked: ${text.trim()}`);
  return `I don’t know ${topic}, sorry. I’ve noted it for the team.`;
}

/** The open question again, or a few words: a remark is no question, so nothing is said of not knowing. */
export function answerRemark(turn: Turn): string[] {
  const { record, evidence, text, message } = turn;
  const isOfSize = record.asked !== 'rooms' || /\d/.test(text);
  const repeat = isOfSize && record.asked && repeats[record.asked];
  if (repeat && !wasSaid(record, repeat)) {
    evidence.push(repeat);
    return [repeat];
  }
  const isSad = isOnlyPastHarm(text) || loss.test(text);
  if (isSad && !wasSaid(record, sorry)) return [sorry];
  const isBegun = record.said.length > 0 && !record.handedOver && !record.draft;
  const advice = isBegun || record.said.length === 0 ? offerAdvice(record) : undefined;
  if (advice && !wasSaid(record, advice)) {
    record.asked = 'advice?';
    evidence.push(advice);
    return [advice];
  }
  // More is told after the offer: that is what a floor is to be chosen by.
  const [clause] = message.clauses;
  const advised = advice && clause ? adviseFloors(turn, clause, undefined) : [];
  if (advised.length > 0) {
    evidence.push(...advised);
    return advised;
  }
  const isNeed = topicsAsked(message.plain).some(({ rate }) => rate !== undefined);
  const isOfFloors = ofFloors.has(record.lastAct ?? '') && record.priced.length === 0;
  const suited =
    isNeed && isOfFloors && isBegun && clause ? adviseFloors(turn, clause, undefined) : [];
  if (suited.length > 0) {
    evidence.push(...suited);
    return suited;
  }
  const isLong = text.trim().split(/\s+/).length >= minWords && !laughs.test(text);
  if (isBegun && isLong && !wasSaid(record, askAnew)) {
    evidence.push(askAnew);
    return [askAnew];
  }
  const fresh = acknowledgements.filter((line) => !wasSaid(record, line));
  return [(isBegun ? fresh.find((line) => line !== opening) : fresh[0]) ?? 'OK.'];
}

/** What was told so far is enough to suggest a floor, and nobody has asked for one yet. */
function offerAdvice(record: Turn['record']): string | undefined {
  const { wishes, considered, rooms, handedOver, draft } = record;
  const topics = topicsOf(wishes);
  const { need } = topics.find(({ name }) => places.has(name)) ?? topics[0] ?? {};
  const isOpen = considered.length === 0 && rooms.length === 0 && !handedOver && !draft;
  return need && isOpen ? `Thanks, that helps. Shall I suggest a floor for ${need}?` : undefined;
}

/** "We have two cats", after these: what a floor is chosen by. */
const ofFloors = new Set<string>([
  'taught',
  'products',
  'productFacts',
  'compareProducts',
  'remark',
]);

const askAnew = 'OK. If that was a question, put it another way and I’ll try again.';
const opening = 'OK. What can I help you with?';
const loss =
  /\b(?:died|passed (?:away|on)|funeral|bereave\w*|late (?:husband|wife|mum|mam|mother|dad|father|nan|gran\w*|brother|sister|partner)|(?:lost|losing) (?:my|our|her|his) (?:husband|wife|mum|mam|mother|dad|father|nan|gran\w*|brother|sister|partner|son|daughter))\b/i;
const sorry = 'I’m sorry to hear that. Is it a price, a visit or some advice you’re after?';
const acknowledgements = [
  opening,
  'OK. I’m here if you’d like to ask anything else.',
  'All right, thanks for letting me know.',
  'Fair enough.',
];

/** Says only that something was heard: nothing beside what became of it. */
export const isFiller = (line: string): boolean =>
  line === askAnew || acknowledgements.includes(line);

const minWords = 3;
const laughs = /\b(?:lol|haha\w*|lmao|hehe\w*)\b|😂|🤣/i;
const maxQuoted = 60;

/** The customer's words, so that they see which part is meant; not where they hold a figure or a promise. */
function quotable(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  if (findClaims(words).length > 0) return 'that one';
  return `about “${words.length > maxQuoted ? `${words.slice(0, maxQuoted - 3)}…` : words}”`;
}
