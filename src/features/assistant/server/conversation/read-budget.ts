import { withoutRates } from './read-rate.ts';

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const limit =
  "(?:under|below|less than|up to|upto|max(?:imum)?(?: of)?|no more than|within|cheaper than|around|about|roughly|for|budget(?: is| of|'s)?|spend|got|have|had|have got|only)";
const inFigures = new RegExp(
  String.raw`\b${limit}\s+(?:(?:about|around|say|only|more than)\s+)?(?:£\s*(\d[\d,]{1,6})|(\d[\d,]{1,6})\s*(?:quid|pounds?))`,
  'i',
);
/** "Can you do 700 for it", "can I have the lounge for 700". */
const offered =
  /\b(?:can|could|will|would|do|take|accept)\b(?:[^.?!]|\.(?=\d)){0,60}?\b(?:(?:do|take|accept|manage)(?: (?:it|me|us|that|them))?(?: for| at)?|for|at)\s+(\d{3,5})\b(?!\s*(?:m\b|mm|cm|x|by|met|sq|rooms?|steps|stairs))/i;
const bare =
  /\b(?:under|below|less than|no more than|budget(?: is|'s| of|:)?|(?:only|just) (?:had|have|got|spend|go to)|(?:spend|go (?:up )?to|stretch to)(?: about| around| only)?|max(?:imum)?(?: of| is)?)\s+(\d{3,5}|\d{1,2},\d{3})\b(?!\s*(?:m\b|mm|cm|x|by|met|rooms?|steps|stairs))/i;
const inWords = new RegExp(
  String.raw`\b${limit}\s+(?:a |(${Object.keys(words).join('|')}) )(hundred|thousand|grand)\b`,
  'i',
);

/** A sum whose figures or words are found: "a grand", "six hundred", `1,200`. */
const toPounds = (figures: string | undefined, count = '', unit = '') =>
  figures
    ? Number(figures.replaceAll(',', ''))
    : (words[count.toLowerCase()] ?? 1) * (/hundred/i.test(unit) ? 100 : 1000);

/** "A £600 budget", "1,500 to spend". */
const namedAfter =
  /(?:£\s*)?\b(\d{3,5}|\d{1,2},\d{3})\s*(?:quid |pounds? )?(?:budget|to spend|to play with|max(?:imum)?|tops|limit)\b/i;
/** A sum that the customer has for the job, and not what somebody charges. */
const saysOwnSum =
  /\bbudget\w*\b|\bto spend\b|\b(?:spend|stretch to|go up to)\b|\bmax(?:imum)?\b|\btops\b|^\W*(?:only |just )?got (?:about |around )?£?\d{3,}|\b(?:i|we)(?:['’]?ve| have)? (?:only |just |about )*(?:got|have|had)\b/i;
const ofOthers =
  /\b(?:quot\w*|charg\w*|estimate\w*|paid|elsewhere|other (?:firm|lot|shop|place)s?)\b/i;
/** "What could I get for that?" of a budget told before. */
const pointsAtBudget =
  /\b(?:w(?:h?a|o)t'?s?|which|anything|something|owt)\b[^.?!]{0,40}\b(?:for|within|in|on|under) (?:that|it|this|(?:the|my|our) £?\d{3,5}\b|(?:my|our|the|that) (?:budget|money|sum|amount))\b|\b(?:keep|stay|get)\b[^.?!]{0,15}\b(?:within|in|under|to) (?:my |our |the )?budget\b/i;

/** "Can you do it for 700?" offers a sum for a job, and tells no budget. */
export const haggles = (text: string): boolean =>
  offered.test(text) && !/\bbudget\b|\bspend\b/i.test(text);

/** What the customer has for the whole job, if a text tells it. */
export const readOwnBudget = (text: string): number | undefined => {
  const isOwn = saysOwnSum.test(text) && !ofOthers.test(text) && !haggles(text);
  const sum = isOwn ? readBudget(text) : undefined;
  return sum !== undefined && sum >= minBudget ? sum : undefined;
};

/** The sum that a text means: the one that it names, or the budget told before where it points at that. */
export const readMeantBudget = (text: string, known: number | undefined): number | undefined =>
  readBudget(text) ?? (pointsAtBudget.test(text) ? known : undefined);

/** A sum this small is a price per m². */
export const minBudget = 80;

/** A number to ring, in whatever groups it is written: no sum. */
const phones = /(?:\+44|\b0)[\d ()-]{7,14}\d\b/g;
const withoutPhones = (text: string) => text.replace(phones, ' ');

/** The sum in pounds that a job may cost, as a text names it. */
export function readBudget(said: string): number | undefined {
  const text = withoutRates(withoutPhones(said));
  const figures = inFigures.exec(text);
  const figure =
    figures?.[1] ??
    figures?.[2] ??
    bare.exec(text)?.[1] ??
    namedAfter.exec(text)?.[1] ??
    offered.exec(text)?.[1];
  const spoken = inWords.exec(text);
  return figure || spoken ? toPounds(figure, spoken?.[1], spoken?.[2]) : undefined;
}

const anySum =
  /£?\s*(\d[\d,]{2,6})(?:\.\d\d)?\b|\b(?:a|one|the|(two|three|four|five|six|seven|eight|nine)) (hundred|thousand|grand)\b/i;

type Told = {
  priced: readonly { totalPence: number }[];
  pricedBefore: readonly { totalPence: number }[];
};

/** Whether a sum is one that was told, said again with or without its pence. */
export function isTold(sum: number, { priced, pricedBefore }: Told): boolean {
  const jobs = [...priced, ...pricedBefore].map(({ totalPence }) => totalPence);
  const all = priced.reduce((pence, { totalPence }) => pence + totalPence, 0);
  return [...jobs, all].some((pence) => Math.abs(pence / 100 - sum) < 1);
}

/** Any sum in pounds that a text names, whatever is said of it: `£900`, "two grand". */
export function readSum(text: string): number | undefined {
  const found = anySum.exec(withoutPhones(text));
  return found ? toPounds(found[1], found[2], found[3]) : undefined;
}

/** All sums of three figures or more that a text names, in pounds and pence. */
export const sumsIn = (text: string): number[] =>
  [
    ...withoutPhones(text).matchAll(
      /£?\s?(?<![\d.])(\d{3,5}|\d{1,2},\d{3})(\.\d\d)?\b(?! ?(?:mm|cm|x|by)\b)/g,
    ),
  ].map(([, pounds = '', pence = '']) => Number(pounds.replace(',', '') + pence));

/** What another firm asks for the job, of what was written so far: "a quote of 850 from someone else". */
export function readOtherQuote(heard: readonly string[]): number | undefined {
  const told = heard.findLast(
    (text) => ofOtherFirm.test(text) && (readSum(text) ?? 0) >= minBudget,
  );
  return told === undefined ? undefined : readSum(told);
}
const ofOtherFirm =
  /\bquot\w*\b[^.?!]{0,40}\b(?:from|by|off|at) (?!you\b)|\b(?:been|was|got) quoted\b|\b(?:somewhere|someone|somebody) else\b|\b(?:another|other|different) (?:firm|shop|place|fitter|company|lot)\b|\belsewhere\b|\bthey(?:'?ve| have)? (?:said|quoted|want\w*|charge|reckon)\b/i;
