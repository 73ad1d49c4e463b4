import { withoutEmail } from '../../../conversation/hand-over-reasons.ts';
import { wasSaid } from '../../../conversation/said.ts';
import type { Turn } from '../../../turn.ts';
import { addForTeam, continueCallBack } from '../call-back.ts';
import { summarise } from '../calls/summarise.ts';

/**
 * Without an email address the team rings to arrange the visit.
 * @param isEmailLeft whether it was asked for again and again, and nothing said of it
 */
export async function bookByPhone(turn: Turn, isEmailLeft: boolean): Promise<string[]> {
  const { record, evidence } = turn;
  if (record.callBackSent) {
    await addForTeam(turn);
    delete record.draft;
    delete record.asked;
  }
  record.handOverReason = withoutEmail;
  const lines = await continueCallBack(turn);
  const opening = isEmailLeft
    ? 'I haven’t got an email for you, so the team will ring you and arrange the visit over the phone.'
    : 'No email needed: the team will ring you and arrange the visit over the phone.';
  evidence.push(opening, summarise(record, turn.text));
  return [...(wasSaid(record, opening) ? [] : [opening]), ...lines];
}
