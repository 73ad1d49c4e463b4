import type { ConversationRecord } from '../../../conversation/record.ts';
import { readCount } from '../../../nlu/text/spoken-numbers.ts';
import { asksUplift, saysUplift } from '../../../tools/describe-extras.ts';

/** Work beside the fitting that is wanted with a job. */
export type ExtrasWanted = {
  uplift?: true;
  furniture?: true;
  doors?: number;
  /** Of the whole floor. */
  levelling?: true;
  /** Under the whole floor. */
  plywood?: true;
};

const counts = String.raw`\d{1,2}|a|one|two|three|four|five|six|seven|eight`;
const doors = new RegExp(
  String.raw`\b(${counts}) (?:of the |of my |\w+ )?doors? (?:to be |being |need(?:s|ing)? )?(?:trim|plan|shav|cut|eas)\w*|\b(?:trim\w*|plan(?:e|ing)|shav\w*|eas(?:e|ing)) (?:of )?(?:the )?(${counts}) (?:\w+ )?doors?\b|\b(?:add|with|plus|miss(?:ed)?|forg[oe]t\w*|including|inc|and|left out)(?: off)? (?:the |those |my |our )?(${counts}) doors?\b(?! ?bars?)`,
  'i',
);
const joins = String.raw`\b(?:add\w*|with|plus|including|inc|incl|and|n|also|missed|forg[oe]t\w*|need|want)\b`;
/** "Do you move furniture?" only asks. */
const isNoQuestion = String.raw`(?<!\b(?:do|does|can|will|would|could) (?:you|u|ya|they|it|that|this) (?:\w+ ){0,2})`;
const things = '(?:furniture|sofas?|beds?|wardrobes?)';
const furniture = new RegExp(
  String.raw`${joins}[^.?!]{0,20}${isNoQuestion}\b${things}(?: (?:to be|being|all))? (?:mov\w+|shift\w+)|${joins}[^.?!]{0,12}${isNoQuestion}\bmov(?:ing|ed) (?:of )?(?:the |our |my )?${things}|\b(?:add(?:ing)?|with|plus)\b(?: in| on)? (?:the |our |my )?furniture\b|^\W*${things} (?:moved|moving|shifted)\b`,
  'i',
);
/** "LVT with levelling", "lvt plus the levelling", "the levelling as well". */
const wantsWork = (work: string) =>
  new RegExp(
    String.raw`\b(?:add(?:ing|ed)?|with|plus|includ(?:e|ing)|inc|incl|(?<=\w )and|n|\+|not forgetting|forg[eo]t\w*|missed)(?: in| on)? (?:(?:the|some|full|for|any|all|cost|price|of|your|self) )*(?:self[- ]?)?${work}\b|\+ ?${work}\b|\b${work}\b(?: \w+){0,3} (?:as well|too|on top|added|included?)\b`,
    'i',
  );
/** "Does that include the levelling?", "do you do LVT with levelling?" add nothing. */
const asksIfWith = (work: string) =>
  new RegExp(
    String.raw`^\W*(?:(?:and|so|but|ok|then|does)\W+)*(?:is|are|was|does|do|did|has|have|will|should|must|would you)\b|(?<!\b(?:what|how much|wot) )\b(?:does|is|was|do|did|are|has|have)(?:n'?t)? (?:it|that|this|the|they|you|i|we)\b(?! (?:come|cost|work|add))[^.?!]*\b${work}`,
    'i',
  );
const [levelling, asksIfLevelled] = [wantsWork('level(?:l?ing)'), asksIfWith('level')];
const [plywood, asksIfPlywood] = [wantsWork('ply(?:wood)?'), asksIfWith('ply')];
/** "With the old carpet up" */
const oldUp =
  /\bwith (?:the |all the )?old (?:carpets?|floor\w*|lino|laminate|vinyl|stuff) (?:taken |ripped |lifted |pulled )?(?:up|out|away|gone|lifted)\b/i;
const asksAll =
  /\b(?:totals?|all in|in all|altogether|all together|everything in|come to|comes to|price|cost)\b/i;

