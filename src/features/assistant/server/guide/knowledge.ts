import { phrases } from '../prefill/tokens.ts';
import type { TaughtAnswerRow } from '../queries.ts';
import { putCard, type Turn } from '../tools/turn.ts';
import { readCategory } from './find-products.ts';
import { readWishes } from './wishes.ts';
import { hasPhrase, splitSentences, toWords } from './words.ts';

const askingWords = phrases`do|does|is|are|can|could|will|would|how|what|whats|which|when|where|who|why|should|have|has|any|may|must|shall|did|was|were|isnt|arent|cant|wont|whether|hows|whens|wheres|whos|wheres`;

/** Words that join a question to what a card has taken. */
const joints = phrases` and | also | but | plus |, | + | & | - | n `;
const minAsked = 3;
/** How a question about visits begins, rather than the wish for one. */
const askingOfVisits = phrases`is|are|how|what|does|do|who|will|can i`;

/** The clauses of a message that ask something beside a price, a visit or a list of products. */
function questionsBeside(text: string): string[] {
  return splitSentences(text.toLowerCase()).flatMap((sentence) => {
    const clauses = joints.reduce(
      (parts, joint) => parts.flatMap((part) => part.split(joint)),
      [sentence],
    );
    return clauses.filter(isAskedBeside);
  });
}

/** Words before a question that belong to what stands before it. */
const leads = phrases`and|also|but|plus|oh|btw|ps|so|then|if so|please|pls|n`;
/** What asks also in the middle of a clause: "no lift, is that a problem". */
const askingInside = phrases`is that|is it|is there|are they|are there|can you|can u|can i|do you|do u|do i|does it|will it|would it`;

function withoutLeads(words: string): string {
  const lead = leads.find((each) => words.startsWith(` ${each} `));
  return lead ? withoutLeads(words.slice(lead.length + 1)) : words;
}

function isAskedBeside(clause: string): boolean {
  const words = withoutLeads(toWords(clause));
  const begins = (list: readonly string[]) => list.some((word) => words.startsWith(` ${word} `));
  const wishes = readWishes(clause);
  const isTaken =
    wishes.has('price') ||
    wishes.has('coverage') ||
    (wishes.has('products') && readCategory(clause) !== undefined) ||
    (wishes.has('visit') && !begins(askingOfVisits));
  const asks = begins(askingWords) || hasPhrase(words, askingInside);
  return asks && !isTaken && words.trim().split(' ').length >= minAsked;
}

/**
 * The answer to a question that stands beside what a card has taken; else the one question that is near it is put up.
 * @param about what "it" is in such a question: the floor of the price, the visit
 */
export function answerBeside(turn: Turn, rest: string, about = ''): string | undefined {
  const near: TaughtAnswerRow[] = [];
  for (const clause of questionsBeside(rest)) {
    const refers = about !== '' && hasPhrase(toWords(clause), referring);
    const { clear, close } = turn.answers.find(refers ? `${about} ${clause}` : clause);
    if (clear) return clear.answer;
    near.push(...close);
  }
  if (near.length > 0) putQuestions(turn, near.slice(0, 1));
  return undefined;
}

/** What is known about a message that no card has taken: an answer, or up to three questions to choose from. */
export function findKnowledge(
  turn: Turn,
  rest: string,
): { answer: string } | { close: TaughtAnswerRow[]; refers: boolean } | undefined {
  const isShort = toWords(rest).trim().split(' ').length <= maxFollowUpWords;
  // "And laminate?", "how much does that cost?": what was asked before says what it is about.
  const together = turn.before && isShort ? findUnsaid(turn, `${turn.before} ${rest}`) : undefined;
  const refers = isShort && hasPhrase(toWords(rest), referring);
  const found = findUnsaid(turn, rest);
  if (refers && together?.clear && isAbout(together.clear, rest))
    return { answer: together.clear.answer };
  if (found.clear) return { answer: found.clear.answer };
  if (together?.clear && isAbout(together.clear, rest)) return { answer: together.clear.answer };
  const near = together ? [...(together.clear ? [together.clear] : []), ...together.close] : [];
  const close = refers ? mix(near, found.close) : mix(found.close, near);
  return close.length > 0 ? { close, refers: refers && together !== undefined } : undefined;
}

/** What is found for a text, without the answer that was given a moment ago. */
function findUnsaid({ answers, said }: Turn, text: string) {
  const { clear, close } = answers.find(text);
  return clear && said?.includes(clear.answer) ? { close } : { clear, close };
}

const maxFollowUpWords = 8;
/** Words that stand for what was spoken of. */
const referring = phrases`that|it|its|this|they|them|those|these|one|ones`;

/** Whether an answer has a wording with the telling words of a follow-up, and not of what was asked before alone. */
const isAbout = ({ question, alsoAsked }: TaughtAnswerRow, rest: string) =>
  hasPhrase(toWords([question, ...alsoAsked].join(' ')), tellingWords(rest));
const tellingWords = (text: string) =>
  toWords(text)
    .trim()
    .split(' ')
    .filter((word) => word.length > 3);

/** Up to three of two lists, by turns. */
function mix(
  one: readonly TaughtAnswerRow[],
  other: readonly TaughtAnswerRow[],
): TaughtAnswerRow[] {
  const all = one.flatMap((row, i) => [row, other[i]]).concat(other.slice(one.length));
  const rows = all.filter((row) => row !== undefined);
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, 3);
}

export function putQuestions(turn: Turn, close: readonly TaughtAnswerRow[]): void {
  const items = close.slice(0, 3).map(({ id, question }) => ({ id, question }));
  putCard(turn, { kind: 'questions', version: 1, items });
}
