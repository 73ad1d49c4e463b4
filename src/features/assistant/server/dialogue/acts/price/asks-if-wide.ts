import { actPatterns, isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { Act, Context } from '../act.ts';

/** "Does it come wide enough?", "could it go down in one piece?" */
export const asksIfWide =
  /\bwide enough\b|\b(?:in|as) (?:one|a single) (?:piece|bit|sheet|go)\b|\b(?:no|without(?: a| any)?|avoid(?: a| any| the)?) (?:joins?|seams?)\b/i;

/** Whether the floor of rooms that are known covers them in one piece is answered in place of their price. */
export function readIfWide(
  { text }: Clause,
  { record, message, observed }: Context,
): Act[] | undefined {
  const asked = message.clauses.find((one) => isAsked(one));
  if (!asked || record.rooms.length === 0 || record.draft || observed.rooms) return undefined;
  if (asked.text === text) return [{ kind: 'roll' }];
  // "Ok. What about vinyl instead, does it come wide enough?" asks for no price of it.
  const isLead =
    observed.floors.isChanged &&
    !actPatterns.price.test(message.plain) &&
    (!isQuestion(text) || proposes.test(text));
  return isLead ? [] : undefined;
}

const proposes = /\b(?:what|how) about\b|\binstead\b|\bwhat if\b/i;
const isAsked = ({ text }: Clause) =>
  asksIfWide.test(text) && /\b(?:does|do|is|are|can|could|would|will|come|comes)\b/i.test(text);
