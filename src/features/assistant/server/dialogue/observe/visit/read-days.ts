import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';
import { weekdayWord } from '../../../conversation/words/day-words.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { type Mention, mark, notPast } from './day-mentions.ts';
import { isHomeEmpty } from './empty-home.ts';
import { markDays } from './mark-days.ts';

/** The days that a text wishes for and those that it rules out. */
export type DayWishes = {
  /** Days wished for one by one. */
  dates: Day[];
  /** Days in a row from which any will do. */
  range?: { from: Day; to?: Day };
  /** If not empty, only these weekdays. */
  onlyWeekdays: number[];
  notDates: Day[];
  notWeekdays: number[];
  /** "Any day". */
  isAny: boolean;
  /** A day was counted from another that is named with it: "the 20th or the day after". */
  isCounted: boolean;
};

const list = String.raw`${mark}(?:(?: (?:which|when|that|as) [^§.;!?]{1,40}?)?(?:\s*,\s*(?:or |and |nor )?|\s+(?:or|and|nor|\/|&)\s+)(?:on |the |any |an? )*§\d+§)*`;
const not =
  '(?:instead of|rather than|except(?:ing)?(?: for)?|excluding|but not|not|apart from|bar|barring|other than|anything but|any ?(?:week)?day but|cant do|cannot do|cant make|cant manage|can not do|wont do|no good(?: on)?|avoid(?:ing)?|never|scrap|forget|cancel|drop|skip|lose|no|nor)';
