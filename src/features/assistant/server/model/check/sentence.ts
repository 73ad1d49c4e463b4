/** Whether a figure is claimed: in a question and beside a negation it is not. */
export type Claim = 'claimed' | 'asked' | 'negated';

const clauseEnd = /[,;:–—(]| but | though | and /g;
const negation = /\b(?:not|no|never|none|nothing|without|cannot|unable|neither|nor)\b|n't\b/i;
/** "No more than £500" claims, and so does "no problem". */
const noNegation =
  /(?:\bnot?|\bnever|n't) (?:\w{1,20} )?(?:more|less|longer|later|over|under|only|just|problem|worries|trouble)\b/i;
const ignorance = /\b(?:don't know|not sure|can't say|cannot say|no idea)\b/i;

/** How a figure at a place of a sentence is meant. */
export function claimAt(sentence: string, at: number): Claim {
  const lead = sentence.slice(0, at);
  const clause = lead.slice([...lead.matchAll(clauseEnd)].at(-1)?.index ?? 0);
  const isNegated = negation.test(clause) && !noNegation.test(clause);
  if (isNegated || ignorance.test(lead)) return 'negated';
  return sentence.trim().endsWith('?') ? 'asked' : 'claimed';
}

const booked =
  /\b(?:booked|confirmed|scheduled|reserved|pencilled|put you (?:down|in)|in the diary|all set|see you)\b/gi;
/** Before it: not yet, or not by us. After it: as with every visit. */
const condition = /\b(?:if|once|until|unless|before|when|whether|soon)\b/i;
const notYet =
  /(?:\b(?:to|will|can|could|would|should|may|might|must|gets?|fully)|'ll) (?:\w+ ){0,3}$/i;
const afterwards = /^ (?:within|up|out|once|when|after|at the|by (?:the team|us))\b/i;
const byCustomer = /\byou(?:'ve| have| had)?(?: already| just)? $/i;

/** What says that a visit is booked, if anything does: only the team can say so. */
export function findBooked(sentence: string, customerBooked: boolean): string | undefined {
  const said = [...sentence.matchAll(booked)].find(({ 0: word, index }) => {
    const lead = sentence.slice(0, index);
    if (afterwards.test(sentence.slice(index + word.length)) || condition.test(lead)) return false;
    if (notYet.test(lead.slice(-40))) return false;
    return claimAt(sentence, index) === 'claimed' && !(customerBooked && byCustomer.test(lead));
  });
  return said?.[0];
}
