import { type Act, type Context, toTaughtAct } from './act.ts';

/** A floor that the customer has already, bought somewhere else. */
const owned =
  /\b(?:already (?:got|have|had|bought|own|ordered)|(?:bought|got|ordered|picked up|have)\b[^.?!]{0,30}\b(?:carpet|flooring|laminate|lvt|vinyl|lino|remnant|off-?cut|roll|floor)\b[^.?!]{0,30}\b(?:from|off|at|already|myself|elsewhere|online|warehouse|market|auction|in the garage|sat here)|(?:my|our) own (?:carpet|flooring|laminate|lvt|vinyl|lino|floor)\b|(?:carpet|flooring|laminate|lvt|vinyl|lino|floor|one) (?:that )?(?:i'?ve|i have|we'?ve|we have|i|we) (?:already )?(?:bought|got|ordered|supplied?)\b|(?:got|bought) (?:from )?(?:somewhere else|elsewhere|online))/i;
const wantsLaid =
  /\b(?:fit|fits|fitting|fitted|lay|laying|laid|put(?:ting)? (?:it )?down|install\w*|do the labour|labour)\b/i;
/** The old floor, or sizes and samples, are no floor to lay. */
const isOther =
  /\b(?:old|existing|from (?:you|u|your|yourselves)|off (?:you|u)|from wyvern|bought (?:the |a |this )?(?:house|flat|place|home))\b/i;
const question = 'Do you fit carpet bought elsewhere?';

/** "I've bought a carpet already, what is it to fit?": no price of ours; whether we lay it is not known. */
export function readOwnFloor({ message, observed, findTaught }: Context): Act | undefined {
  const { plain } = message;
  if (observed.floors.named.some(({ slug }) => slug !== undefined)) return undefined;
  if (!owned.test(plain) || !wantsLaid.test(plain) || isOther.test(plain)) return undefined;
  const taught = findTaught(question);
  return taught ? toTaughtAct(taught) : { kind: 'workPrice' };
}