/** What is wanted beside a floor, and what not, in words for the team. */
export function describeWanted({
  extras: { uplift, furniture, doors, levelling: levels, plywood: ply } = {},
  without = [],
}: Pick<ConversationRecord, 'extras' | 'without'>): string {
  const said = [
    ...(uplift ? ['take up the old floor'] : []),
    ...(furniture ? ['move the furniture'] : []),
    ...(doors ? [`trim ${doors} ${doors === 1 ? 'door' : 'doors'}`] : []),
    ...(levels ? ['level the floor'] : []),
    ...(ply ? ['lay plywood'] : []),
    ...without.map((part) => `no ${partNames[part]}`),
  ].join(', ');
  return said === '' ? '' : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
const partNames = { underlay: 'underlay', edging: 'edging', doorBars: 'door bars' };

/** Parts of a text that say one thing each. */
const clauseEnds = /[.?!,;]|\b(?:and|but|so)\b/i;
const refuses =
  /\b(?:no need (?:to|for)|(?:don'?t|do not|dont|won'?t|wont|needn'?t) (?!forget)(?:need |want |bother |worry )?|without|not|leave out|leave|(?<!don'?t )forget|no(?= (?:self[- ]?)?(?:level|ply))|skip|scrap|minus)\b/i;
const byOwn =
  /\b(?:i|we)(?:'?ll|'?m| will| can| am|'?re|'?ve| have)\b(?! (?:have|need|want|pay|take (?:it|that)))|\b(?:my|our|her|his) (?:husband|wife|dad|son|brother|mate|builder|partner|lad)s?\b|\b(?:myself|ourselves)\b/i;
const works: Record<keyof ExtrasWanted, (text: string) => boolean> = {
  uplift: (text) =>
    saysUplift(text) ||
    /\b(?:uplift|(?:old|existing) (?:carpets?|floor\w*|lino|vinyl|one|laminate))\b/i.test(text),
  furniture: (text) => /\b(?:furniture|sofas?|wardrobes?)\b/i.test(text),
  doors: (text) => /\bdoors?\b(?! ?(?:bars?|strips?))/i.test(text),
  levelling: (text) => /\blevell?ing\b/i.test(text),
  plywood: (text) => /\bply(?:wood)?\b/i.test(text),
};
const doesWork =
  /\b(?:tak\w+|lift\w*|pull\w*|ripp?\w*|get(?:ting)?|mov\w+|shift\w*|clear\w*|trim\w*|plan(?:e|ing)|shav\w*|do(?:ing)?|done|stay\w*|leav\w*)\b/i;

/** The extras that a text does not want: the customer does that work, or it is not to be done. */
export function readRefused(text: string): (keyof ExtrasWanted)[] {
  const said = text.split(clauseEnds);
  return (Object.keys(works) as (keyof ExtrasWanted)[]).filter((work) =>
    said.some(
      (part) =>
        works[work](part) &&
        (refuses.test(part) ||
          (byOwn.test(part) && doesWork.test(part) && !/\bwith\b/i.test(part))) &&
        !/\b(?:please|wrong|said|should)\b/i.test(part),
    ),
  );
}

/** The extras that a text wants in a price. */
export function readExtras(said: string): ExtrasWanted {
  const refused = new Set(readRefused(said));
  const wanted = readWanted(said);
  for (const work of refused) delete wanted[work];
  return wanted;
}

function readWanted(text: string): ExtrasWanted {
  const found = doors.exec(text);
  const word = found?.slice(1).find(Boolean)?.toLowerCase();
  const number = word === undefined ? undefined : (readCount(word) ?? 1);
  return {
    ...((asksUplift(text) || oldUp.test(text)) && { uplift: true as const }),
    ...(furniture.test(text) && { furniture: true as const }),
    ...(number !== undefined && { doors: number }),
    ...(levelling.test(text) && !asksIfLevelled.test(text) && { levelling: true as const }),
    ...(plywood.test(text) && !asksIfPlywood.test(text) && { plywood: true as const }),
  };
}

/** "You missed the 2 doors, and add the furniture. Final total?": a sum with the extras, and not whether they are in it. */
export function asksWithExtras(text: string): boolean {
  const { doors: trims, furniture: moves, levelling: levels, plywood: ply } = readExtras(text);
  return (
    (trims !== undefined || moves === true || levels === true || ply === true) &&
    asksAll.test(text) &&
    !asksOfOne.test(text)
  );
}
const asksOfOne =
  /\b(?:how much (?:is|to|for|do)|do you|is)\b[^.?!]{0,25}\b(?:furniture|doors?)\b/i;

/** "And add the furniture": what is wanted as well, in so many words. */
export function addedExtra(
  text: string,
): 'furniture' | 'doorTrims' | 'levelling' | 'plywood' | undefined {
  const { furniture: moves, doors: trims, levelling: levels, plywood: ply } = readExtras(text);
  if (ply) return 'plywood';
  if (levels) return 'levelling';
  if (moves) return 'furniture';
  return trims === undefined ? undefined : 'doorTrims';
}

/** "So what's the total with it?", after some work was told. */
const totalWith =
  /\b(?:with|including|incl|inc|plus) (?:it|that|this|them)\b(?: (?:in|on|added|included|as well|too|then|please|pls))*\W*$|\badd(?:ing)? (?:it|that|them)\b(?: (?:in|on|to it|please|pls|then))*\W*$/i;
const ofWorkTold = new Set(['priceMatter', 'workPrice']);

/** The work that was told last, where it is wanted in the sum by "it". */
export function workPointedTo(
  { workTold, lastAct = '' }: Pick<ConversationRecord, 'workTold' | 'lastAct'>,
  text: string,
): 'levelling' | 'plywood' | 'furniture' | undefined {
  if (!workTold || workTold === 'doorTrims' || workTold === 'oldFloor') return undefined;
  const asksIf = /^\W*(?:(?:and|so|but|ok)\W+)*(?:is|was|does|do|did|has|have)\b/i;
  const isMeant = ofWorkTold.has(lastAct) && totalWith.test(text) && !asksIf.test(text);
  return isMeant ? workTold : undefined;
}
