import { withoutTimes } from './read-urgency.ts';

const numberWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const number = String.raw`(\d{1,2}|${numberWords.join('|')})`;
const roomWords =
  '(?:(?:bed|bath|living|dining|reception)?[ -]?rooms?|bedrooms?|beds?|receptions?)';
const counted = new RegExp(String.raw`\b${number}\s+(?:\w+\s+)?${roomWords}\b`, 'gi');
const total = new RegExp(
  String.raw`\b${number}(?:\s+${roomWords})?\s+(?:altogether|in total|in all|total|all told|all together)\b|\b(?:total(?: of)?|altogether|makes|that'?s|say|call it|so|i'?d say|reckon)\s+${number}\s+${roomWords}`,
  'i',
);
/** "4 rooms, lounge and three bedrooms": the list says which they are. */
const listed = new RegExp(String.raw`\b${number}\s+rooms\s*[,:(–-]`, 'i');
const named =
  /\b(?:lounge|kitchen(?:[ -]diner)?|hall(?:way)?|landing|bathroom|study|office|(?:bed|dining|living|sitting|front|back|box|play|utility|spare|family|sun)[ -]?room|stairs|staircase|conservatory|snug|en ?suite|porch|cloakroom|loft|nursery|salon|shop|cafe|diner)\b/gi;
const maxRooms = 40;

const numberOf = (word: string) =>
  /^\d/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase()) + 1;

/**
 * How many rooms a text speaks of: a total that it states, else those that it counts and names. "2 bedrooms and
 * the landing" are three.
 */
export function countRooms(text: string): number {
  const whole = total.exec(text);
  // "So 2 bedrooms and a box room" goes on counting.
  const goesOn =
    whole && /^\s*(?:,|&|and\b|plus\b|with\b)/i.test(text.slice(whole.index + whole[0].length));
  const stated = whole?.[1] ?? (goesOn ? undefined : whole?.[2]);
  const ofList = listed.exec(text)?.[1];
  if (stated ?? ofList) return within(numberOf(stated ?? ofList ?? ''));
  const many = [...text.matchAll(counted)].map(([, word = '']) => numberOf(word));
  const rest = text.replace(counted, ' ');
  const names = new Set(
    (rest.match(named) ?? []).map((name) => name.toLowerCase().replace(/[ -]/g, '')),
  );
  return within(many.reduce((sum, count) => sum + count, 0) + names.size);
}

/** The bare number of an answer to "How many rooms is it?" */
export function readBareCount(text: string): number {
  const word = new RegExp(String.raw`\b${number}\b`, 'i').exec(withoutTimes(text))?.[1];
  return word === undefined ? 0 : within(numberOf(word));
}

const within = (count: number) => (count > 0 && count < maxRooms ? count : 0);

/** Whether rooms are counted in so many words: "3 bedrooms", "six in total". */
export const statesCount = (text: string) => total.test(text) || text.search(counted) >= 0;

/** Whether there is any number that could be one of rooms. */
export const hasCount = (text: string) =>
  /\d/.test(text) || new RegExp(String.raw`\b(?:${numberWords.join('|')})\b`, 'i').test(text);
