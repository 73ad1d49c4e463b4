import type { ConversationRecord } from '../../../conversation/record.ts';

/** What a price can be told without. */
export type PartLeftOut = NonNullable<ConversationRecord['without']>[number];

const names: Record<PartLeftOut, string> = {
  underlay: 'under ?lay',
  edging: String.raw`(?:scotia|beading|grippers?(?: rods?)?|edge seal\w*|edging)`,
  doorBars: '(?:door|threshold) ?(?:bars?|strips?|plates?)',
};
const parts = Object.keys(names) as PartLeftOut[];
const any = Object.values(names).join('|');
const article = '(?:the|any|your|our|my|new|that|this|all|extra|a|an)';
const leaves =
  "(?:without|minus|excluding|excl|ex|less|not?(?: (?:need|want)(?:ing)?)?|nor|skip|drop|scrap|lose|omit|forget|(?:leav|tak)(?:e|ing)(?: out| off)?|(?:don'?t|do not|dont|won'?t|wont|didn'?t) (?:need|want))";
/** "Without the scotia", "no underlay or door bars", "leave the scotia out". */
const before = new RegExp(
  String.raw`\b${leaves} (?:(?:${article}|(?:${any})|and|or|nor|no|without|,|&) ?)*$`,
  'i',
);
/** "I've already got underlay", "what if I use my own underlay". */
const owns =
  /\b(?:already(?: (?:got|have|bought|own))?|(?:got|have|use|using|bought|with) (?:my|our) own|re-?us(?:e|ing) (?:the|my|our)|keep(?:ing)? (?:the|my|our))(?: (?:own|old|existing|good|some|the))* $/i;
const after =
  /^ ?(?:(?:and|or|,) [\w ]{1,20})?(?:left |taken |comes? |goes )?(?:out|off)\b(?! (?:a|the|your) )|^ (?:isn'?t|not|aren'?t) (?:needed|wanted)\b/i;
/** "I do not want it without underlay" and "why is there no underlay" leave nothing out. */
const keeps =
  /\b(?:not|don'?t|never|wouldn'?t|shouldn'?t|can'?t)\b[^.?!,]{0,20}\bwithout\b|\bwhy\b|\b(?:is there|does \w+ (?:need|have|take)|do (?:i|we|you|they) (?:need|have)|(?:i|we|it|there)(?:'?s|'?ve| have| has| is)?(?: got)?) no\b|\b(?:keep|kept|put|leave|add|want|with)\b[^.?!,]{0,25}\b(?:back in|in after all|in then)\b/i;
/** "Can I leave that out?", of what is named beside it or before. */
const pronoun =
  /\b(?:leave (?:it|that|them|those|this) out|(?:without|skip|drop|omit|lose) (?:it|that|them|those)\b|(?:don'?t|dont|won'?t|do i|do we|not) (?:\w+ )?need (?:it|that|them)\b(?! (?:by|for|to|on|before|until|soon)))/i;
const asksIfNeeded = /\b(?:do|does|would|will|is|are) (?:i|we|it|you|they)\b[^.?!]{0,12}\bneed/i;

const isNamed = (part: PartLeftOut, text: string) =>
  new RegExp(String.raw`\b${names[part]}\b`, 'i').test(text);

function isLeftOut(part: PartLeftOut, text: string): boolean {
  const found = [...text.matchAll(new RegExp(String.raw`\b${names[part]}\b`, 'gi'))];
  return found.some(
    ({ index, 0: words }) =>
      before.test(text.slice(0, index)) ||
      after.test(text.slice(index + words.length)) ||
      (owns.test(text.slice(0, index)) && !/^ in\b/.test(text.slice(index + words.length))),
  );
}

/**
 * The parts of a price that a text wants it without.
 * @param spokenOf the message before: "can I leave that out?" may mean what it named
 */
export function readLeftOut(text: string, spokenOf = ''): PartLeftOut[] {
  if (keeps.test(text)) return [];
  const own = parts.filter((part) => isLeftOut(part, text));
  if (own.length > 0 || !pronoun.test(text) || asksIfNeeded.test(text)) return own;
  const named = parts.filter((part) => isNamed(part, text));
  return named.length > 0 ? named : parts.filter((part) => isNamed(part, spokenOf));
}

/**
 * The same clause by clause: a pronoun means what the clause before it names.
 * @param spokenOf the message before
 */
export const readLeftOutByClause = (
  clauses: readonly { text: string }[],
  spokenOf = '',
): PartLeftOut[][] =>
  clauses.map(({ text }, at) => readLeftOut(text, clauses[at - 1]?.text ?? spokenOf));

const backIn = (part: PartLeftOut) =>
  new RegExp(
    String.raw`\b(?:with|add|adding|put|include|including)(?: back)?(?: in)? (?:${article} )*${names[part]}\b|\b${names[part]} (?:back in|after all|back)\b`,
    'i',
  );
const asksIfIn = /\b(?:does|is|are|do)\b[^.?!]{0,15}\b(?:includ\w*|with)\b/i;

/** The parts of a price that a text wants in it again. */
export const readPutBack = (text: string): PartLeftOut[] =>
  asksIfIn.test(text)
    ? []
    : parts.filter((part) => backIn(part).test(text) && !isLeftOut(part, text));
