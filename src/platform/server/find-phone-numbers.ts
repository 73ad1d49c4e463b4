import { findPhoneNumbersInText } from 'libphonenumber-js/min';

const minDigits = 10;
/**
 * A cheap test before the slow library is called: one message in three hundred has this many digits in a
 * row.
 */
const worthReading = /[+0](?:[^\p{L}\d]{0,5}\d){9}/u;

/** "07700 900123 8 Park Lane": the house number is no part of a number that is complete. */
const beforeHouseNumber = /(?<![\d+])(0(?:[ -]?\d){10}) (?=\d{1,4}[a-z]? +\p{L})/giu;

export type PhoneNumberInText = {
  /** In E.164 format: the same for every spelling of a number. */
  e164: string;
  /** In dialling format: 01632960147, or E.164 where it was written with its country code. */
  dialled: string;
  start: number;
  end: number;
};

/**
 * Finds the phone numbers in a text: British ones with their leading 0, others with + and their country
 * code. As in `canBeDialled` only lengths are checked: numbers reserved for drama are not valid, and the
 * firm's own is one.
 */
export function findPhoneNumbers(text: string): PhoneNumberInText[] {
  if (!worthReading.test(text)) return [];
  // The library takes digits after a comma for an extension; here they are the next number.
  const separated = text.replaceAll(',', '\n').replace(beforeHouseNumber, '$1\n');
  return findPhoneNumbersInText(separated, { defaultCountry: 'GB', extended: true }).flatMap(
    ({ number: { number: e164, nationalNumber, countryCallingCode }, startsAt, endsAt }) => {
      const written = text.slice(startsAt, endsAt).replace(/[^\d+]/g, '');
      if (!/^[+0]/.test(written) || written.length < minDigits) return [];
      const isNational = countryCallingCode === '44' && /^0[1-9]/.test(written);
      return {
        e164,
        dialled: isNational ? `0${nationalNumber}` : e164,
        start: startsAt,
        end: endsAt,
      };
    },
  );
}
