import { formatPounds } from '#platform/units/pounds.ts';
import type { PriceList } from './business-tools.ts';

const furniture =
  'furniture|sofas?|settees?|couch(?:es)?|suite|sideboards?|dressers?|cabinets?|beds?|wardrobes?|(?:chest of )?drawers|bookcases?|shelves|(?:dining |coffee )?tables?|chairs|armchairs?|desks?|piano|tv|telly|heavy (?:things|stuff|items)|my stuff|our stuff|big stuff';
/** "Does that include moving the settee and sideboard?" */
export const furnitureMoved = new RegExp(
  String.raw`\b(?:mov(?:e|es|ed|ing)|shift\w*|lift\w*)\b[^.?!]{0,25}\b(?:${furniture})\b|\bfurniture\b[^.?!]{0,15}\b(?:mov\w+|shift\w*)\b`,
  'i',
);

type Extras = PriceList['extras'];
/** Work beside the fitting that has a price of its own, by the words that ask for it. */
const extras: {
  name: keyof Omit<Extras, 'upliftMinimum'>;
  asked: RegExp;
  say: (prices: Extras) => string;
}[] = [
  {
    name: 'uplift',
    asked:
      /\b(?:uplift\w*|dispos\w*|get(?:ting)? rid|rip(?:ping|ped)? (?:\w+ ){0,3}?(?:up|out)|(?:tak\w+|lift\w*|pull\w*|com(?:e|ing)) (?:\w+ ){0,3}?(?:up|away)|remov\w+ (?:\w+ ){0,2}?(?:carpets?|lino|laminate|vinyl|tiles?|floor\w*))\b/i,
    say: ({ uplift, upliftMinimum }) =>
      `Taking up the old floor and disposing of it is ${formatPounds(uplift)} per m², at least ${formatPounds(upliftMinimum)}.`,
  },
  {
    name: 'furniture',
    asked: furnitureMoved,
    say: ({ furniture }) => `Moving furniture is ${formatPounds(furniture)} a room.`,
  },
  {
    name: 'doorTrim',
    asked:
      /\b(?:trim\w*|cut\w*|shav\w*|plan(?:e|ed|ing)|tak\w+)\b[^.?!]{0,15}\bdoors?\b(?! bars?)|\bdoors?\b(?! bars?)[^.?!]{0,20}\btrim\w*/i,
    say: ({ doorTrim }) => `Trimming doors is ${formatPounds(doorTrim)} each.`,
  },
  {
    name: 'plywood',
    asked: /\bply(?:wood)?\b/i,
    say: ({ plywood }) => `Plywood is ${formatPounds(plywood)} per m², confirmed at the visit.`,
  },
  {
    name: 'levelling',
    asked: /\b(?:re-?)?level(?:ling|led)?\b(?![^.?!]*\bmyself\b)(?! loop)/i,
    say: ({ levelling }) =>
      `Levelling is ${formatPounds(levelling)} per m², confirmed at the visit.`,
  },
];

const [uplift] = extras;
const byCustomer =
  /\b(?:myself|ourselves|my own|i'?ll|we'?ll|i will|we will|i can|we can|i'?m|we'?re|i'?ve|we'?ve|already|have|has|had|been|my (?:husband|dad|son|builder|mate)|the builders?)\b/i;

/** Whether we are to take the old floor up: "and with the old carpet taken up?" */
export const asksUplift = (text: string): boolean => saysUplift(text) && !byCustomer.test(text);

/** Whether taking up the old floor is spoken of, whoever does it. */
export const saysUplift = (text: string): boolean => uplift?.asked.test(text) === true;

/** Where that work is priced for good. */
export const extrasInQuote = 'It goes into your written quote after the free measure.';

/** The work that a text asks for, with what it costs beside the fitting. */
export const extrasAsked = (prices: PriceList, text: string) =>
  extras
    .filter(({ asked }) => asked.test(text))
    .map(({ name, say }) => ({ name, line: say(prices.extras) }));

/** What the work that a text asks for costs beside the fitting. */
export const describeExtras = (prices: PriceList, text: string): string[] =>
  extrasAsked(prices, text).map(({ line }) => line);

/** Whether a text speaks of work beside the fitting that has a price. */
export const workIn = (text: string): boolean => extras.some(({ asked }) => asked.test(text));

/** Whether a text begins with such work, or with what it is done to: "the old carpet taken up". */
export const isWorkAt = (text: string): boolean =>
  extras.some(({ asked }) => {
    const found = asked.exec(text);
    return found !== null && isObject.test(text.slice(0, found.index));
  });
const isObject =
  /^(?:(?:the|my|our|an?|old|existing|current|concrete|wooden|floor|floorboards|carpets?|lino|laminate|vinyl|tiles?|underlay|to|be|being|self)[\s-]+)*$/i;

/** What taking up the old floor costs. */
export const describeUplift = (prices: PriceList): string => uplift?.say(prices.extras) ?? '';

/** What all of it costs. */
export const describeAllExtras = (prices: PriceList): string[] =>
  extras.map(({ say }) => say(prices.extras));
