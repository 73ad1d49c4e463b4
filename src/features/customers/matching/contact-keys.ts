import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { plainNumber, readUsualNumber } from '#platform/phone-number.ts';
import { withoutInvisible } from '#platform/short-text.ts';
import { tidyPostcode } from '#platform/uk-postcode.ts';

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'sir', 'rev', 'prof', 'and']);

/** A telephone number in E.164 (`+441632960147`), British unless it names a country; undefined for anything else. */
export function phoneKey(text: string): string | undefined {
  const typed = withoutInvisible(text);
  const usual = readUsualNumber(typed);
  if (usual) return usual;
  const number = parsePhoneNumberFromString(plainNumber(typed), 'GB');
  return number?.isPossible() ? number.number : undefined;
}

/** RFC 5321; an index holds no more than 2,700 bytes either. */
const maxEmail = 254;

/** An email address in lower case; undefined for anything without an @ or too long. */
export function emailKey(text: string): string | undefined {
  const email = withoutInvisible(text).toLowerCase();
  return email.length <= maxEmail && /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined;
}

/** Of a word: some letters become 18 in plain ones, and an index holds no more than 2,700 bytes. */
const maxWord = 100;

/** The words of a name in lower case without accents, hyphens and apostrophes. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Pd}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > maxWord ? [...word].slice(0, maxWord).join('') : word));
}

/** The last word of a name in plain letters; empty for a name of one word, which says too little. */
export function surnameKey(name: string): string {
  const words = wordsOf(name);
  return words.length > 1 ? (words.at(-1) ?? '') : '';
}

/** Postcode, initial and surname (`SN15 3HR a price`); undefined where one of them is missing. */
export function personKey(name: string, postcode: string): string | undefined {
  const [first, second] = wordsOf(name).filter((word) => !titles.has(word));
  const surname = surnameKey(name);
  // By code points: half of a character cannot be stored.
  const initial = second && first?.match(/./u)?.[0];
  const tidy = tidyPostcode(postcode);
  return surname && initial && tidy ? `${tidy} ${initial} ${surname}` : undefined;
}
