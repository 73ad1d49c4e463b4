import { actPatterns } from '../../../conversation/act-patterns.ts';
import { isWorkAt, workIn } from '../../../tools/describe-extras.ts';
import type { Context } from '../act.ts';

const asksPrice =
  /\bhow much\b|\bprice(?:d|s)?\b|\bcosts?\b|\bquote\b|\bestimate\b|\bcharge\b|\bwhat would (?:you|it) (?:want|be)\b|\b(?:going )?rate\b/gi;
/** What may stand between the price that is asked for and the work. */
const between =
  /^\W*(?:(?:to|for|of|on|is|are|it|its|that|would|will|be|do|does|you|u|ya|guys|charge|cost|if|me|us|i|we|wanted|want|need|needed|a|an|the|my|our|some|please|roughly|about|just|only|and|have|having|get|getting)\s+)*/i;
const lead =
  /^\W*(?:(?:hi|hiya|hello|hey|so|and|ok|also|just|please|can|could|would|do|you|u|i|we|need|want|like|looking|to|after|for|get|have|having|getting|the|my|our|a|an|some|price|only)\s+)*/i;
/** "… to be levelled", "… taken up": the work comes after what it is done to. */
const doneTo =
  /\b(?:(?:to be|being|be|have|get|having|getting|want|need)\b[^.?!,]{0,40}?\b)?(?:levelled|leveled|boarded|plied|(?:taken|ripped|pulled|lifted|taking|ripping|lifting|pulling) (?:up|out)|uplifted|removed|disposed of)\b/i;
/** Of a floor that is bought with it: "a 5x4 lounge with levelling". */
const besideFloor =
  /\b(?:with|plus|includ\w*|incl?|and|as well|too|also|needs|everything|all in|fitted|fitting|supply|supplied|new (?:floor\w*|carpet\w*|one|laminate|vinyl|lvt)|flooring|lay(?:ing)? (?:a|the|new|some)|replac\w+)\b/i;
const pointsAtIt = /\b(?:that|it|this|them)\b/i;
const ofWorkTold = new Set(['workPrice', 'taught']);

/** Whether a text asks what some work costs, and not a floor that it is done for. */
function asksForWork(text: string): boolean {
  const isNext = [...text.matchAll(asksPrice)].some((found) => {
    const rest = text.slice(found.index + found[0].length);
    return isWorkAt(rest.replace(between, ''));
  });
  if (isNext) return true;
  if (!actPatterns.price.test(text) && !/\bcharge\b/i.test(text)) return false;
  if (isWorkAt(text.replace(lead, ''))) return true;
  return doneTo.test(text) && workIn(text) && !besideFloor.test(text);
}

/** "How much to level it, it's 5 x 2.8": the price of some work is wanted for a size, and no floor is spoken of. */
export function asksWorkAlone({ message, record, observed }: Context): boolean {
  const { rooms, floor, priced, draft, ownFloor, lastAct = '', topic = '' } = record;
  if (priced.length > 0 || draft || ownFloor || floor || record.handedOver) return false;
  if (rooms.length === 0 || rooms.some((room) => room.floor)) return false;
  if (observed.floors.named.length > 0 || observed.floors.choice) return false;
  const { plain, clauses } = message;
  const says = [plain, ...clauses.map(({ text }) => text)];
  const isApart = clauses.length > 1 && actPatterns.price.test(plain) && !besideFloor.test(plain);
  const isNamed = says.some(
    (text) => asksForWork(text) || (isApart && isWorkAt(text.replace(lead, ''))),
  );
  if (isNamed) return !boughtWithIt.test(plain);
  const isTold = ofWorkTold.has(lastAct) && (workIn(topic) || record.workTold !== undefined);
  const isNext = lastAct === 'workPrice' && goesOn.test(plain) && workIn(plain);
  const isPointed = isTold && pointsAtIt.test(plain) && actPatterns.price.test(plain);
  return isNext || (isPointed && !besideFloor.test(plain));
}
const boughtWithIt =
  /\b(?:and|then|plus) (?:to )?(?:fit|lay|supply|put|have|get|install|carpet)\b|\bnew (?:floor\w*|carpet\w*|one|laminate|vinyl|lvt)\b|\bflooring\b|\breplac\w+ (?:it|with)\b/i;
/** "And levelling it?", after other work was priced. */
const goesOn = /^\W*(?:and|plus|also|what about|how about|what if|ok)\b/i;
