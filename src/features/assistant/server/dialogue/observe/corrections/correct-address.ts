import { meantAddress } from '../contact/meant-address.ts';
import { hasStreet, streetIn } from '../contact/read-postal-address.ts';

/** "Flat 2" or "flats 1, 2 and 3"; in "flat 3, 4 Mill Lane" the 4 is the house. */
const unit =
  /\b(?:(flat|unit|apartment|plot)\s+((?:\d{1,3}[a-z]?|[a-z])\b(?:\s*(?:and|&|\+)\s*(?:(?:flat|unit|apartment|plot)\s+)?\d{1,3}[a-z]?\b)*)|(flat|unit|apartment|plot)s\s+(\d{1,3}[a-z]?\b(?:\s*(?:,|and|&|\+|to|-|–)\s*\d{1,3}[a-z]?\b)*))/i;
const numbersFirst = /^\d{1,3}[a-z]?(?:\s*(?:,|and|&)\s*\d{1,3}[a-z]?\b)+\s+/i;
const houseNumber =
  /(?<!\b(?:outside|opposite|near|past|behind|by|next to|next door to) )\b(?:house(?: number)?|number|no\.)(?:'s| is| should be)*\s+(?:number\s+)?(\d{1,4}[a-z]?)\b(?!\s*\d)/i;
const ofOther =
  /\b(?:phone|mobile|tel|ring|call|text|rooms?|days?|people|steps|stairs|bedrooms?|kids|dogs?|cats?|floors?|metres?|x|by \d)\b|@/i;
const corrects = /\b(?:no|not|sorry|actually|should|wrong|it'?s|its|street|road|address)\b/i;
const maxWords = 9;

/** The address without its flat: only there stands the number of the house. */
const unitOf = (address: string) => unit.exec(address);

/**
 * Puts a part of a known address right that is told alone: "it's flat 2 by the way", "the house is number 5",
 * "no, Mill Road".
 * @returns the whole address, if it changes
 */
export function correctAddress(address: string, text: string): string | undefined {
  const sentences = meantAddress(text, () => false).split(/(?<=[.!?;])\s+|\n+/);
  const changed = sentences.reduce((known, said) => correctBy(known, said) ?? known, address);
  return changed === address ? undefined : changed;
}

function correctBy(address: string, text: string): string | undefined {
  const isShort = text.trim().split(/\s+/).length <= maxWords;
  if (!isShort || text.includes('?') || ofOther.test(text)) return undefined;
  const changed = changeStreet(changeNumber(changeUnit(address, text), text), text);
  return changed === address ? undefined : changed;
}

function changeUnit(address: string, text: string): string {
  const told = unit.exec(text);
  if (!told || /\bfloor\b/i.test(text)) return address;
  const [words] = told;
  const word = told[1] ?? told[3] ?? '';
  const said = told[2] ?? told[4] ?? '';
  const number = said.replace(/\d[a-z]\b|\b[a-z]\b/gi, (letter) => letter.toUpperCase());
  const kind = /[\s,&-]/.test(number) ? `${word}s` : word;
  const known = unitOf(address);
  const spelled = /^\p{Lu}/u.test(known?.[0] ?? '') ? capitalised(kind) : kind.toLowerCase();
  if (known) return address.replace(known[0], `${spelled} ${number}`);
  if (numbersFirst.test(address))
    return address.replace(numbersFirst, `${capitalised(kind)} ${number} `);
  return /^flat [a-z]$/i.test(words) && !/^[A-Z]$/.test(number)
    ? address
    : `${capitalised(kind)} ${number}, ${address}`;
}

const capitalised = (word: string) =>
  `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;

function changeNumber(address: string, text: string): string {
  const told = houseNumber.exec(text)?.[1];
  if (!told) return address;
  const start = unitOf(address)?.[0].length ?? 0;
  const head = unitOf(address)?.index === 0 ? address.slice(0, start) : '';
  const rest = address.slice(head.length);
  return head + rest.replace(/\b\d{1,4}[a-z]?\b/i, told);
}

/** Only a street of the same name or one in capitals: "it's the other way" is none. */
function changeStreet(address: string, text: string): string {
  const [known, told] = [streetIn(address), streetIn(text)];
  if (!known || !told || !corrects.test(text) || !hasStreet(told)) return address;
  const words = known.toLowerCase().split(' ').slice(0, -1);
  const isNamed = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(told);
  const shares = told
    .toLowerCase()
    .split(' ')
    .slice(0, -1)
    .some((word) => words.includes(word));
  return isNamed || shares ? address.replace(known, told) : address;
}