const ruledOutBefore = new RegExp(
  String.raw`\b${not}\s+(?:on |a |the |for |any |this |that |coming |next )*(${list})`,
  'g',
);
/** "Any morning next week but Wednesday". */
const allBut = new RegExp(
  String.raw`\b(?:any|anyday|anytime|every|all|most|each|whole)\b[^.;!?]{0,45}?\bbut\s+(?:on |the |for |a )*(${list})`,
  'g',
);
/** "Any day, but Wednesday would be best". */
const isPreferred =
  /^\s*(?:is|are|would be|'s|s)?\s*(?:best|better|ideal\w*|prefer\w*|good|great|fine|perfect|if (?:possible|you can)|works?|suits?)\b/;
const ruledOutAfter = new RegExp(
  String.raw`(${list})(?:s|\s+(?:itself|now|is now|are now))*\s*(?:'s|s|is|are)?\s*(?:also |now |too )?(?:no good|no use|a no go|no go|out\b|not (?:good|great|possible|ideal|convenient|an option)|doesnt (?:work|suit)|dont (?:work|suit)|wont (?:work|do|suit)|impossible|a bad (?:day|one)|no longer|no(?=\s*(?:$|[,.;!])))`,
  'g',
);
/** Somebody cannot on a day, in whatever words: "mum can't have the kids Thursday", "I'm at work Friday". */
const cannot =
  /\b(?:cant(?! (?:you|u|we)\b)|cannot|can not|wont(?! mind)|(?:not|isnt|arent|wont be) (?:free|available|in(?! the | (?:morning|afternoon)s)|here|around(?! \d)|home|back|about(?! \d))|away|abroad|on holiday|on hols|busy|working|at work|in work|(?:i|we|he|she|they|(?!(?:it|that|this|which|what|either|any|one|time|day|morning|afternoon|evening|week|also|only|both)\b)[a-z]{3,}) works(?! (?:best|well|fine|better|for|too|ok|great|nicely|out|if|as))|(?:i|we|they) (?:both |all )?work|on shift|hospital|(?<!\b(?:come|pop|get|go|someone|somebody|you|it|him) )out|tied up|football|school|appointment elsewhere)\b/;
/** "We've football, can we do Monday instead?": a day put forward beside one that is refused. */
const offeredBefore =
  /\b(?:make (?:it|that)|(?:can|could|shall) (?:we|you|u|i|it|they)(?: (?:do|be|have|make it|say|try|come))?|how about|what about|try|go for|move (?:it )?to|change (?:it )?to)\s+(?:on |the |it )?$/;
const offeredAfter =
  /^\s*(?:instead|then|would be (?:better|fine|ok|good)|is (?:better|fine|ok|good))\b/;
/** "Out till 1": free later that day. */
const untilHour =
  /\b(?:out|away|busy|working|at work|in work|works?|not (?:in|home|back|here|free|available)) (?:till|til|until|before|after|from|at|by) (?:about |around )?(?:\d|noon|midday|lunch)/g;
/** "I work Mon to Fri, 9-5": all of those days. */
const workingDay =
  /\b(?:from )?(?:[6-9]|10)(?:[.:]\d\d)? ?(?:am)? ?(?:-|–|to|till|til) ?(?:[3-7]|1[5-9])(?:[.:]\d\d)? ?(?:pm)?\b/g;
/** "I don't work Fridays", "Friday's my day off": free. */
const free =
  /\b(?:dont|doesnt|do not|not) (?:work|working)\b|\bday off\b|\bdays off\b|\bi(?:m| am) (?:off|free|in|home|around|not working)\b|\bwork(?:s)? (?:best|well|fine|better|for (?:me|us|her|him))\b/;
const pieceEnd =
  /[,.;!?]+(?!\d)|\s-+\s|\b(?:but|so|as|because|cos|since|though|however|instead|and (?:i|im|we|he|she|then|its))\b/;
const otherEvent =
  /\b(?:leav(?:e|es|ing)|mov(?:e|es|ing) (?:in|out|house)|(?:we|i|they|she|he)(?:re| are|m| am|s| is|ll| will)? mov(?:e|es|ing)(?= (?:on )?(?:the )?§)|deliver\w*|complet\w*|exchange|birthday|party|wedding|due|tenancy|plaster\w*|decorat\w*|builders?|painters?|sale|guests?|visitors?)\b/;
/** The floor is wanted by then: no day for the measure. */
const ofWork =
  /\b(?:done|down|fitted|laid|finished|in place|installed|completed|fit it|lay it|sorted)\b[^§]{0,25}\b(?:by|before|for|in time for|within|in)\b[^§]*§|\b(?:by|before) §\d+§ ?(?:ideally|if possible)?[^§]{0,12}\b(?:done|down|fitted|laid|finished|installed)\b/;
const ofVisit =
  /\b(?:measur\w*|come|visit|book|call|appointment|see|look|available|free|suit\w*|fine|ok|good|better|works?|instead)\b/;
const anyDay =
  /\bany ?(?:other )?(?:week ?)?(?:day|§\d+§)|\bwhichever day\b|\bday doesnt matter\b|\bwhenever\b|\b(?:most|all) days\b|\bdont mind (?:what|which|when) ?(?:day)?\b|\bany of (?:them|those)\b|\b(?:earliest|soonest|first|next) (?:available|free|possible|date|day|you (?:have|can|ve got)|slot|one|appointment)\b|\bthe earliest (?:youve|you have|you) got\b|\bas soon as (?:possible|you can)\b|\basap\b/;
const fromWords =
  /\b(?:from|after|not before|not until|no earlier than|on or after|starting|any ?(?:day|time) (?:from|after)|away (?:till|til|until)|back (?:on|by)?|until after)\s+(?:the\s+)?$/;
const untilWords = /\b(?:before|by|no later than|up to|until|till|til)\s+(?:the\s+)?$/;
const isAfterOnly = /\b(?:after)\s+(?:the\s+)?$/;
const onwards = /^\s*(?:onwards?|or (?:after|later)|and after|plus)\b/;

/** "Friday's fine" means one Friday, as does "fridays good". */
const withIs = (text: string) =>
  text
    .replace(/(day)['’]s\b/gi, '$1 is')
    .replace(
      /(day)s (?=(?:good|fine|best|ok|okay|better|great|perfect|ideal|no good|out)\b)/gi,
      '$1 is ',
    )
    .replace(weekFirst, '$1 next week')
    .replace(/\bnot this week,? (?:but )?next\b(?! week| month)/gi, 'not this week; next week')
    .replace(
      /\b([1-4])(?:st|nd|rd|th)(?= (?:full )?(?:week|weekend|half|fortnight|(?:mon|tues|wednes|thurs|fri|satur)day)s?\b)/gi,
      (_, number: string) => ordinals[Number(number) - 1] ?? number,
    )
    .replace(/\b(first|last) fortnight(?= (?:of|in)\b)/gi, '$1 two weeks')
    .replace(
      /\b(?:in|within|over|during|inside) the (?:next|coming) (?:(\d|two|three|four|couple of|few) )?(weeks?|fortnight|days|months?)\b/gi,
      (_, many: string | undefined, unit: string) => {
        const units = many ? (counted[many.toLowerCase()] ?? Number(many)) : 1;
        return `inside ${units * (daysOf[unit.toLowerCase()] ?? 1)} days`;
      },
    );
/** "This week or next": until the end of the next one. */
const withBothWeeks = (text: string, today: Day) =>
  text.replace(
    /\bthis week,? or (?:the )?next(?: one| week)?\b(?! month)/gi,
    `inside ${daysToNextSunday - ((weekdayOf(today) + 6) % 7)} days`,
  );
const daysToNextSunday = 13;
const ordinals = ['first', 'second', 'third', 'fourth'];
const counted: Record<string, number> = { two: 2, three: 3, four: 4, 'couple of': 2, few: 3 };
const daysOf: Record<string, number> = {
  week: 7,
  weeks: 7,
  fortnight: 14,
  month: 30,
  months: 30,
};
/** "Next week Wednesday or Friday"; "Wednesday week" is another day. */
const weekFirst = new RegExp(
  String.raw`\bnext week,? (?:on |either )?(${weekdayWord}\b(?:(?: or | and |, ?| ?& ?)${weekdayWord}\b)*)`,
  'gi',
);

/** Reads the days for a visit that a text, in plain spelling, wishes for. */
export function readDays(plain: string, today: Day): DayWishes {
  const { text, mentions, isCounted } = markDays(
    readTokens(tidyText(withIs(withBothWeeks(plain.replace(/\n+/g, '. '), today)))),
    today,
  );
  const wishes: DayWishes = {
    dates: [],
    onlyWeekdays: [],
    notDates: [],
    notWeekdays: [],
    isAny: anyDay.test(text),
    isCounted,
  };
  const refused = findRefused(text);
  const replaced = findReplaced(text);
  const inWeek = mentions.some(({ kind }) => kind === 'range');
  for (const number of refused) refuse(wishes, mentions[number], inWeek);
  const ranges: NamedRange[] = [];
  for (const piece of piecesOf(text)) {
    if (isOfOther(piece)) continue;
    for (const found of piece.matchAll(new RegExp(mark, 'g'))) {
      const mention = mentions[Number(found[1])];
      if (!mention || [refused, replaced].some((left) => left.has(Number(found[1])))) continue;
      const before = piece.slice(0, found.index);
      const after = piece.slice(found.index + found[0].length);
      const bounded = boundBy(mention, before, after, today);
      const isOther = isAlternative(text, mentions, Number(found[1]));
      if (bounded) ranges.push({ ...bounded, isAlternative: isOther });
      else if (mention.kind === 'range')
        ranges.push({
          from: mention.from,
          ...(mention.to && { to: mention.to }),
          isAlternative: isOther,
        });
      else if (mention.kind === 'weekdays') wishes.onlyWeekdays.push(...mention.weekdays);
      else wishes.dates.push(mention.day);
    }
  }
  return settle(wishes, ranges, mentions);
}

type NamedRange = { from: Day; to?: Day; isAlternative: true | undefined };
/** "Wednesday or any day next week": the Wednesday need not be of that week. */
function isAlternative(
  text: string,
  mentions: readonly Mention[],
  number: number,
): true | undefined {
  const [before = '', after = ''] = text.split(`§${number}§`);
  const beside = [
    /§(\d+)§[^§]*\b(?:or|otherwise|failing that)\b[^§]*$/.exec(before),
    /^[^§]*\b(?:or|otherwise|failing that)\b[^§]*§(\d+)§/.exec(after),
  ];
  return beside.some((found) => mentions[Number(found?.[1])]?.kind === 'day') || undefined;
}

const isOfOther = (piece: string) =>
  ofWork.test(piece) || (otherEvent.test(piece) && !ofVisit.test(piece));

const piecesOf = (text: string) => text.split(new RegExp(`(?=${pieceEnd.source})`));

const numbersIn = (text: string) =>
  [...text.matchAll(new RegExp(mark, 'g'))].map(([, number]) => Number(number));

/** The numbers of the mentions that are ruled out. */
function findRefused(text: string): Set<number> {
  const refused = new Set<number>();
  for (const pattern of [ruledOutBefore, ruledOutAfter])
    for (const found of text.matchAll(pattern))
      for (const number of numbersIn(found[1] ?? '')) refused.add(number);
  for (const found of text.matchAll(allBut)) {
    const after = text.slice(found.index + found[0].length);
    if (!isPreferred.test(after))
      for (const number of numbersIn(found[1] ?? '')) refused.add(number);
  }
  for (const said of piecesOf(text)) {
    const piece = said.replace(workingDay, ' ');
    if (!cannot.test(piece.replace(untilHour, ' '))) continue;
    if (free.test(piece) || isHomeEmpty(piece, text)) continue;
    const isWhole = new RegExp(
      String.raw`${mark}(?!\s*(?:morning|afternoon|am\b|pm\b|at\b|before|after|until|till|\d))`,
      'g',
    );
    for (const found of piece.matchAll(isWhole)) {
      const before = piece.slice(0, found.index);
      const isOffered =
        offeredBefore.test(before) || offeredAfter.test(piece.slice(found.index + found[0].length));
      if (!fromWords.test(before) && !isOffered) refused.add(Number(found[1]));
    }
  }
  return refused;
}

/** "Tuesday, no hang on, Wednesday": the numbers of the mentions that another one takes the place of. */
function findReplaced(text: string): Set<number> {
  return new Set([...text.matchAll(putRight)].flatMap(([, before = '']) => numbersIn(before)));
}
const putRight = new RegExp(
  String.raw`(${list})[^§;?!]{0,15}?[\s,.-]\s*(?:(?:or|oh|no)\s*,?\s*)*(?:hang on|hold on|wait|sorry|actually|make (?:it|that)|scrap that|i mean(?:t)?|rather)(?:[\s,.-]+(?:no|hang on|wait|sorry|actually|make (?:it|that)|i mean|a minute|on|for|the|its))*[\s,.-]+(?=${mark})`,
  'g',
);

/** A weekday is ruled out for good, unless it was only that of one week. */
function refuse(wishes: DayWishes, mention: Mention | undefined, inWeek: boolean) {
  if (mention?.kind === 'weekdays') wishes.notWeekdays.push(...mention.weekdays);
  else if (mention?.kind === 'range') {
    const last = mention.to ?? mention.from;
    for (let day = mention.from; day <= last; day = addDays(day, 1)) wishes.notDates.push(day);
  } else if (mention?.weekday !== undefined && (mention.isBare || inWeek))
    wishes.notWeekdays.push(mention.weekday);
  else if (mention) wishes.notDates.push(mention.day);
}

/** "From Monday", "after the 10th", "Tuesday onwards", "before the 20th". */
function boundBy(
  mention: Mention,
  before: string,
  after: string,
  today: Day,
): { from: Day; to?: Day } | undefined {
  const first = mention.kind === 'day' ? mention.day : mention.kind === 'range' && mention.from;
  if (!first) return undefined;
  const last = mention.kind === 'range' ? (mention.to ?? mention.from) : first;
  if (fromWords.test(before)) {
    const isAfter = isAfterOnly.test(before) && !/\bon or after\s+(?:the\s+)?$/.test(before);
    return { from: notPast(isAfter ? addDays(last, 1) : first, today) };
  }
  if (onwards.test(after)) return { from: first };
  if (untilWords.test(before)) {
    const to = /\bbefore\s+(?:the\s+)?$/.test(before) ? addDays(first, -1) : last;
    return to > today ? { from: addDays(today, 1), to } : undefined;
  }
  return undefined;
}

/** "Monday or Tuesday in the week of the 14th": weekdays fall into the week named with them. */
function settle(
  wishes: DayWishes,
  ranges: readonly NamedRange[],
  mentions: readonly Mention[],
): DayWishes {
  // A week that is counted from another one takes its place: "back on the 19th, so any day after that".
  const range = wishes.isCounted ? ranges.at(-1) : ranges[0];
  const isBare = (day: Day) =>
    mentions.some((one) => one.kind === 'day' && one.day === day && one.isBare === true);
  const dates = wishes.dates.flatMap((day) => {
    if (
      !range ||
      range.isAlternative ||
      !isBare(day) ||
      (day >= range.from && (!range.to || day <= range.to))
    )
      return day;
    const shifted = firstWeekday(range.from, weekdayOf(day));
    return range.to && shifted > range.to ? [] : shifted;
  });
  const notDates = [...new Set(wishes.notDates)];
  const kept = [...new Set(dates)].filter((day) => !notDates.includes(day));
  const notWeekdays = [...new Set(wishes.notWeekdays)].filter(
    (weekday) => !kept.some((day) => weekdayOf(day) === weekday && isBare(day)),
  );
  return {
    ...wishes,
    dates: kept,
    notDates,
    notWeekdays,
    onlyWeekdays: [...new Set(wishes.onlyWeekdays)].filter((day) => !notWeekdays.includes(day)),
    ...(range &&
      kept.length === 0 && { range: { from: range.from, ...(range.to && { to: range.to }) } }),
  };
}

/** The first such weekday on or after a day. */
export const firstWeekday = (from: Day, weekday: number): Day =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7);
