import { findPhoneNumbers } from '#platform/server/find-phone-numbers.ts';
import { writeFigures } from './sums/amounts-in-words.ts';

/** How a figure was hedged: "about £26", "just under £26", "just over £26". */
export type Hedge = 'about' | 'under' | 'over';

/** A figure, date, place or address in a text; a sum of money with what it is the price of, if
 * that is said; a guess, if nothing but its size makes it one.
 */
export type Claim = { kind: string; value: string; hedge?: Hedge; per?: string; isGuess?: boolean };

// The lookbehind makes a long run of digits match once rather than from each digit: linear time.
const number = String.raw`(?<!\d,?)\d+(?:,\d+)*(?:\.\d+)?`;
/** "45-60", "£20 to £30", "2, 3 and 4". */
const range = String.raw`(${number})(?:, (${number}))?(?:,?\s?(?:-|–|to|and|or)\s?£?(${number}))?`;
const units = (
  [
    ['money', String.raw`£\s?(${number})(?:\s?(?:-|–|to)\s?£?(${number}))?`],
    ['money', String.raw`${range}\s?(?:pounds?|quid|gbp)\b`],
    ['pence', String.raw`${range}\s?(?:p|pence)\b`],
    ['percent', String.raw`${range}\s?(?:%|per ?cent\b)`],
    ['minutes', String.raw`${range}[ -]?(?:minutes?|mins?)\b`],
    ['hours', String.raw`${range}[ -]?(?:hours?|hrs?)\b`],
    ['days', String.raw`${range}[ -]?(?:working )?days?\b`],
    ['weeks', String.raw`${range}[ -]?weeks?\b`],
    ['months', String.raw`${range}[ -]?months?\b`],
    ['years', String.raw`${range}\+?[ -]?(?:years?|yrs?)\b`],
    ['mm', String.raw`${range}\s?(?:mm|millimetres?)\b`],
    ['cm', String.raw`${range}\s?(?:cm|centimetres?)\b`],
    ['miles', String.raw`${range}[ -]?miles?\b`],
    ['m2', String.raw`${range}\s?(?:m²|m2\b|sqm\b|square metres?\b)`],
    ['m', String.raw`${range}[\s-]?(?:m|metres?)\b`],
    ['feet', String.raw`${range}\s?(?:ft|foot|feet)\b`],
    ['oz', String.raw`${range}[ -]?(?:oz|ounces?)\b`],
    ['grams', String.raw`${range}\s?(?:g|grams?)\b`],
    ['kg', String.raw`${range}\s?(?:kg|kilos?)\b`],
    ['degrees', String.raw`${range}\s?(?:°\s?c?|degrees?\b)`],
    ['tog', String.raw`${range}\s?tog\b`],
    ['stars', String.raw`${range}[ -]?stars?\b`],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(pattern, 'gi')] as const);
