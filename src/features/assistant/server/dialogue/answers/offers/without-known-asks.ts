import type { Turn } from '../../../turn.ts';
import { withoutOffer } from './without-offer.ts';

/** An answer that asks for a number which is known, or beside a visit, offers no call once more. */
export function withoutKnownAsks(
  { record, evidence }: Turn,
  paragraphs: readonly string[],
): string[] {
  const { name, phone } = record.contact;
  // Nobody who cannot be rung is offered a call.
  const isBooking = record.draft?.kind === 'booking' || record.contact.noCalls === true;
  if (!isBooking && (!phone || !name)) return [...paragraphs];
  const instead = isBooking
    ? 'the team can tell you.'
    : record.callBackSent
      ? 'the team can tell you when they ring.'
      : 'shall I ask the team to ring you about it?';
  return paragraphs.map((line) => {
    const known = line.includes('to ring you about it?') ? line : withoutOffer(line, instead);
    if (known === line) return line;
    evidence.push(known);
    if (!record.draft && !record.callBackSent) record.asked = 'callBack?';
    return known;
  });
}
