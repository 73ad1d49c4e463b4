import type { Asked } from './conversation.ts';

const patterns: Record<Asked, RegExp> = {
  name: /\bnames?\b/i,
  email: /\be-?mail/i,
  phone:
    /\b(?:phone|telephone|mobile)\b|(?<!house )\bnumber\b(?! of)|\b(?:call|ring|reach) you on\b/i,
  address:
    /(?<!email )(?<!e-mail )\baddress\b|\bhouse number\b|\bwhere (?:do you live|are you|is the (?:property|house|room))/i,
  postcode: /\bpost ?code\b/i,
  size: /\bhow (?:long|wide|big|large)\b(?! (?:does|will|is the wait))|\b(?:length|width|sizes?|measurements?|dimensions?|both sides)\b/i,
  unit: /\bfeet\b.*\bmet(?:re|er)s\b|\bmet(?:re|er)s\b.*\bfeet\b/i,
  floor:
    /\b(?:which|what) (?:kind of |sort of |type of )?(?:floor|flooring)\b|\bcarpet, (?:vinyl|laminate|lvt)|\bcarpet or\b/i,
  day: /\b(?:which|what) (?:days?|dates?)\b|\bdays? (?:would )?suits?\b|\bwhen (?:would|should|can) (?:we|someone|you like (?:us|the visit|someone|it measured))/i,
  time: /\b(?:what|which) time\b|\bmorning or (?:the )?afternoon\b|\b(?:part|time) of (?:the )?day\b/i,
  rooms: /\bhow many rooms\b/i,
  urgency:
    /\bhow soon\b|\bhow urgent\b|\bwhen would you like (?:it|the floor|the work)\b|\bwithin two weeks\b/i,
  requirements: /\banything (?:else )?(?:we should|you'?d like us|the team should|to add)\b/i,
  'which product': /\bwhich (?:one|of (?:them|these|those))\b|\bdo you mean\b/i,
};

/** The sentences of a reply that ask for something. */
const questionsOf = (reply: string) =>
  reply
    .split(/(?<=[.!?\n])\s+/)
    .filter(
      (sentence) =>
        /\?/.test(sentence) ||
        /\b(?:tell me|let me have|leave your|i need|please (?:give|send|let)|could you)\b/i.test(
          sentence,
        ),
    );

/** What a reply asks the customer for. An offer to book or to ring is no question for a detail. */
export function askedFor(reply: string): Asked[] {
  const questions = questionsOf(reply);
  const asks = (pattern: RegExp) =>
    questions.some((question) => pattern.test(question.replace(/\bshall i\b[^?]*\?/gi, '')));
  return (Object.entries(patterns) as [Asked, RegExp][])
    .filter(([, pattern]) => asks(pattern))
    .map(([name]) => name);
}
