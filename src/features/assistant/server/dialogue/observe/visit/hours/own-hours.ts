/** An hour in figures that counts nothing else. */
export const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?(?!\s*(?:rooms?|bed|m\b|metres?|weeks?|months?|days?|ft|feet|years?|yrs?|kids|flats?|x\b))`;
export const about = String.raw`(?:about\s+|around\s+|roughly\s+|approx\s+|maybe\s+)?`;

/** "I work till 3", "carers until 10": busy up to a time, so free from then on. */
export const busyUntil = new RegExp(
  String.raw`\b(?:work\w*|(?<!\b(?:come|pop|get|someone|somebody|you) )out|busy|away|carers?|school|nursery|college|shift|meetings?|appointment|hospital|asleep|sleep\w*|in bed|not (?:in|home|back|here|up|free))\b[^,.;!?]{0,25}\b(?:till|til|until|to|before)\s+${about}${clock}`,
  'i',
);
/** "Home from 3", "back at 2", "finish work at 4". */
export const freeFrom = new RegExp(
  String.raw`\b(?:home|back|(?<!\blet (?:you|u|him|her|them|us|someone|somebody|your \w+) )in|free|available|finish\w*|get off|off work|done|around|here)\b[^,.;!?\d]{0,25}\b(?:from|after|at|by)\s+${about}${clock}`,
  'i',
);
/** "Leave for work at 1", "out from 2", "school run at 3", "baby sleeps after 1". */
export const busyFrom = new RegExp(
  String.raw`(?:\b(?:leav\w+|out|go out|going out|go to work|start(?:s|ing)?(?: work| my shift)?|school run|pick(?:ing)? up|collect\w*|have to be|need to be|got to be|gotta be|away|busy|(?:i|we|he|she)(?:'ve| have| has)(?: got)? (?:the|a|an|my|our|his|her) \w+)\b[^,.;!?\d]{0,30}\b(?:at|by|from|before)|\b(?:sleep\w*|asleep|nap\w*|rest(?:s|ing)|out|away|busy|work(?:s|ing)?) after)\s+${about}${clock}`,
  'i',
);
