import type { ConversationRecord } from '../../../conversation/record.ts';
import { isOrdinaryWord } from '../../../conversation/words/ordinary-words.ts';
import { isFirstName } from './first-names.ts';
import { findWrittenPostcode, hasStreet, isSurnameOfStreet } from './read-postal-address.ts';

/** A sentence has more ordinary words than an address. */
const maxOrdinary = 3;

/** Words of addresses that are words of sentences as well. */
const ofAddress =
  /^(?:the|old|new|lower|upper|high|church|oak|village|near|nr|off|st|school|shop|park|in|at)$/i;

const leadIn =
  /^\W*(?:(?:it'?s|we'?re at|i live (?:at|in)|(?:my |the )?(?:address|house)(?: is|'s)?|at|sure|yes|ok)\b[\s:,]*)+/i;

/** Words of remarks, days and times, which are in no address. */
const ofSpeech =
  /\b(?:there'?s|there|we|we'?ve|i|i'?ve|my|our|are|has|have|had|will|would|please|not|nothing|never|before|after|any|but|because|is|code|rush|asap|when|who|questions?|times|minutes?|mins|hours?|years?|quid|pounds?|bloody|tomorrow|today|mornings?|afternoons?|am|pm|(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s? (?:the )?\d|\d{1,2}(?:st|nd|rd|th)(?! (?:floor|avenue|street)))\b/i;

/** "Margaret Hill", but not "Victoria Road": a first name, and a word that is a family name as well as a street's. */
function isNameOfPerson(piece: string): boolean {
  const words = piece.match(/[\p{L}'’-]+/gu) ?? [];
  return (
    words.length === 2 &&
    isFirstName(words[0] ?? '') &&
    !/\d/.test(piece) &&
    isSurnameOfStreet(words[1] ?? '')
  );
}

/** Where the address was asked for, whatever could be one. */
export function readAskedAddress(
  { asked, askedToo, contact }: ConversationRecord,
  bare: string,
  { text, postcode }: { text: string; postcode: string | undefined },
): string | undefined {
  if (!(asked === 'address' || askedToo?.includes('address')) || contact.address) return undefined;
  const pieces = bare
    .replace(contact.name ?? '\n\n', '')
    .replace(findWrittenPostcode(bare, postcode)?.written ?? '\n\n', '')
    .split(/\n|;|\.\s/)
    .filter((piece) => contact.name !== undefined || !isNameOfPerson(piece));
  const isOfAddress = (piece: string) =>
    (/\d/.test(piece) || hasStreet(piece)) && !ofSpeech.test(piece.replace(leadIn, ''));
  const rest = (pieces.find(isOfAddress) ?? pieces.join(' '))
    .replace(leadIn, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.]+|[\s,.]+$/g, '');
  const ordinary = rest
    .split(/[\s,.]+/)
    .filter((word) => isOrdinaryWord(word) && !ofAddress.test(word) && !hasStreet(word));
  const isOne =
    rest.length >= 5 &&
    rest.length <= 200 &&
    (/\d|,/.test(rest) || hasStreet(rest)) &&
    !ofSpeech.test(rest) &&
    ordinary.length < maxOrdinary &&
    !text.includes('?');
  return isOne ? rest : undefined;
}
