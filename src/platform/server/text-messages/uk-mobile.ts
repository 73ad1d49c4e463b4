import { parsePhoneNumber } from 'libphonenumber-js/min';

/** Not 070 (personal numbers) and not 076 (pagers), except 07624 of the Isle of Man. */
const mobile = /^\+447(?:[1-57-9]\d{8}|624\d{6})$/;

/** A UK mobile number as +447700900123; undefined for any other number. */
export function readUkMobile(text: string): string | undefined {
  try {
    const { number } = parsePhoneNumber(text, 'GB');
    return mobile.test(number) ? number : undefined;
  } catch {
    return undefined;
  }
}
