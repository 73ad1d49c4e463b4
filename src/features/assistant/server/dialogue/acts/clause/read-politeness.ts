import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import { takesLeave } from '../../../conversation/words/leave-taking.ts';
import type { Act, Context } from '../act.ts';

/** A question of more words is more than a pleasantry. */
const maxPolite = 5;
const thatIsAll = /\bthat'?s (?:all|it|everything)\b/i;
const timeOfDay = /^\W*(?:morning|afternoon|evening)\W*$/i;

/** Thanks, a greeting or a goodbye; "morning" answers when, while a visit is arranged. */
export function readPoliteness(
  text: string,
  asks: boolean,
  { draft }: Context['record'],
): Act | undefined {
  if (asks && text.split(/\s+/).length > maxPolite) return undefined;
  const says = (kind: 'goodbye' | 'thanks' | 'greeting') => actPatterns[kind].test(text);
  if (draft && timeOfDay.test(text)) return undefined;
  // "No, that's all" answers whether there is anything to know.
  const isAnswer = draft?.kind === 'booking' && thatIsAll.test(text);
  const isLeft = says('goodbye') || (!draft && takesLeave(text));
  if (isLeft && !isAnswer) return { kind: 'goodbye' };
  if (says('thanks') && isShortOrPlain(text)) return { kind: 'thanks' };
  if (says('greeting') && draft?.kind !== 'booking') return { kind: 'greeting' };
  return undefined;
}

/** "Fitting then would be ideal" thanks nobody. */
const isShortOrPlain = (text: string) =>
  text.trim().split(/\s+/).length <= maxThanks ||
  /\b(?:than[kx]\w*|thx|ta|cheers|appreciat\w*)\b/i.test(text);
const maxThanks = 6;

const ranked = ['goodbye', 'thanks', 'greeting'] as const;

/** Answers one of thanks, a greeting and a goodbye, the goodbye first; a remark only where nothing else was said. */
export function onePoliteness(acts: readonly Act[]): Act[] {
  const polite = acts.filter(({ kind }) => kind !== 'remark');
  if (polite.length === 0) return [...acts];
  const main = ranked.find((kind) => polite.some((act) => act.kind === kind));
  return polite.filter(({ kind }) => kind === main || !ranked.some((one) => one === kind));
}

/** Whether a message takes leave and asks for nothing: what it tells besides needs no answer. */
export const onlyTakesLeave = ({ message: { clauses }, record }: Context): boolean =>
  !record.draft &&
  !record.handedOver &&
  clauses.some(({ text }) => takesLeave(text)) &&
  clauses.every(({ text }) => takesLeave(text) || !asksForMore(text));
const asksForMore = (text: string) =>
  isQuestion(text) ||
  (['price', 'complaint', 'callBack', 'person'] as const).some((name) =>
    actPatterns[name].test(text),
  );
