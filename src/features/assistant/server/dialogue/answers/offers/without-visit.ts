import { phone } from '#features/business/facts.ts';
import type { Turn } from '../../../turn.ts';

/** Sentences that offer a visit to who wants none. */
const offers = [
  /\b(?:shall|should) I (?:ask for|book)\b[^.?!]*\b(?:measure|visit|one)\b[^.?!]*\?/gi,
  /\bWould you like the free measure booked\?/gi,
  /\bI can book (?:you )?a repair visit(?:[.!]|;\s*(?=ring\b))/gi,
  /(?:,| and)? (?:or |and )?(?:tell me (?:what[’']s wrong|about the (?:property|place)) and )?I[’']ll book (?:you )?a (?:repair visit|free measure)(?=\.)/gi,
  /\bYou can book a visit here with me or with any Free Quote button\./gi,
  /\bJust say when you[’']d like the repair visit\./gi,
];

/** A line without its offers of a visit. */
export function withoutVisitOffer(line: string): string {
  const rest = offers.reduce((text, offer) => text.replace(offer, ''), line);
  return rest === line ? line : rest.replace(/\s+/g, ' ').trim();
}

/** What can be done without a visit: said once a visit was refused. */
export function sayWithoutVisit({ record, evidence }: Turn): string[] {
  const isPriced = record.priced.length > 0;
  const lines = [
    'That’s fine, nobody needs to come round.',
    `${isPriced ? 'Your estimate stays at its link, and I can price other rooms or floors here too.' : 'I can price rooms here from your own sizes, and answer questions about the floors.'} If you’d rather talk it through, ring us on ${phone.display}.`,
  ];
  evidence.push(...lines);
  return lines;
}

/** How to go on without a visit. */
export function sayNextWithoutVisit({ record, evidence }: Turn): string[] {
  record.asked = 'callBack?';
  const lines = [
    `Without a visit, the next step is a talk with the team: they’ll tell you how to go ahead from your own sizes. Ring us on ${phone.display}, or leave your name and number and they’ll ring you.`,
  ];
  evidence.push(...lines);
  return lines;
}
