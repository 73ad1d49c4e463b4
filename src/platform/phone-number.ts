import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

const minCharacters = 10;

/**
 * Whether a number can be dialled: a British one, or one from abroad with + and its country code.
 * Only lengths are checked, so numbers that nobody has yet (or that are kept for drama) pass.
 */
export function canBeDialled(text: string): boolean {
  const number = text.trim();
  return number.length >= minCharacters && isPossiblePhoneNumber(number, 'GB');
}
