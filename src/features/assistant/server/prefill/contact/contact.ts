import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { canBeDialled } from '#platform/phone-number.ts';
import { tidyPostcode } from '#platform/uk-postcode.ts';
import { phrases, readTokens, type Tokens, wordSet } from '../tokens.ts';

/** A detail with the offsets of its text in the message. */
export type Found = { text: string; from: number; to: number };

const others = wordSet`tenant tenants agent agents landlord neighbour access keyholder not`;

/** Phone numbers that can be dialled, as they are written in Britain. */
export function findPhones(tokens: Tokens): (Found & { at: number })[] {
  const found: (Found & { at: number })[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const isAbroad = tokens.word(at) === '+';
    const start = isAbroad || tokens.word(at) === '(' ? at + 1 : at;
    if (!(isAbroad || tokens.word(start).startsWith('0'))) continue;
    let digits = '';
    let end = start;
    for (let next = start; digits.length < (isAbroad ? 12 : 11); next += 1) {
      const token = tokens[next];
      if (token?.kind !== 'number' && !/^[()./-]$/.test(token?.text ?? '')) break;
      if (token?.kind !== 'number') continue;
      digits += token.raw.replaceAll('.', '');
      end = next + 1;
    }
    const number = isAbroad ? `+${digits}`.replace(/^\+440?/, '0') : digits;
    const isWhole = number.startsWith('+') || number.length === 11 || /^01\d{8}$/.test(number);
    const [first, last] = [tokens[at], tokens[end - 1]];
    if (!first || !last || !isWhole || !canBeDialled(number)) continue;
    const parsed = parsePhoneNumberFromString(number, 'GB');
    const text =
      (number.startsWith('+') ? parsed?.formatInternational() : parsed?.formatNational()) ?? number;
    found.push({ text, from: first.from, to: last.to, at });
    at = end - 1;
  }
  return found;
}

/** The customer's number: the last after a correction, the first of two that are offered. */
export function choosePhone(
  tokens: Tokens,
  all: readonly (Found & { at: number })[],
): Found | undefined {
  const [first, second] = all.filter(
    ({ at }) =>
      !tokens
        .before(at, 6)
        .some((word, back) => others.has(word) && (word !== 'not' || back === 0)),
  );
  const between = second ? tokens.slice(first?.at, second.at) : [];
  return between.some(({ text }) => /^(?:no|sorry|actually|wait|instead)$/.test(text))
    ? second
    : first;
}

/** The customer's number in a message, as it is written in Britain. */
export function readPhone(text: string): string | undefined {
  const tokens = readTokens(text);
  return choosePhone(tokens, findPhones(tokens))?.text;
}

const email = /^[\w.+-]+@[\w-]+\.[\w.-]*\w$/;
const edges = /^[<("':,;]|[>)"',;:!?.]$/g;

/** "write to <kev@example.com>." */
export function readEmail(text: string): Found | undefined {
  let offset = 0;
  for (const word of text.split(/\s/)) {
    const plain = word.length < 254 ? word.replace(edges, '').replace(edges, '') : '';
    const from = offset + word.indexOf(plain);
    if (email.test(plain)) return { text: plain, from, to: from + plain.length };
    offset += word.length + 1;
  }
  return undefined;
}

const noEmail = phrases`no email|no e - mail|have email|have an email|have an e - mail|got email|got an email|on email|do email|use email|without email`;
const without = phrases`no|dont|not|havent|hasnt|doesnt|without|never`;
export const hasNoEmail = (tokens: Tokens): boolean => tokens.says(noEmail) && tokens.says(without);

const areas = wordSet`ab al b ba bb bd bh bl bn br bs bt ca cb cf ch cm co cr ct cv cw da dd de dg dh dl dn dt dy e ec eh en ex fk fy g gl gu ha hd hg hp hr hs hu hx ig ip iv ka kt kw ky l la ld le ll ln ls lu m me mk ml n ne ng nn np nr nw ol ox pa pe ph pl po pr rg rh rm s sa se sg sk sl sm sn so sp sr ss st sw sy ta td tf tn tq tr ts tw ub w wa wc wd wf wn wr ws wv yo ze`;
const whole = /(?<![\p{L}\d])([a-z]{1,2}) ?(\d[a-z\d]?) ?-?(\d[abd-hjlnp-uw-z]{2})(?![\p{L}\d])/giu;
/** The first half of one in the firm's reach and around it; another stands for itself with its second half. */
const half = /(?<![\p{L}\d])(?:sn|ba|bs|gl|sp|rg|ox|sa|cf)\d{1,2}(?![\p{L}\d])/iu;

/** A whole postcode, or the first half of one: "sn15 3hr", "BS31". */
export function readPostcode(text: string): Found | undefined {
  for (const { 0: said, 1: area = '', index } of text.matchAll(whole)) {
    const tidy = areas.has(area.toLowerCase()) && tidyPostcode(said.replaceAll(/[ -]/g, ''));
    if (tidy) return { text: tidy, from: index, to: index + said.length };
  }
  const found = half.exec(text);
  return found
    ? { text: found[0].toUpperCase(), from: found.index, to: found.index + found[0].length }
    : undefined;
}
