import type { Clause } from '../../../conversation/message.ts';
import { matchAccessories } from '../../products/match-accessories.ts';
import { namesColour } from '../../topics/colours.ts';
import { facetsAsked } from '../../topics/facets.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import type { Context } from '../act.ts';

const isSold =
  /\b(?:how much|prices?|cost|what'?s|whats|do (?:you|they) (?:have|do|sell|stock|come)|come in|sell|sold|list|stairs|staircase|how (?:far|long|many|big|wide|thick)|which|mix|difference|thicker|better|got|size|metre|use)\b/i;
/** It is part of a job, or lies there already. */
const ofJob =
  /\b(?:price|figure|total|old|existing|includ\w*|need|needs|with|reuse|keep|extra|on top)\b/i;
/** "Anything to clean it with": it is used with the floor, and is no part of a job. */
const toClean = /\b(?:clean|wash|mop|wipe)\w*\b[^.?!]*$/i;
const points =
  /\b(?:it|its|that|this|they|them|ones?|these|those|each|both|other|which|tub|how far)\b/i;
const maxNamed = 5;
const maxShort = 8;
const maxElliptic = 6;

const weighs = /\b(?:difference|between|better|thicker|softer|worth)\b/i;
const ofThickness = /\d\s?mm\b/i;

/** "What's the difference between the 8 mm and the 11 mm?", after underlays. */
export const weighsAccessories = (text: string, { record, catalogue }: Context): boolean =>
  weighs.test(text) &&
  (matchAccessories(text, catalogue.products).length > 0 ||
    (record.accessories.length > 0 && ofThickness.test(text)));

/** Whether a clause asks about an accessory that it names, or that was spoken of. */
export function isAboutAccessory(
  { text }: Clause,
  { record, message, catalogue }: Context,
  asks: boolean,
): boolean {
  if (/\bwhich ones?\b/i.test(text) && record.accessories.length === 0) return false;
  const length = text.trim().split(/\s+/).length;
  const isNamed = matchAccessories(text, catalogue.products).length > 0;
  if ((!asks || asksOfOwn.test(text)) && isKept.test(text)) return false;
  if (isNamed && isWish.test(text)) return true;
  if (isNamed)
    return (
      asks && !ofJob.test(text.replace(toClean, ' ')) && (isSold.test(text) || length <= maxNamed)
    );
  if (!asks || hasOther(text) || isOfNeed(text)) return false;
  const isInMessage = matchAccessories(message.plain, catalogue.products).length > 0;
  if (isInMessage && isSold.test(text)) return length <= maxShort && !ofJob.test(message.plain);
  if (record.accessories.length === 0) return false;
  if (ofThickness.test(text) && weighs.test(text)) return true;
  const isAbout = topicsAsked(text).length > 0 || facetsAsked(text).length > 0;
  return isAbout && (points.test(text) || length <= maxElliptic);
}

/** "Need something brass for the doorway", "and rods for 13 stairs". */
const isWish =
  /^\W*(?:and|also|plus)\b(?! (?:(?:the |an? )?(?:carpet|fitting|floor)|is|are|does|do)\b)|\b(?:need|want|after|looking for|'?d like) (?:a |an |some |something|the )/i;
/** "How do I know what underlay I've got?" */
const asksOfOwn = /\b(?:how (?:do|can|would) (?:i|we) (?:know|tell|find out)|what|which)\b/i;
/** "We're keeping the underlay": it is the customer's own. */
const isKept =
  /\b(?:keep(?:ing)?|re-?us(?:e|ing)|existing|already|(?:my|our) own|(?:i|we)(?:'?ve| have|ve)(?: already)? got)\b/i;
/** "Is it OK if water is spilt?" is asked of the floor. */
export const isOfNeed = (text: string) => topicsAsked(text).some(({ name }) => ofFloor.has(name));
const ofFloor = new Set(['water', 'stains', 'scratches', 'dents', 'slip', 'hair', 'accidents']);
/** A floor or a room is spoken of now. */
const hasOther = (text: string) =>
  /\b(?:carpets?|laminate|vinyl|lvt|rooms?|lounge|kitchen|bedrooms?|visit|measure)\b/i.test(text) ||
  namesColour(text);