const bareNumber = new RegExp(`(${number})`, 'g');

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const addressPatterns: [kind: string, pattern: RegExp][] = [
  ['link', /https?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+|(?<![^\s(])\/[a-z?][\w\-./?=&#%+]*/gi],
  ['email', /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi],
];
const wholePatterns: [kind: string, pattern: RegExp][] = [
  ['postcode', /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/gi],
  [
    'date',
    new RegExp(
      String.raw`\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})[a-z]*\b`,
      'gi',
    ),
  ],
  [
    'month',
    /\b(?:january|february|april|june|july|august|september|october|november|december)\b|(?<=\b(?:in|of|until|by|early|mid|late|this|next)[ -])(?:march|may)\b/gi,
  ],
  ['rating', /\b(?:R(?:9|1[0-3])|AC[1-6])\b/gi],
  ['weekday', /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tue|wed|thu|fri|sat)\b/gi],
  [
    'day',
    /\b(?:today|tonight|tomorrow|this afternoon|this morning|next week|this week|(?:same|following)[- ](?:day|week|month)|next[- ]day|(?:within|inside) the (?:hour|day|week|month)|by the end of the (?:day|week|month)|the (?:day|night|evening|morning|week) (?:before|of)\b(?! (?:yesterday|last))|the last minute|overnight|(?:in|within|inside|under) (?:an?|one|half an?) (?:morning|afternoon|day|evening|weekend)|half a day|by (?:lunchtime|noon|midday|teatime|close of play)|on the spot|(?:there and then|then and there)|straight ?away|right away|immediate(?:ly)?|instant(?:ly)?|(?<!\ball )at once|in no time)\b/gi,
  ],
  ['time', /\b\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b\.?|\b\d{1,2}:\d{2}\b/gi],
  [
    'spoken time',
    /\b(?:half past|quarter (?:past|to)|(?:(?<!\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|m|metres?|feet|foot|ft) )by|till?|until|from|at|past|before|after)) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)\b(?! (?:of|or|metre|mile|room))|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o['’]?clock\b|\bround the clock\b|\b24\/7\b/gi,
  ],
];

/** Numbers of list items are not figures. */
const listMarker = /^[ \t]*\d{1,2}[.)] /gm;
/** Phrases that state where the firm works; a name after them is a place. */
const placeAfter =
  /\b(?:cover|come (?:out )?to|serve|reach|work in|fit in|based in|near)\s+((?:\p{Lu}[\p{L}'’-]+)(?:[ -](?:on[ -]|upon[ -])?\p{Lu}[\p{L}'’-]+)*)/gu;

/** Words beside which a number without a unit is a sum of money: "2 a metre", "call it 600". */
const ofPrice =
  /\b(?:costs?|price[ds]?|pricing|pay|charge[sd]?|fee|total|comes? (?:to|out|in)|works? out|all[ -]in|altogether|quote[ds]?|budget|spend|save|saving|deposit|call it|knock|setting you back|set you back|looking at|do it for|have it for|yours for|is (?:fine|ok|okay|enough|plenty|doable|possible|right)|will do|deal|agreed|per (?:m²|square|metre|room)|a (?:square )?(?:metre|yard|room|roll|step))\b/i;
/** What may follow a sum: other words make the number a count, "2 rooms". */
const afterSum =
  /^(?:[ \t]*\n|\s*(?:$|[.,;:!?)–—-]|(?:an?|per|each|for|all|in|on|off|or|and|to|fitted|supplied|including|inc|with|plus|altogether|the|is|would|will|should|could|can|might|covers?|sounds?|seems?|looks?|as|instead|more|less|total|max|tops|if|now|at|by)\b))/i;
/** "£5 a tile", "£5 per m²", "£5 for the lot". */
const perUnit =
  /^\s*(?:\/|(?:per|an?|for each|for every|each(?! (?:would|will|is|are|that|which|make|come|inc|with|and|so|for|plus|in|on|at|if|fitted|supplied))) )\s*((?:square |linear |running )?[\p{L}²]+(?: squared)?)|^\s*(each|apiece|all[ -]in|altogether|in total|for (?:the|that|your) (?:whole |entire )?(?:lot|job|room|lounge|kitchen|bedroom|hall|floor|house|thing)|for up to \d+|for up to (?:two|three|four|five|six))\b/iu;
const unitNames: [unit: string, pattern: RegExp][] = [
  ['m2', /^(?:m²|m2|sqm|sq|square|metre squared|meter squared)/i],
  ['m', /^(?:linear |running )?(?:m|metres?|meters?)$/i],
  ['piece', /^(?:pieces?|each|apiece|bar|one|item|unit|rod|ramp|tub|tin|bottle|litre|kit|set)$/i],
  ['the room', /^for (?:the|that|your) (?:\w+ )?room\b/i],
  ['job', /^(?:all|altogether|in total|for )/i],
];
/** Sums of this size stand alone: smaller numbers may count something. */
const minSum = 30;
const isYear = (value: number, before: string) =>
  value >= 1900 && value <= 2100 && /\b(?:since|in|from)\s*$/i.test(before);
