import { findPhoneNumbers } from '#platform/server/find-phone-numbers.ts';
import type { Contact } from '../record.ts';
import { monthWord, partOfDayWord, weekdayWord } from '../words/day-words.ts';
import { isSmallWord } from '../words/small-words.ts';

/** Where one thing that is told ends and another may begin. */
const joint =
  /(,\s+|;\s*|(?<=[.!?])\s+|\n+|\s[-–—]+\s|\s+(?=(?:and(?!\s+\d)|but|so|it'?s|that'?s|i'?m|my|because|as(?! (?:late|early|soon|well))|since)\s))/i;
/** "Not between 12 and 2, that's when the baby naps": means nothing without what stands before it. */
const pointsBack =
  /^\W*(?:that'?s|that is|which is|because|as(?! (?:late|early|soon)\b)|cos|since|so|then|except|unless|only|or|otherwise)\b/i;

const dayNames = String.raw`${weekdayWord}|${monthWord}|tomorrow|tmrw|today|tonight|(?:week|month)(?:s|end|ends|day|days)?|fortnights?|w/?c|christmas|xmas|new year|\d{1,2}(?:st|nd|rd|th)`;
const timeNames = `${partOfDayWord}|am|pm|as (?:late|early|soon) as (?:possible|poss|you can|you like)|noon|midday|lunch(?:time)?|any ?time|any ?day|first thing|\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|o'?clock|ish)|(?<=\\b(?:at|before|after|between|from|until|till?|to|and|about|around|by)\\s|[-–])\\d{1,2}(?:[:.]\\d\\d)?(?:ish)?|\\d{1,2}(?=\\s?(?:-|–|to|till?|until)\\s?\\d{1,2}\\b)`;
const urgencyNames =
  'asap|urgent(?:ly)?|soon(?:ish)?|flexible|planning|rush|hurry|within|next (?:couple|few)|(?:two|three|\\d)(?: or (?:two|three|\\d))? (?:weeks?|months?)';
const stated = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${dayNames}|${timeNames}|${urgencyNames})(?![\p{L}\p{N}])`,
  'giu',
);
const postcodes = /\b[a-z]{1,2}\d{1,2}[a-z]?\s?\d[a-z]{2}\b/gi;

/** Words that only lead to a detail, say whether it suits, or are polite. */
const besideDetails = new Set(
  "name names named number numbers phone mobile mob tel telephone landline email emails mail address postcode post code house live lives im its thats dont doesnt cant wont id ill we're we've i'm i've it's that's don't can't won't isn't not week day days date dates time times best better good fine great ok okay ideal ideally perfect suit suits prefer preferably works free available either whichever whatever only except bar apart other than nothing before between until till early earliest late latest later soonest possible poss coming following failing otherwise else half past quarter instead sorry wrong change actually change visit appointment slot measure away home work working back couple few three two job done like love thanks thank cheers morning hi hello regards yes no yep nope sure correct details contact here there speaking onwards least after everything rather next this first second third fourth last we'd i'd want need get done around roughly number's name's floor".split(
    ' ',
  ),
);

/** The details of the customer that stand in fields of their own, as they are written in a text. */
function ownDetails(text: string, { name, phone, email, address, postcode }: Contact): string[] {
  const end = phone?.replace(/\D/g, '').slice(-9);
  const numbers = findPhoneNumbers(text)
    .filter(({ dialled }) => end !== undefined && dialled.replace(/\D/g, '').endsWith(end))
    .map(({ start, end: to }) => text.slice(start, to));
  const codes = (text.match(postcodes) ?? []).filter((code) => bare(code) === bare(postcode ?? ''));
  const parts = [address, ...(address?.split(',') ?? []), name, email]
    .flatMap((part) => (part && part.trim().length > 2 ? part.trim() : []))
    .toSorted((one, other) => other.length - one.length);
  return [...numbers, ...codes, ...parts];
}
const bare = (code: string) => code.toLowerCase().replace(/\s/g, '');

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const withoutOwn = (text: string, own: readonly string[]) =>
  own.reduce(
    (rest, detail) =>
      rest.replace(
        new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(detail)}(?![\p{L}\p{N}])`, 'giu'),
        ' § ',
      ),
    text,
  );

const isJoint = /^\W*(?:and|but|so|or|also)?\W*$/i;

/** Whether a piece of a text tells nothing but details that are stored in fields of their own. */
function isOnlyDetails(piece: string, own: readonly string[]): boolean {
  if (isJoint.test(piece)) return true;
  const rest = withoutOwn(piece, own).replace(stated, ' § ');
  if (!rest.includes('§')) return false;
  const words = rest.toLowerCase().match(/[\p{L}][\p{L}'’]+|\d+/gu) ?? [];
  return words.every((word) => {
    const plain = word.replaceAll('’', "'");
    return isSmallWord(plain.replaceAll("'", '')) || besideDetails.has(plain);
  });
}

/**
 * A remark without the pieces that only tell who the customer is, where they live, when they are in or how soon the
 * work is wanted: those are stored as such.
 */
export function withoutDetails(text: string, contact: Contact): string {
  const own = ownDetails(text, contact);
  const pieces = text.split(joint);
  const isKept = pieces.map((piece, at) => at % 2 === 0 && !isOnlyDetails(piece, own));
  for (let at = pieces.length - 1; at > 1; at -= 2)
    if (isKept[at] && pointsBack.test(pieces[at] ?? '')) isKept[at - 2] = true;
  let kept = '';
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1 || !isKept[at]) continue;
    const gap = /[.!?]$/.test(kept) ? ' ' : ', ';
    const before = isKept[at - 2] ? (pieces[at - 1] ?? ' ') : gap;
    kept += kept === '' ? piece : `${before}${piece}`;
  }
  return kept.trim().replace(/[,;\s–—-]+$/, '');
}
