import type { Turn } from '../../turn.ts';

/**
 * Takes a part of a request that is named without a new value ("the day", "my phone number") out of the
 * record, so that it is asked for again.
 */
export function reopenNamedPart({ record, message }: Turn) {
  const { visit, contact, draft } = record;
  const says = (words: RegExp) => words.test(message.plain);
  if (says(/\b(?:days?|dates?)\b/i)) {
    visit.dates = [];
    delete visit.from;
    delete visit.to;
  }
  if (says(/\btimes?\b/i)) {
    visit.times = [];
    // Asked for again as once before: any time is only put down for who has not said one.
    if (draft?.timesAsked?.day) draft.timesAsked = { ...draft.timesAsked, day: 1 };
  }
  if (says(/\b(?:floor|flooring|carpet|vinyl|laminate)\b/i)) {
    delete record.floor;
    delete record.floorsWanted;
    delete record.isFloorOpen;
    for (const room of record.rooms) delete room.floor;
  }
  if (says(/\b(?:name|contact|details)\b/i)) delete contact.name;
  if (says(/\b(?:phone|number|contact|details)\b/i)) delete contact.phone;
  if (says(/\b(?:email|e-mail|contact|details)\b/i)) delete contact.email;
  if (says(/\b(?:address|postcode)\b/i)) {
    delete contact.address;
    delete contact.postcode;
  }
}
