import { parseMessage } from '../nlu/parse-message.ts';
import type { ParsedMessage, Surroundings } from '../nlu/parsed-message.ts';
import { readTokens, type Token, tidyText } from '../nlu/text/tokenize.ts';
import { isQuestion } from './act-patterns.ts';
import { toPlainText } from './words/plain-text.ts';
import { withoutLead } from './words/restated.ts';
import { isSmallWord } from './words/small-words.ts';

/** A part of a message that says or asks one thing. */
export type Clause = {
  text: string;
  tokens: Token[];
  parsed: ParsedMessage;
  /** Told without a stop before the question that it explains. */
  isReason?: true;
};

/** A message, as a whole and clause by clause. */
export type Message = {
  /** As it was written. */
  text: string;
  /** In plain spelling; so are tokens and clauses. */
  plain: string;
  tokens: Token[];
  parsed: ParsedMessage;
  clauses: Clause[];
};

/** Words with which a new question or statement begins. */
const starters =
  'also|and|but|plus|btw|by the way|do|does|did|can|could|is|are|how|what|whats|when|where|which|who|why|will|would|have|i|im|we|my|its|please|actually|what about';
const boundaries = new RegExp(
  String.raw`(?<=[.!?])\s+|[\n;]+|\s+[-–—]+\s+|,\s+(?=(?:${starters})\b)|\s+(?:and|but|also|plus)\s+(?=(?:do|does|did|can|could|is|are|hows?|whats?|whens?|wheres?|which|whos?|why|will|would|have|if|also|book|arrange)\b)`,
  'i',
);
const maxClauses = 12;

/** Splits a message into clauses, in its order; a text without a boundary is one clause. */
export function splitClauses(text: string): string[] {
  const parts = withoutNumbers(text)
    .split(boundaries)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}\p{S}]/u.test(part));
  return parts.length === 0 ? [text] : joinPointers(parts).slice(0, maxClauses);
}

/** Words with which a question begins in the middle of a text. */
const innerQuestion =
  /\s+(?=(?:how (?:long|much|many|soon|quick\w*|do|can)|do (?:you|u|ya|they|i|we)|does (?:it|that)|can (?:you|u|i|we|she|he|they|it)|could (?:you|u|i|we)|what (?:do|can|would|should|will|is|are)|whats|is (?:it|that|there)|are (?:you|they)|will (?:it|you|that)|would (?:it|you|that))\b)/i;
/** After these a question is part of what is said: "I don't know how long it is". */
const leadsOn =
  /\b(?:and|or|but|if|when|that|than|as|know|knows|idea|sure|wonder\w*|ask\w*|tell|say|said|see|depend\w*|which|what|how|where|who|why|not|so|then|is|are|was|the|a|my|your|for|on|to|of|in|with|about|now)$/i;
const minTold = 4;
const minAsked = 3;
const maxPointing = 4;
const pointing = /\b(?:that|this|it|they|them|those)\b/i;
const conditional =
  /^\W*(?:(?:and|but|so|or|also)\W+)*(?:if|when|once|while|because|since|after|before)\b/i;

/** "Screed is done on the 18th how long till you can fit": what is told and what is asked, without a stop between. */
function splitRunOn(text: string): { text: string; isReason?: true }[] {
  const at = innerQuestion.exec(text)?.index;
  if (at === undefined) return [{ text }];
  const [told, asked] = [text.slice(0, at).trim(), text.slice(at).trim()];
  const isTold =
    told.split(/\s+/).length >= minTold &&
    !isQuestion(told) &&
    !leadsOn.test(told) &&
    !conditional.test(told);
  // "We have 2 cats is that ok" asks nothing without what is told.
  const words = asked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const pointsBack = words.length <= maxPointing && pointing.test(asked);
  const isWhole =
    words.length >= minAsked && words.some((word) => !isSmallWord(word)) && !pointsBack;
  return isTold && isWhole ? [{ text: told, isReason: true }, { text: asked }] : [{ text }];
}

/** "3 things 1 is there … 2 do you …" */
const bareNumber = new RegExp(String.raw`(?:^|\s+)[1-9]\s+(?=(?:${starters})\b)`, 'gi');
const isListed = (text: string, number: number) =>
  new RegExp(String.raw`(?:^|\s)${number}\s+(?:${starters})\b`, 'i').test(text);