const ofSize = /(?:\b(?:by|x|of)|[×x])\s*$|\bclass\s*$/i;
const sizeNext = /^\s*(?:by\b|x\b|×)/i;

const hedges: [hedge: Hedge, before: RegExp][] = [
  [
    'under',
    /\b(?:(?:(?:just|a (?:shade|touch|bit|little|fraction|whisker)) )?(?:under|less than)|nearly|almost|not quite|just shy of)\s+$/i,
  ],
  [
    'over',
    /\b(?:(?:(?:just|a (?:shade|touch|bit|little|fraction|whisker)) )?over|(?:a little )?more than)\s+$/i,
  ],
  [
    'about',
    /(?:\b(?:about|around|roughly|approximately|approx\.?|circa|some|say|in the region of|something like|ballpark(?: of)?|near enough|getting on for|as near as|a smidge under:? about|more or less)\s+|~\s?)$/i,
  ],
];
const hedgeAfter =
  /^(?:[ -]?ish\b| or so\b| or thereabouts\b| roughly\b| give or take\b| approximately\b)/i;

/** "85 cm" as 0.85 m. */
const inMetres = (kind: string, value: string): Claim =>
  kind === 'cm' ? { kind: 'm', value: String(Number(value) / 100) } : { kind, value };

const plain = (text: string) => text.replaceAll(',', '').replace(/^0+(?=\d)/, '');
const figure = (text: string) => String(Number(plain(text)));
const squeeze = (text: string) => text.toLowerCase().replace(/[\s.]+/g, '');

/**
 * All figures, dates, times, addresses and places of a text, in digits or words. Figures carry their kind, so that
 * 5 years and 5% differ; a figure without a unit has the kind `money` beside words of price and `number` elsewhere. Linear in
 * the length of the text.
 */
export function findFigures(text: string): Claim[] {
  const claims: Claim[] = [];
  let rest = text.replace(listMarker, '');
  for (const [, place = ''] of rest.matchAll(placeAfter))
    claims.push({ kind: 'place', value: place.toLowerCase() });
  const take = (
    pattern: RegExp,
    read: (groups: string[], before: string, after: string) => Claim[],
  ) => {
    rest = rest.replace(pattern, (...match) => {
      const [whole, at] = [match[0] as string, match.at(-2) as number];
      const groups = match.slice(0, -2).filter((part): part is string => typeof part === 'string');
      const source = match.at(-1) as string;
      const around = [
        source.slice(Math.max(0, at - 60), at),
        source.slice(at + whole.length, at + whole.length + 40),
      ];
      claims.push(...read(groups, around[0] ?? '', around[1] ?? ''));
      return ' ; ';
    });
  };
  const takeWhole = ([kind, pattern]: [kind: string, pattern: RegExp]) =>
    take(pattern, ([whole = '']) => [{ kind, value: readWhole(kind, whole) }]);
  addressPatterns.forEach(takeWhole);
  for (const { e164, start, end } of findPhoneNumbers(rest).reverse()) {
    claims.push({ kind: 'phone', value: e164 });
    rest = `${rest.slice(0, start)} ; ${rest.slice(end)}`;
  }
  if (ofOpening.test(rest)) rest = rest.replace(openHours, 'from $1 until $2');
  rest = rest.replace(
    untilHour,
    (_, till: string, hour: string) => `${till} ${hours[Number(hour) - 1] ?? hour}`,
  );
  wholePatterns.forEach(takeWhole);
  rest = writeFigures(writeHalfHours(rest));
  take(clockTime, ([whole = '']) => [{ kind: 'time', value: readTime(whole) }]);
  const isOfPrice = ofPrice.test(rest);
  for (const [kind, pattern] of units)
    take(pattern, ([, ...figures], before, after) =>
      figures.map((value) =>
        hedged(withUnit(inMetres(kind, figure(value)), before, after), before, after),
      ),
    );
  take(bareNumber, ([, found = ''], before, after) => {
    const value = Number(plain(found));
    const isAlone = afterSum.test(after) && !ofSize.test(before) && !sizeNext.test(after);
    const isLarge = value >= minSum && !isYear(value, before);
    const isOff = /^\s*off\b/i.test(after);
    const isSum = isOff || (isAlone && (isOfPrice || isLarge));
    const claim = {
      kind: isSum ? 'money' : 'number',
      value: figure(found),
      ...(isSum && !isOff && !isOfPrice && { isGuess: true }),
    };
    return [hedged(isSum ? withUnit(claim, before, after) : claim, before, after)];
  });
  return claims;
}

