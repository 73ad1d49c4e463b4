import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';

const floor = '(?:carpets?|flooring|laminate|lvt|vinyl|lino|floor)';
/** A floor that the customer has already, bought somewhere else. */
const owned = new RegExp(
  [
    String.raw`\balready (?:got|have|had|bought|own|ordered)\b(?![^.?!]{0,15}\b(?:underlay|grippers?|samples?|quotes?|prices?|sizes?|measurements?)\b)`,
    String.raw`\b(?:bought|got|ordered|picked up|have)\b[^.?!]{0,30}\b(?:${floor}|remnant|off-?cut|roll)\b[^.?!]{0,30}\b(?:from|off|at|already|myself|elsewhere|online|warehouse|market|auction|in the garage|sat here)`,
    String.raw`\b(?:my|our) own ${floor}\b`,
    String.raw`\b(?:${floor}|one) (?:that )?(?:i'?ve|i have|we'?ve|we have|i|we) (?:already )?(?:bought|got|ordered|supplied?)\b`,
    String.raw`\b(?:i|we)(?:'?ve| have)?(?: already)? (?:bought|ordered|got) (?:the|my|our|a|some) (?:own )?${floor}\b`,
    String.raw`\b(?:got|bought) (?:from )?(?:somewhere else|elsewhere|online)`,
  ].join('|'),
  'i',
);
const wantsLaid =
  /\b(?:fit|fits|fitting|fitted|lay|laying|laid|put(?:ting)? (?:it )?down|install\w*|do the labour|labour)\b/i;
/** "Fitting only", "just labour, no materials" */
const workOnly =
  /\b(?:fitting|laying|labour|installation) only\b|\b(?:just|only) (?:the |for (?:the )?)?labour\b|\b(?:no|without|not the) materials?\b[^.?!]{0,20}\b(?:fit\w*|labour|lay\w*)\b|\b(?:fit\w*|labour|lay\w*)\b[^?!]{0,20}\bno materials?\b|\b(?:do|can|would) (?:you|u) (?:just|only) (?:fit|lay|do (?:the )?fitting)\b(?! (?:it )?(?:over|on|straight|direct))(?![^.?!]*\b(?:new|one of yours)\b)/i;
/** The old floor, or sizes and samples, are no floor to lay. */
const isOther =
  /\b(?:old|existing|from (?:you|u|your|yourselves)|off (?:you|u)|from wyvern|bought (?:the |a |this )?(?:house|flat|place|home))\b|\bhow much of (?:that|it|this)\b/i;
/** "And with one of your carpets?" */
const wantsOurs =
  /\b(?:your|ur) (?:own )?(?:carpets?|laminate|vinyl|lvt|floors?|flooring|cheapest)\b|\b(?:one|some) of yours\b|\b(?:from|off) (?:you|u)\b|\bsupply (?:and|&|n) fit\b|\binstead\b/i;

/** Notes that the customer has a floor already and wants it laid, until one of ours is asked for. */
export function observeOwnFloor(
  record: ConversationRecord,
  { plain }: Message,
  namesProduct: boolean,
) {
  if (namesProduct || wantsOurs.test(plain)) {
    delete record.ownFloor;
    return;
  }
  const isOwn = (owned.test(plain) && wantsLaid.test(plain)) || workOnly.test(plain);
  if (isOwn && !isOther.test(plain)) record.ownFloor = true;
}
