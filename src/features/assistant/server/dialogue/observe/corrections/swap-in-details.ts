import type { Contact } from '../../../conversation/record.ts';
import type { Swap } from './read-swaps.ts';

/** Words that say which detail is meant, and are none of it. */
const label =
  /^(?:(?:the|my|our|house|street|road|sur ?name|last name|first name|name|phone|mobile|number|no\.?|post ?code|e-?mail|address)\b(?:'s| is| ends(?: in)?)?[\s:]*)+(?=\S)/i;

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const found = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(words)}(?![\p{L}\p{N}])`, 'iu');

const capitalise = (words: string, like: string) =>
  /^\p{Lu}/u.test(like) && words === words.toLowerCase()
    ? words.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : words;

/** "It's number 17 not 7": as many words as are replaced, from the first that both share. */
function replacementFor(right: string, wrong: string): string {
  const [own, other] = [right.split(/\s+/), wrong.split(/\s+/)];
  const shared = own.findIndex((word) => word.toLowerCase() === other[0]?.toLowerCase());
  return own.slice(shared >= 0 ? shared : Math.max(0, own.length - other.length)).join(' ');
}

/** The end of a number, where both ends are as long: "322 not 321". */
function withEnding(phone: string, { right, wrong }: Swap): string | undefined {
  const [own, other] = [right, wrong].map((words) => /(?:^|\s)(\d{2,6})\b/.exec(words)?.[1]);
  if (!own || !other || own.length !== other.length || !phone.endsWith(other)) return undefined;
  return phone.slice(0, -other.length) + own;
}

const titled = /^(?:mr|mrs|ms|miss|dr|rev)\.?\s+\p{L}+$/iu;
const inward = /^\d[a-z]{2}$/i;

/** Puts a detail of the customer right by what a message says in place of what. @returns the field, if there is one */
export function swapInDetails(contact: Contact, swap: Swap): keyof Contact | undefined {
  const wrong = swap.wrong.replace(label, '');
  const right = swap.right.replace(label, '');
  for (const field of ['address', 'name'] as const) {
    const known = contact[field];
    const [words] = (known && found(wrong).exec(known)) ?? [];
    if (!known || !words) continue;
    const instead = replacementFor(right, wrong);
    // "It's Mrs Lowe, not Pat": the whole name as it is told.
    if (field === 'name' && titled.test(right)) {
      contact.name = capitalise(right.toLowerCase(), 'A');
      return 'name';
    }
    if (instead.length > 60 || !/^[\p{L}\p{N}]/u.test(instead)) continue;
    contact[field] = known.replace(found(wrong), capitalise(instead, words));
    return contact[field] === known ? undefined : field;
  }
  const { postcode, phone } = contact;
  if (postcode && inward.test(wrong) && inward.test(right) && found(wrong).test(postcode)) {
    contact.postcode = postcode.replace(found(wrong), right.toUpperCase());
    return 'postcode';
  }
  const ended = phone && withEnding(phone, { right, wrong });
  if (!ended) return undefined;
  contact.phone = ended;
  return 'phone';
}
