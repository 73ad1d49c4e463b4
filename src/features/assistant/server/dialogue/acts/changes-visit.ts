import type { Clause } from '../../conversation/message.ts';
import { hasVisit, mayBook } from '../observe/visit/visit-wish.ts';
import type { Context } from './act.ts';

const moves =
  /\b(?:cancel|move|change|rearrange|reschedule|postpone|swap|bring (?:it )?forward|push (?:it )?back|put (?:it )?off|can'?t make|cant make|cannot make)\b/i;
/** Said beside a day of a visit that was asked for: it is to be another. */
const isOff =
  /\b(?:can'?t|cannot|can not|won'?t|not (?:free|in|there|home|around|available)|no good|no longer|doesn'?t|away|(?:came|come) up|instead|different (?:day|time)|another (?:day|time)|make it|rather|same time)\b/i;

/** Whether a clause moves or cancels a visit that was arranged before: "can't do Friday now, Monday same time?" */
export function changesVisit(clause: Clause, { message, record, observed }: Context): boolean {
  if (record.draft) return false;
  if (record.seeksChange && moves.test(clause.text)) return true;
  if (hasVisit.test(message.plain) && moves.test(message.plain)) return true;
  const isDated = clause.parsed.slots.dates.length > 0;
  const isOther = mayBook(clause, record);
  return (
    record.formsSent > 0 && isDated && !isOther && !observed.rooms && isOff.test(message.plain)
  );
}
