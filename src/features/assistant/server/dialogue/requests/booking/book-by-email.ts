import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { wasSaid } from '../../../conversation/said.ts';
import type { Turn } from '../../../turn.ts';
import { handOver } from '../hand-over.ts';

/** Why a number is asked for all the same. */
export const whyNumber =
  'The booking form can’t be sent without a phone number, but nobody will ring it: I’ve put “email only” on your request. A relative’s or neighbour’s number will do.';

/** Whoever cannot be rung is asked for a number once, with the reason. */
export const askForNumber = (record: ConversationRecord): string =>
  wasSaid(record, whyNumber)
    ? 'Is there a number I may put on it, which nobody rings? If not, say so and the team goes on by email.'
    : `${whyNumber} Which number may I put?`;

const none =
  /\b(?:no|not|don'?t|do not|haven'?t|have not|never|nobody'?s?|no one'?s?)\b[^.?!]{0,25}\b(?:tele)?(?:phone|number|mobile|one|anyone|anybody|relatives?|family)\b|^\W*(?:no|nope|none)\W*$/i;

/** Whether there is no number at all, or it was asked for twice in vain. */
export function hasNoNumber({ record, message, observed }: Turn): boolean {
  const { contact, draft } = record;
  if (!contact.noCalls || contact.phone || !contact.email || !contact.name) return false;
  const times = draft?.timesAsked?.contact ?? 0;
  if (observed.contact.includes('phone')) return false;
  const isSaid = message.clauses.some(({ text }) => !isQuestion(text) && none.test(text));
  return times > 0 && (isSaid || times > 2);
}

/** Without any number the team arranges the visit by email. */
export async function bookByEmail(turn: Turn): Promise<string[]> {
  const { record, evidence } = turn;
  await handOver(turn, 'noPhone');
  delete record.draft;
  delete record.asked;
  record.paused = true;
  const line = `That’s fine. I can’t send the form itself without a number, so I’ve passed what you’ve told me to the team: they’ll email you at ${record.contact.email}, and nobody will ring.`;
  evidence.push(line);
  return [line];
}