/** "1) Do you … 2) Is it …": a list, whose numbers are no figures. */
const withoutNumbers = (text: string) =>
  /(?:^|\s)\(?1[).:]\s/.test(text) && /\s\(?2[).:]\s/.test(text)
    ? text.replace(/(?:^|\s+)\(?[1-9][).:]\s+(?=\p{L})/gu, '\n')
    : isListed(text, 1) && isListed(text, 2)
      ? text.replace(bareNumber, '\n')
      : text;

const writtenPostcode = /\b[a-z]{1,2}\d[a-z\d]?(?:\s*\d[a-z]{2})?\b|\bpost ?code\b/i;

/** "Can you do that", "d'you test for that" says nothing without the clause before. */
const pointer =
  /^\W*(?:(?:and|so|but)\W+)?(?:can|could|do|d'?you|does|is|are|will|would|have)\b(?:\s+[\w']+){1,5}?\s+(?:that|this|those|them|one)\W*$/i;

/** "When the time comes to lay it, …" belongs to what follows. */
const condition =
  /^\W*(?:(?:and|but|so)\s+)?(?:when|if|once|while|after|before|as soon as|since|because|although)\s+(?!(?:can|could|do|does|did|will|would|is|are|should|shall)\b)[^?]*[^.!?]$/i;

/** "Click or glued", "torn between wood and LVT", "my wife wants carpet, I want laminate". */
const alternatives =
  /\b(?:or|vs?\.?|versus|torn|between|against|one says|wants?\b[^.?!]*\bwants?|says?\b[^.?!]*\bsays?)\b/i;
/** "Which is better for a conservatory?", "thoughts?": asked of what is set against each other before. */
const asksOfBoth =
  /^\W*(?:(?:and|so)\W+)?(?:which\b|who'?s right\b|(?:any |your )?(?:thoughts|views|opinions?|advice|ideas?)\W*$|what(?:'s| is) (?:best|better)\b|what (?:do|would) you (?:think|reckon|say|do|go for)\b|help\W*$)/i;

/** "What about furniture, will a heavy table dent it?", "not Mocha, something in brown": named before what is asked. */
const leadsIn =
  /^\W*(?:(?:and|but|so|ok|then)\W+)*(?:what|how) about (?:the |a |an |my |our )?[\w-]+(?: [\w-]+)?$/i;
/** "What's left?" asks of what is said before it. */
const asksRest =
  /^\W*(?:(?:so|and|then)\W+)*what(?:'?s| is| does that| do you have) (?:left|leave)\b[^?]{0,10}\W*$/i;

function joinPointers(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (
      before &&
      (condition.test(before) || (leadsIn.test(before) && isQuestion(part) && !pointing.test(part)))
    ) {
      joined[joined.length - 1] = `${before}, ${part}`;
      continue;
    }
    const isOfBoth = before && !/\?$/.test(before) && asksOfBoth.test(part);
    if (before && ((isOfBoth && alternatives.test(before)) || asksRest.test(part))) {
      joined[joined.length - 1] = `${before.replace(/[.!]+$/, '')}, ${part}`;
      continue;
    }
    const isOne = pointer.test(part) && part.split(/\s+/).length <= 7;
    if (before && isOne && !/\d|\?$/.test(before) && !isQuestion(before))
      joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** The finder forgives spaces and spelt-out letters, which other words happen to look like. */
function withPlainPostcode(parsed: ParsedMessage, text: string, isAsked: boolean): ParsedMessage {
  if (isAsked || writtenPostcode.test(text)) return parsed;
  const { postcode: _, ...slots } = parsed.slots;
  return { ...parsed, slots };
}

/**
 * Parses a message and each of its clauses. Deterministic; never throws, whatever the text.
 * @param asksPostcode whether the customer was asked for a postcode
 */
export function readMessage(text: string, around: Surroundings, asksPostcode = false): Message {
  const parse = (part: string) => withPlainPostcode(parseMessage(part, around), part, asksPostcode);
  const plain = toPlainText(text);
  const parsed = parse(plain);
  const parts = splitClauses(plain).flatMap(withoutLead).flatMap(splitRunOn);
  const clauses = parts.map((part) => ({
    ...part,
    tokens: readTokens(tidyText(part.text)),
    parsed: part.text === plain ? parsed : parse(part.text),
  }));
  return { text, plain, tokens: readTokens(tidyText(plain)), parsed, clauses };
}
