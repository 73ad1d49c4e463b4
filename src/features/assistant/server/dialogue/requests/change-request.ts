import type { Turn } from '../../turn.ts';

const saysWrong =
  /\b(?:wrong|incorrect|not right|isn'?t right|not correct|mistake|needs? (?:to )?chang\w+|(?:can|could|need to|have to|want to|like to) (?:i |we |you )?(?:please )?(?:change|alter|correct)|chang(?:e|ing) (?:the|my|our))\b/i;

/** Whether a message says of what was read back that it is to be another. */
export const asksForChange = (text: string) => saysWrong.test(text.replace(/[’‘]/g, "'"));

/**
 * Takes a part of a request that is named without a new value ("the day", "my phone number") out of the
 * record, so that it is asked for again.
 * @returns whether one was named
 */
export function reopenNamedPart({ record, message }: Turn): boolean {
  const { visit, contact, draft } = record;
  let isNamed = false;
  const says = (words: RegExp) => {
    const isSaid = words.test(message.plain);
    isNamed ||= isSaid;
    return isSaid;
  };
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
  if (says(/\brooms?\b/i) && record.rooms.length === 0) {
    delete record.projectSize;
    if (draft?.timesAsked?.job) draft.timesAsked = { ...draft.timesAsked, job: 1 };
  }
  if (says(/\b(?:floor|flooring|carpet|vinyl|laminate)\b/i)) {
    delete record.floor;
    delete record.floorsWanted;
    delete record.isFloorOpen;
    for (const room of record.rooms) delete room.floor;
  }
  if (says(/\b(?:name|contact|details)\b/i)) delete contact.name;
  if (says(/\b(?:phone|mobile|(?<!house )number|contact|details)\b/i)) delete contact.phone;
  if (says(/\b(?:email|e-mail|contact|details)\b/i)) delete contact.email;
  if (says(/\b(?:address|postcode)\b/i)) {
    delete contact.address;
    delete contact.postcode;
  }
  if (says(/\b(?:flat|street|road|house number)\b/i)) delete contact.address;
  return isNamed;
}
