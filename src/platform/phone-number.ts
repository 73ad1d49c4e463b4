import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

const minCharacters = 10;
const usualNumber = /^0[1-9](?: ?\d){9}$/;

/**
 * A British number of the usual length in E.164 (`+441632960147`); undefined for anything else, which may be a number
 * too. The library searches for the country of each number, and most that are typed are such.
 */
export function readUsualNumber(text: string): string | undefined {
  return usualNumber.test(text) ? `+44${text.slice(1).replaceAll(' ', '')}` : undefined;
}

/**
 * Whether a number can be dialled: a British one, or a foreign one with + and its country code. Only
 * lengths are checked, so unassigned numbers (and those reserved for drama) pass.
 */
export function canBeDialled(text: string): boolean {
  const number = text.trim();
  if (readUsualNumber(number)) return true;
  return number.length >= minCharacters && isPossiblePhoneNumber(number, 'GB');
}
