import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

const minCharacters = 10;

/**
 * Whether a number can be dialled: a British one, or a foreign one with + and its country code. Only
 * lengths are checked, so unassigned numbers (and those reserved for drama) pass.
 */
export function canBeDialled(text: string): boolean {
  const number = text.trim();
  return number.length >= minCharacters && isPossiblePhoneNumber(number, 'GB');
}
