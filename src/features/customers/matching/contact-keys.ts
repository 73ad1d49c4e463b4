import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readUsualNumber } from '#platform/phone-number.ts';
import { tidyPostcode } from '#platform/uk-postcode.ts';

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'sir', 'rev', 'prof', 'and']);

/** A telephone number in E.164 (`+441632960147`), British unless it names a country; undefined for anything else. */
export function phoneKey(text: string): string | undefined {
  const typed = text.trim();
  const usual = readUsualNumber(typed);
  if (usual) return usual;
  const number = parsePhoneNumberFromString(typed, 'GB');
  return number?.isPossible() ? number.number : undefined;
}

/** An email address in lower case; undefined for anything without an @. */
export function emailKey(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined;
}

/** The words of a name in lower case without accents, hyphens and apostrophes. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Pd}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
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
  const initial = second && first?.[0];
  const tidy = tidyPostcode(postcode);
  return surname && initial && tidy ? `${tidy} ${initial} ${surname}` : undefined;
}
