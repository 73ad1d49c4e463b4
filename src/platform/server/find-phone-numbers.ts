import { findPhoneNumbersInText } from 'libphonenumber-js/min';

const minDigits = 10;
/** A text without so many digits in a row is not worth the library's time: one message in three hundred has a number. */
const worthReading = /[+0](?:[^\p{L}\d]{0,5}\d){9}/u;

export type PhoneNumberInText = {
  /** In E.164: every spelling of a number has the same. */
  e164: string;
  /** As one would dial it: 01632960147, or in E.164 where it was written with its country code. */
  dialled: string;
  start: number;
  end: number;
};

/**
 * The phone numbers in a text: British ones with their leading 0, others with + and their country code. A possible
 * length is enough, as in `canBeDialled`: numbers that are reserved for drama are not valid, and ours is one.
 */
export function findPhoneNumbers(text: string): PhoneNumberInText[] {
  if (!worthReading.test(text)) return [];
  // The library takes what follows a comma for an extension, and here it is the next number.
  const separated = text.replaceAll(',', '\n');
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
