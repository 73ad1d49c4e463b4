import { isQuestion } from '../../conversation/act-patterns.ts';
import type { Message } from '../../conversation/message.ts';
import type { Taught } from '../../taught-answers/taught.ts';

/** "Do I owe you anything?" means the opposite of "Is it free?". */
const asksOpposite = /\b(?:owe|have to pay|be charged|any charge|charge me|catch)\b/i;
const asksWhat = /\b(?:what|whats|which|who|when|where|why|how)\b/i;
const asksWhether =
  /\b(?:do|does|did|can|could|will|would|is|are|am|has|have|should|shall|may|must|any chance)\b/i;
/** "Yes, if …" says nothing without its yes. */
const opening = /^(?:(?:usually |often )?yes|no)[.,:] (?!if\b)(.)(.*)$/is;

/** Whether a question is answered by yes or no: "can it …?", "and on concrete?", not "what if …?". */
function asksYesOrNo(text: string): boolean {
  const what = text.search(asksWhat);
  const whether = text.search(asksWhether);
  return what < 0 || (whether >= 0 && whether < what);
}

/** "Do I have to move it myself?" asks the opposite of "Do you move furniture?", "do you charge for it?" something else. */
const turnsOver = [
  /\b(?:do|does|must|should|will|would) (?:i|we)\b|\b(?:i|we) (?:have|need|got|ought) to\b|\b(?:my|our)selv?(?:f|es)\b/i,
  /\b(?:charges?|charged|charging|costs?|extra|fees?|pay|paying)\b/i,
];

/** An answer of the sheet with its "yes" or "no" only where the message asks for one, as the sheet's question does. */
export function withFittingOpening(
  { plain, clauses }: Message,
  { question, answer }: Pick<Taught, 'question' | 'answer'>,
): string {
  const isTurned = (text: string) => turnsOver.some((one) => one.test(text) && !one.test(question));
  const isAsked = clauses.some(
    ({ text }) => isQuestion(text) && asksYesOrNo(text) && !isTurned(text),
  );
  return isAsked && !asksOpposite.test(plain) ? answer : withoutOpening(answer);
}

/** The answer without its "yes" or "no", if it begins with one. */
export const withoutOpening = (answer: string): string =>
  answer.replace(opening, (_, first: string, rest: string) => `${first.toUpperCase()}${rest}`);
