import { actPatterns } from '../../conversation/act-patterns.ts';
import type { Act, Context } from './act.ts';

/** A question of more words is more than a pleasantry. */
const maxPolite = 5;
const timeOfDay = /^\W*(?:morning|afternoon|evening)\W*$/i;

/** Thanks, a greeting or a goodbye; "morning" answers when, while a visit is arranged. */
export function readPoliteness(
  text: string,
  asks: boolean,
  { draft }: Context['record'],
): Act | undefined {
  if (asks && text.split(/\s+/).length > maxPolite) return undefined;
  for (const kind of ['goodbye', 'thanks', 'greeting'] as const)
    if (actPatterns[kind].test(text) && !(draft && timeOfDay.test(text))) return { kind };
  return undefined;
}