export const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const halfHour = new RegExp(
  String.raw`\bhalf (${hours.join('|')})\b(?! (?:met(?:re|er)s?|feet|foot|years?|hours?|rooms?|hundred|thousand))`,
  'gi',
);
/** "We're open nine to five." */
const ofOpening = /\b(?:open|hours)\b/i;
const openHours = new RegExp(
  String.raw`(?<!from )\b(${hours.join('|')}) (?:to|till|until|[-–]) (${hours.join('|')})\b(?! (?:hours?|days?|weeks?|months?|years?|minutes?|rooms?|metres?))`,
  'gi',
);
/** "Till 6" as "till six". */
const untilHour = /\b(till?|until) (\d{1,2})(?=\s*(?:$|[.,;!?)]|(?:on|in|and|or|so|but)\b))/gi;
const clockTime = /\b\d{1,2}:30\b/g;

/** "Half seven" as 7:30. */
const writeHalfHours = (text: string) =>
  text.replace(halfHour, (_, word: string) => `${hours.indexOf(word.toLowerCase()) + 1}:30`);

/** "A pack is £16": the price is that of a pack. */
const unitBefore =
  /\b(?:an?|each|per|one|every) (pack|roll|box|tub|plank|tile|board|sheet)(?: of [\w ]{1,20}?)?(?: is| costs?| comes (?:to|in at)| at| would be| works out at|['’]s)(?: about| around)? $/i;

function withUnit(claim: Claim, before: string, after: string): Claim {
  if (claim.kind !== 'money') return claim;
  const [, said, other] = perUnit.exec(after) ?? [];
  const unit = (said ?? other ?? unitBefore.exec(before)?.[1])?.toLowerCase();
  if (!unit) return claim;
  return { ...claim, per: unitNames.find(([, pattern]) => pattern.test(unit))?.[0] ?? unit };
}

function hedged(claim: Claim, before: string, after: string): Claim {
  if (hedgeAfter.test(after)) return { ...claim, hedge: 'about' };
  const found = hedges.find(([, pattern]) => pattern.test(before));
  return found ? { ...claim, hedge: found[0] } : claim;
}

function readWhole(kind: string, whole: string): string {
  if (kind === 'link') return whole.replace(/[.,;:!?)\]'*_]+$/, '');
  if (kind === 'weekday' || kind === 'month') return whole.toLowerCase().slice(0, 3);
  if (kind === 'date') return readDate(whole);
  if (kind === 'time') return readTime(whole);
  return squeeze(whole);
}

/** Normalises a date: '12 Dec' from '12th of December' or '2026-12-12'. */
function readDate(whole: string): string {
  const iso = /^\d{4}-(\d{2})-(\d{2})$/.exec(whole);
  if (iso) return `${Number(iso[2])} ${months.split('|')[Number(iso[1]) - 1]}`;
  const spoken = new RegExp(`^(\\d+).*?(${months})`, 'i').exec(whole);
  return `${Number(spoken?.[1])} ${spoken?.[2]?.toLowerCase()}`;
}

/** Normalises a time: '9:00am' and '9 a.m.' to '9am', '11:30 AM' to '11:30am'. */
function readTime(whole: string): string {
  const [, hour = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/i.exec(whole) ?? [];
  return `${Number(hour)}${minutes === '00' && half ? '' : `:${minutes}`}${half.toLowerCase()}`;
}
