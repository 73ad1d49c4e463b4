import { tenOf, unitOf } from '../../nlu/text/spoken-numbers.ts';

const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['million', 1_000_000],
]);
const alternatives = (words: Iterable<string>) => [...words].join('|');
const small = alternatives([...unitOf.keys(), ...tenOf.keys()]);
const scale = alternatives(scales.keys());
const figure = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;

/** A run such as "two and a half thousand", "a hundred and fifty", "one point five" or "2.5 grand". */
const amount = new RegExp(
  String.raw`\b(?:(?:an? )?couple of (?:${scale})|(?:${small}|${figure}|an? (?=${scale}))(?:(?:[ -]|(?<=(?:${scale}))(?:,? and |, )| and a )?(?:point (?=[a-z])|${small}|${scale}|half(?= (?:${scale}))))*)\b`,
  'gi',
);
/** A number below this stands for itself only before a unit: "three things" is no figure, "three weeks" is. */
const minWithoutUnit = 11;
const unit = String.raw`(?:working |square |calendar )?(?:minute|hour|day|night|week|month|year|yr|metre|meter|mile|foot|feet|ft|yard|mm|millimetre|inch|percent|per cent|pound|quid|pence|p\b|star|tog|pack|times)`;
const beforeUnit = new RegExp(`^[ -]?${unit}`, 'i');
const ofMoney = /^[ -]?(?:pounds?|quid|grand)\b/i;
/** "a week" where it is a length of time: "£2 a metre" is a rate, "is there a day" no figure. */
const single = new RegExp(
  String.raw`\bone(?=[ -]${unit})|\b(?:(?<=\b(?:within|in|takes?|taking|lasts?|about|around|than|after|for|only|just|under|over) )an?(?! pack)(?![ -](?:day|week|month) (?:to|when|that|for)\b)|an?(?=[ -](?:week|month|year|hour|minute|mile|night)[s’'-]))(?=[ -]${unit})`,
  'gi',
);

const parts = 'half|third|quarter|fifth|sixth|tenth';
const divisors: Record<string, number> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  tenth: 10,
};
const share = new RegExp(
  String.raw`\b(?:(a|one|two|three|four) )?(${parts})s?(?= (?:price|off|less|cheaper|more|extra|again|up ?front|to the|on top|of (?:that|it|this)|that\b(?! (?:is|was|would|the|you|we))|as much\b|of (?:the )?(?:price|cost|total|bill|whole|£)|the (?:price|cost)))`,
  'gi',
);
const notes: [pattern: RegExp, pounds: string][] = [
  [/\b(?:a )?tenners?\b/gi, '£10'],
  [/\b(?:a )?fivers?\b/gi, '£5'],
  [
    /(?<=\b(?:under|over|about|around|nearly|almost|roughly|for|than|is|['’]s|save|saves|costs?) )a ton\b/gi,
    '£100',
  ],
  [
    /(?<=\b(?:under|over|about|around|nearly|almost|roughly|for|than|is|['’]s|save|saves|costs?) )a monkey\b/gi,
    '£500',
  ],
  [
    /(?<=\b(?:under|over|about|around|nearly|almost|roughly|for|than|is|['’]s|save|saves|costs?) )a pony\b/gi,
    '£25',
  ],
  [/\ban? (?=(?:pound|quid)\b)/gi, '1 '],
  [/\ban? metre and a half\b/gi, '1.5 metres'],
];

const partsOfHour: [pattern: RegExp, minutes: string][] = [
  [/\bthree[- ]quarters of an hour\b/gi, '45 minutes'],
  [/\bhalf an hour\b/gi, '30 minutes'],
  [/\ba quarter of an hour\b/gi, '15 minutes'],
];

/**
 * Writes amounts in words as figures: "two grand" as "£2000", "twenty-five miles" as "25 miles", "a fifth off"
 * as "20% off".
 */
export function writeFigures(text: string): string {
  let written = text.replace(share, (_whole, count: string | undefined, part: string) => {
    const times = unitOf.get(count?.toLowerCase() ?? '') ?? 1;
    const percent = (100 * times) / (divisors[part.toLowerCase()] ?? 1);
    return `${Number(percent.toFixed(2))}%`;
  });
  for (const [pattern, minutes] of partsOfHour) written = written.replace(pattern, minutes);
  for (const [pattern, pounds] of notes) written = written.replace(pattern, pounds);
  written = written.replace(/(\d)k\b/gi, '$1 thousand');
  written = written.replace(amount, (words, at: number, whole: string) => {
    const after = whole.slice(at + words.length);
    const value = evaluate(words);
    if (value === undefined || /^[\d,.]+$/.test(words)) return words;
    const isScaled = new RegExp(`\\b(?:${scale})\\b`, 'i').test(words);
    if (value < minWithoutUnit && !isScaled && !beforeUnit.test(after)) return words;
    const isMoney = /grand/i.test(words) && !whole.slice(0, at).endsWith('£');
    return `${isMoney && !ofMoney.test(after) ? '£' : ''}${value}`;
  });
  return written
    .replace(/£?(\d+) pounds? (?:and )?(\d{2})(?:p| pence)?\b/gi, '£$1.$2')
    .replace(single, '1');
}

/** The value of a run of number words; undefined where it is none ("a hundred" is 100, "a" alone nothing). */
function evaluate(run: string): number | undefined {
  const words = run
    .toLowerCase()
    .replace(/(?:an? )?couple of/, 'two')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .split(/[ ,-]+/);
  let total = 0;
  let current = 0;
  let isNumber = false;
  let decimals: string | undefined;
  for (const word of words) {
    const value = unitOf.get(word) ?? tenOf.get(word) ?? (/^\d/.test(word) ? Number(word) : NaN);
    const times = scales.get(word);
    if (word === 'point') decimals = '';
    else if (word === 'half') current += 0.5;
    else if (times !== undefined) {
      current = withDecimals(current, decimals) || 1;
      decimals = undefined;
      if (times === 100) current *= 100;
      else {
        total += current * times;
        current = 0;
      }
    } else if (!Number.isNaN(value)) {
      if (decimals === undefined) current += value;
      else decimals += String(value);
    } else continue;
    isNumber = true;
  }
  return isNumber ? total + withDecimals(current, decimals) : undefined;
}

const withDecimals = (whole: number, decimals: string | undefined) =>
  decimals ? Number(`${whole}.${decimals}`) : whole;
