import type { Contact } from '../../../conversation/record.ts';
import { hasStreet } from '../contact/read-postal-address.ts';
import { correctAddress } from './correct-address.ts';
import { readSwaps } from './read-swaps.ts';
import { swapInDetails } from './swap-in-details.ts';

/** Puts details right that are known, by what a message says in place of what. @returns the fields that changed */
export function correctDetails(contact: Contact, text: string, told: string | undefined): string[] {
  const swapped = readSwaps(text).flatMap((swap) => swapInDetails(contact, swap) ?? []);
  if (swapped.length > 0) return swapped;
  const endings = correctEndings(contact, text);
  if (endings.length > 0) return endings;
  const isWhole = told !== undefined && /\d/.test(told) && hasStreet(told) && !unitAlone.test(told);
  const address = contact.address && !isWhole && correctAddress(contact.address, text);
  if (!address) return [];
  contact.address = address;
  return ['address'];
}
const unitAlone = /^(?:flat|unit|apartment|plot)\s+\w{1,3}$/i;

/** "It ends 578", "the postcode ends 2BQ": the end of a number or postcode that is known. */
function correctEndings(contact: Contact, text: string): string[] {
  const found = /\bend(?:s|ing)?(?: (?:in|with))?:? (?:(\d[a-z]{2})|(\d[\d ]{1,6}\d))\b/i.exec(
    text,
  );
  const [, inward, digits] = found ?? [];
  if (inward && contact.postcode?.includes(' ')) {
    contact.postcode = `${contact.postcode.split(' ')[0]} ${inward.toUpperCase()}`;
    return ['postcode'];
  }
  const end = digits?.replace(/\s/g, '');
  if (!end || !contact.phone) return [];
  contact.phone = contact.phone.slice(0, -end.length) + end;
  return ['phone'];
}
