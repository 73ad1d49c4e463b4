import { findPhoneNumbers } from '#platform/server/find-phone-numbers.ts';
import { tenOf, unitOf } from './nlu/text/spoken-numbers.ts';

/** A statement that must be true: a figure with its kind, a link, a place or a promise. */
export type Claim = { kind: string; value: string };

const numberWords = new Map([...unitOf, ...tenOf, ['a', 1] as const, ['hundred', 100] as const]);
const numberWord = new RegExp(
  `\\b(?:${[...numberWords.keys()].join('|')})(?=[ -](?:minute|hour|day|week|month|year|metre|mile|millimetre|percent|per cent|pound|quid|pence|star|foot|feet))`,
  'gi',
);

// The lookbehind makes a long run of digits match once rather than from each digit: linear time.
const number = String.raw`(?<!\d,?)\d+(?:,\d+)*(?:\.\d+)?`;
const range = String.raw`(${number})(?:\s?(?:-|–|to)\s?(${number}))?`;
const units = (
  [
    ['money', String.raw`£\s?${range}`],
    ['money', String.raw`${range}\s?(?:pounds|quid|gbp)\b`],
    ['pence', String.raw`${range}\s?(?:p|pence)\b`],
    ['percent', String.raw`${range}\s?(?:%|per ?cent\b)`],
    ['minutes', String.raw`${range}[ -]?(?:minutes?|mins?)\b`],
    ['hours', String.raw`${range}[ -]?(?:hours?|hrs?)\b`],
    ['days', String.raw`${range}[ -]?(?:working )?days?\b`],
    ['weeks', String.raw`${range}[ -]?weeks?\b`],
    ['months', String.raw`${range}[ -]?months?\b`],
    ['years', String.raw`${range}\+?[ -]?(?:years?|yrs?)\b`],
    ['mm', String.raw`${range}\s?(?:mm|millimetres?)\b`],
    ['miles', String.raw`${range}[ -]?miles?\b`],
    ['m2', String.raw`${range}\s?(?:m²|m2\b|sqm\b|square metres?\b)`],
    ['m', String.raw`${range}\s?(?:m|metres?)\b`],
    ['feet', String.raw`${range}\s?(?:ft|foot|feet)\b`],
    ['tog', String.raw`${range}\s?tog\b`],
    ['stars', String.raw`${range}[ -]?stars?\b`],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(pattern, 'gi')] as const);
const bareNumber = new RegExp(`(${number})`, 'g');

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const addressPatterns: [kind: string, pattern: RegExp][] = [
  ['link', /https?:\/\/[^\s<>"]+|(?<![^\s(])\/[a-z?][\w\-./?=&#%+]*/gi],
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
  ['weekday', /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tue|wed|thu|fri|sat)\b/gi],
  ['day', /\b(?:today|tonight|tomorrow|this afternoon|this morning|next week|this week)\b/gi],
  ['time', /\b\d{1,2}(?::\d{2})?\s?[ap]\.?m\b\.?|\b\d{1,2}:\d{2}\b/gi],
];

/** Words that make a promise; a tool of the turn must have made the same one. */
const promises: [kind: string, pattern: RegExp][] = [
  ['guarantee', /\b(?:guarante|warrant)/i],
  ['free', /\bfree\b|\bno (?:charge|cost|obligation)\b|\bcomplimentary\b/i],
  ['insured', /\binsur/i],
  [
    'confirmed',
    /\b(?:is|are|been|now|all) (?:confirmed|booked|scheduled)\b|\bbooking confirmed\b/i,
  ],
  ['out of stock', /\bout of stock\b|\bsold out\b|\bnot in stock\b/i],
  ['in stock', /(?<!not )\bin stock\b|\bavailable (?:now|today)\b/i],
  ['discount', /\bdiscount|\bon sale\b|\bsale price\b|\bspecial offer|\bhalf price\b|\b\d% off\b/i],
  ['lowest price', /\bcheapest\b|\blowest price|\bbest price|\bprice match/i],
  ['refund', /\brefund|\bmoney back\b/i],
  ['credit', /\bfinance\b|\binterest[- ]free\b|\bpay monthly\b|\binstalments?\b|\bklarna\b/i],
  ['approved', /\baccredited\b|\bcertified\b|\bapproved by\b|\bregistered with\b/i],
  ['waterproof', /\bwaterproof\b/i],
  [
    'outside area',
    /\b(?:outside|beyond) (?:our|the)\b|\b(?:don't|do not|cannot|can't) (?:cover|come to|reach)\b/i,
  ],
  [
    'inside area',
    /\bwe (?:do )?(?:cover|come to|serve)\b|\b(?:within|inside|in) our (?:area|radius)\b/i,
  ],
];

/** Numbers of list items are not figures. */
const listMarker = /^[ \t]*\d{1,2}[.)] /gm;
/** Phrases that state where the firm works; a name after them is a place. */
const placeAfter =
  /\b(?:cover|come (?:out )?to|serve|reach|work in|fit in|based in|near)\s+((?:\p{Lu}[\p{L}'’-]+)(?:[ -](?:on[ -]|upon[ -])?\p{Lu}[\p{L}'’-]+)*)/gu;

