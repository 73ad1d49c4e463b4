import { actPatterns } from '../../conversation/act-patterns.ts';
import type { Act, Context } from './act.ts';

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
  if (says('goodbye') && !isAnswer) return { kind: 'goodbye' };
  if (says('thanks') && isShortOrPlain(text)) return { kind: 'thanks' };
  if (says('greeting') && draft?.kind !== 'booking') return { kind: 'greeting' };
  return undefined;
}

/** "Fitting then would be ideal" thanks nobody. */
const isShortOrPlain = (text: string) =>
  text.trim().split(/\s+/).length <= maxThanks ||
  /\b(?:than[kx]\w*|thx|ta|cheers|appreciat\w*)\b/i.test(text);
const maxThanks = 6;
