import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import { withoutInvisible } from './short-text.ts';

const minCharacters = 10;
const usualNumber = /^0[1-9](?: ?\d){9}$/;

/**
 * A number as the library reads it: without what is not seen, and without brackets around the code of the country and
 * the 0 behind it (`(+44) 07700 900123`).
 */
export const plainNumber = (text: string) =>
  withoutInvisible(text).replace(/^\(?(?:\+|00) ?44\)?[ .-]*\(?0\)?[ .-]*/, '+44 ');

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
  const typed = withoutInvisible(text);
  if (readUsualNumber(typed)) return true;
  return typed.length >= minCharacters && isPossiblePhoneNumber(plainNumber(typed), 'GB');
}