const plain = (text: string) => text.replaceAll(',', '').replace(/^0+(?=\d)/, '');
const figure = (text: string) => String(Number(plain(text)));
const squeeze = (text: string) => text.toLowerCase().replace(/[\s.]+/g, '');

/**
 * All claims of a text. Figures carry their kind, so that 5 years and 5% differ; a figure without a unit has
 * the kind `number`. Linear in the length of the text.
 */
export function findClaims(text: string): Claim[] {
  let rest = text
    .replace(listMarker, '')
    .replace(numberWord, (word) => String(numberWords.get(word.toLowerCase())));
  const claims: Claim[] = promises
    .filter(([, pattern]) => pattern.test(rest))
    .map(([kind]) => ({ kind: 'promise', value: kind }));
  for (const [, place = ''] of rest.matchAll(placeAfter))
    claims.push({ kind: 'place', value: place.toLowerCase() });
  const take = (kind: string, pattern: RegExp, values: (match: string[]) => string[]) => {
    rest = rest.replace(pattern, (...match) => {
      const groups = match.slice(0, -2).filter((part): part is string => typeof part === 'string');
      for (const value of values(groups)) claims.push({ kind, value });
      return ' ; ';
    });
  };
  const takeWhole = ([kind, pattern]: [kind: string, pattern: RegExp]) =>
    take(kind, pattern, ([whole = '']) => [readWhole(kind, whole)]);
  addressPatterns.forEach(takeWhole);
  for (const { e164, start, end } of findPhoneNumbers(rest).reverse()) {
    claims.push({ kind: 'phone', value: e164 });
    rest = `${rest.slice(0, start)} ; ${rest.slice(end)}`;
  }
  wholePatterns.forEach(takeWhole);
  for (const [kind, pattern] of units) take(kind, pattern, ([, ...figures]) => figures.map(figure));
  take('number', bareNumber, ([, found = '']) => [figure(found)]);
  return claims;
}

function readWhole(kind: string, whole: string): string {
  if (kind === 'link') return whole.replace(/[.,;:!?)\]'*_]+$/, '');
  if (kind === 'weekday') return whole.toLowerCase().slice(0, 3);
  if (kind === 'date') return readDate(whole);
  return squeeze(whole);
}

/** Normalises a date: '12 Dec' from '12th of December' or '2026-12-12'. */
function readDate(whole: string): string {
  const iso = /^\d{4}-(\d{2})-(\d{2})$/.exec(whole);
  if (iso) return `${Number(iso[2])} ${months.split('|')[Number(iso[1]) - 1]}`;
  const spoken = new RegExp(`^(\\d+).*?(${months})`, 'i').exec(whole);
  return `${Number(spoken?.[1])} ${spoken?.[2]?.toLowerCase()}`;
}

/** Kinds of claims that the customer's own message can support: never money, time or a promise. */
const customersOwn = new Set(['m', 'mm', 'm2', 'feet', 'phone', 'email', 'number']);

/** What the tools of a turn returned, and the customer's message. */
export type Evidence = { evidence: readonly string[]; customer: string };

/** Finds the claims of a text that no evidence supports. A figure without a unit matches any kind. */
export function checkGrounding({ evidence, customer }: Evidence): (text: string) => Claim[] {
  const known = evidence.flatMap(findClaims);
  const own = findClaims(customer).filter(({ kind }) => customersOwn.has(kind));
  const keys = new Set([...known, ...own].map(({ kind, value }) => `${kind} ${value}`));
  const figures = new Set([...known, ...own].map(({ value }) => value));
  return (text) =>
    findClaims(text).filter(
      ({ kind, value }) =>
        !(keys.has(`${kind} ${value}`) || (kind === 'number' && figures.has(value))),
    );
}
