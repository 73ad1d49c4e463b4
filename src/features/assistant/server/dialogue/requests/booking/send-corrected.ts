import { ordersSend, withoutOrder } from '../../../conversation/consent.ts';
import { withoutDetails } from '../../../conversation/remarks/without-details.ts';
import { withoutTalk } from '../../../conversation/remarks/without-talk.ts';
import { estimateOf, sayInFull, sendForm } from '../../../tools/forms.ts';
import type { Turn } from '../../../turn.ts';
import { saysNoCalls, saysWhose } from '../../observe/contact/no-calls.ts';
import { wordsOfVisit } from '../../observe/visit/words-of-visit.ts';
import { asksForChange } from '../change-request.ts';
import { sayNotInIt } from './answer-unplaced.ts';
import { settleEstimates } from './booking-estimate.ts';
import { isSameButNote, valuesOf } from './booking-values.ts';
import { findMissing } from './missing-details.ts';
import { settleDates } from './settle-dates.ts';
import { findUnreadVisitWords } from './unread-visit-words.ts';

/**
 * Sends a request that was read back as the message corrects it, where it has it sent in so many words: "it's flat 3,
 * then send it". What was sent is said in full.
 * @returns undefined if it corrects nothing that was understood, or something stays open
 */
export async function sendCorrected(turn: Turn): Promise<string[] | undefined> {
  const { record, proposal, message, observed } = turn;
  // What rooms and floors a change leaves is seen before it is sent.
  if (observed.rooms || observed.floors.isChanged) return undefined;
  if (proposal?.kind !== 'booking' || !proposal.values || !ordersSend(message)) return undefined;
  const settled = await settleDates(turn);
  const values = valuesOf(record, settled);
  if (settled.problems.length > 0 || findMissing(record, settled).length > 0) return undefined;
  if (turn.tools.checkBooking(values).length > 0) return undefined;
  const isOnlyNote = isSameButNote(proposal.values, values);
  const isNoted = proposal.values.requirements !== values.requirements;
  if (isOnlyNote && isNoted && asksForChange(message.plain)) return undefined;
  const isSame = isOnlyNote && !isNoted;
  const isNotInIt = isSame && observed.floorsRefused.length > 0;
  if (isSame && !isNotInIt && tellsMore(turn)) return undefined;
  if (findUnreadVisitWords(wordsOfVisit(message.plain, true).text, values)) return undefined;
  await settleEstimates(turn);
  const estimate = estimateOf(record);
  record.draft = proposal;
  Object.assign(proposal, { values });
  if (estimate) proposal.estimate = estimate;
  else delete proposal.estimate;
  const sentBefore = record.formsSent;
  const lines = await sendForm(turn);
  if (record.formsSent === sentBefore) return lines;
  if (isNotInIt) turn.evidence.push(sayNotInIt(record));
  if (isSame) return isNotInIt ? [sayNotInIt(record), ...lines] : lines;
  const lead = isOnlyNote ? 'I’ve added that to the note.' : 'I’ve changed that.';
  const said = sayInFull({ ...proposal, values }, lines, lead);
  turn.evidence.push(...said);
  return said;
}

/** Whether something beside the order stands in no field of the request, and not in its note. */
const tellsMore = ({ message, record: { contact } }: Turn): boolean =>
  withoutOrder(message)
    .split(/,\s+|\bbut\b|\band\b/)
    .some((piece) => {
      const isHeld = contact.noCalls && (saysNoCalls(piece) || saysWhose(piece));
      return !isHeld && withoutTalk(withoutDetails(piece, contact)) !== '';
    });
