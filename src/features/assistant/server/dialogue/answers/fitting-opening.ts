import { isQuestion } from '../../conversation/act-patterns.ts';
import type { Message } from '../../conversation/message.ts';

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

/** An answer of the sheet with its "yes" or "no" only where the message asks for one. */
export function withFittingOpening({ plain, clauses }: Message, answer: string): string {
  const isAsked = clauses.some(({ text }) => isQuestion(text) && asksYesOrNo(text));
  return isAsked && !asksOpposite.test(plain) ? answer : withoutOpening(answer);
}

/** The answer without its "yes" or "no", if it begins with one. */
export const withoutOpening = (answer: string): string =>
  answer.replace(opening, (_, first: string, rest: string) => `${first.toUpperCase()}${rest}`);
