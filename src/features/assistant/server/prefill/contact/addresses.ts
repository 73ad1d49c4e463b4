import { type Token, type Tokens, wordSet } from '../tokens.ts';
import type { Found } from './contact.ts';
import { noName } from './names.ts';

export const streetTypes = wordSet`road rd street st lane ln close cl avenue ave drive dr way crescent cres place pl court ct gardens gdns terrace hill rise row walk grove park square mews view green parade path yard mead meadow meadows cottages cottage house fields steps orchard croft maltings leaze bridge wharf quay rank parkway chase dene drove vale`;
/** Types that are words of every day too: they need capitals, a postcode or "at". */
const common = wordSet`way place park walk view green yard path house close hill court square row rise steps st bridge`;
const noStreet = wordSet`x by m cm mm ft feet foot metres metre rooms room bedrooms bedroom stairs steps am pm oclock years doors weeks days year of in at for and is a quid per`;
const isCapital = (token: Token | undefined) => /^\p{Lu}/u.test(token?.raw ?? '');

/** A house number with its street, and the town that follows: the last of a message that is certain. */
export function readAddress(
  text: string,
  tokens: Tokens,
  isTaken: (at: number) => boolean,
  postcode: Found | undefined,
  isPlace: (at: number) => boolean,
): Found | undefined {
  let best: Found | undefined;
  for (const [at, token] of tokens.entries()) {
    const isNumber = token.kind === 'number' && /^\d{1,4}$/.test(token.raw) && !isTaken(at);
    const street = isNumber ? streetEnd(tokens, at + 1) || upTo(tokens, at + 1, postcode) : 0;
    if (street === 0 || tokens.word(at - 1) === '£') continue;
    const first = street + (tokens.word(street) === ',' ? 1 : 0);
    let end = first;
    while (isPlace(end)) end += 1;
    if (end === first) end = street;
    const isSure =
      (postcode && Math.abs(postcode.from - (tokens[end - 1]?.to ?? 0)) < 20) ||
      (isCapital(tokens[at + 1]) && isCapital(tokens[street - 1])) ||
      /^(?:at|address|live|is|its|:|,)$/.test(tokens.word(at - 1));
    if (isSure || !common.has(tokens.word(street - 1)))
      best = cut(text, tokens[withUnit(tokens, at)], tokens[end - 1]);
  }
  return best;
}

/** The place after the type of a street of at most four words: "14 Mill Lane", "7 the maltings". */
function streetEnd(tokens: Tokens, start: number): number {
  const isType = (at: number) => streetTypes.has(tokens.word(at));
  const first = start + (tokens[start]?.glued && /^[a-d]$/.test(tokens.word(start)) ? 1 : 0);
  for (let at = first; at < first + 4; at += 1) {
    if (at > first && isType(at) && !isType(at + 1)) return at + 1;
    if (tokens[at]?.kind !== 'word' || noStreet.has(tokens.word(at))) return 0;
  }
  return 0;
}

/** The place of the postcode right after a street without a type: "41 lowden sn15 2bt". */
function upTo(tokens: Tokens, start: number, postcode: Found | undefined): number {
  const back = /^(?:x|by|£|in|to|on|after|before|about|around|and)$/.test(tokens.word(start - 2));
  if (!postcode?.text.includes(' ') || back || tokens[start]?.glued) return 0;
  for (let at = start; at < start + 4; at += 1) {
    const token = tokens[at];
    if (token && token.from >= postcode.from) return at > start ? at : 0;
    if (token?.kind !== 'word' || noStreet.has(token.text) || noName.has(token.text)) return 0;
  }
  return 0;
}

/** "Flat 2, 9 Commercial Road", "12 and 14 Bath Road" */
function withUnit(tokens: Tokens, at: number): number {
  const [comma, number, unit] = tokens.before(at, 3);
  if (/^(?:and|&|-)$/.test(comma) && tokens[at - 2]?.kind === 'number') return at - 2;
  const isUnit = (word: string) => /^(?:flat|apartment|unit|plot)$/.test(word);
  if (comma === ',' && isUnit(unit)) return at - 3;
  return isUnit(number) && tokens[at - 1]?.kind === 'number' ? at - 2 : at;
}

/** The words of an address, with capitals where it is typed in one case. */
function cut(text: string, first: Token | undefined, last: Token | undefined): Found {
  const [from, to] = [first?.from ?? 0, last?.to ?? 0];
  const plain = text.slice(from, to).replaceAll(/\s+/g, ' ');
  const isMixed = plain !== plain.toLowerCase() && plain !== plain.toUpperCase();
  const tidy = isMixed
    ? plain
    : plain.toLowerCase().replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { text: tidy.slice(0, 300), from, to };
}
