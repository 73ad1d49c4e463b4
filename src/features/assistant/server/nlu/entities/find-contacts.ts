import { findPhoneNumbers } from '#platform/server/find-phone-numbers.ts';
import type { Token } from '../text/tokenize.ts';

const maxEmailLength = 254;

/** The first email address: a match around an @, within one word. */
export function findEmail(text: string): string | undefined {
  for (const word of text.split(/\s/)) {
    if (!word.includes('@') || word.length > maxEmailLength) continue;
    const tidy = trimMarks(word.replace(/^mailto:/i, ''));
    const parts = tidy.split('@');
    const domain = parts[1] ?? '';
    if (parts.length !== 2 || !parts[0]) continue;
    if (/^[\w.%+'-]+$/.test(parts[0]) && /^[a-z0-9.-]+$/i.test(domain) && isDomain(domain))
      return tidy;
  }
  return undefined;
}

const isDomain = (domain: string) => {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => label.length > 0) &&
    (labels.at(-1)?.length ?? 0) > 1
  );
};

function trimMarks(word: string): string {
  let from = 0;
  let end = word.length;
  while (from < end && '<("\'[:;,.'.includes(word[from] ?? ' ')) from += 1;
  while (end > from && '>)"\'],.;:!?'.includes(word[end - 1] ?? ' ')) end -= 1;
  return word.slice(from, end);
}

/** The first phone number, without spaces and punctuation. */
export const findPhone = (text: string): string | undefined => findPhoneNumbers(text)[0]?.dialled;

const introductions = [
  ['my', 'name', 'is'],
  ['my', 'names'],
  ['my', 'name'],
  ['name', 'is'],
  ['name', ':'],
  ['this', 'is'],
  ['i', 'am', 'called'],
  ['im', 'called'],
  ['call', 'me'],
  ['speaking', 'to'],
];
const notNames = new Set(
  'not a an the just here in on at with after to looking my your me you it very so about for and or back from is of really still no yes please what where when why how urgent ridiculous for'.split(
    ' ',
  ),
);
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr']);

/** The name with which a customer introduces themselves, capitalised. */
export function findName(tokens: readonly Token[]): string | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const title = titles.has(tokens[at]?.text ?? '') ? takeNames(tokens, at + 1) : [];
    if (title.length > 0) return capitalise([tokens[at]?.text ?? '', ...title]);
    const lead = introductions.find((words) =>
      words.every((word, index) => tokens[at + index]?.text === word),
    );
    if (!lead) continue;
    const names = takeNames(tokens, at + lead.length);
    const isClear = lead[0] === 'my' || lead[0] === 'name' || names.length === 1;
    if (names.length > 0 && isClear) return capitalise(names);
  }
  return undefined;
}

function takeNames(tokens: readonly Token[], from: number): string[] {
  const names: string[] = [];
  for (let at = from; at < Math.min(tokens.length, from + 3); at += 1) {
    const token = tokens[at];
    if (token?.text === '.' && titles.has(tokens[at - 1]?.text ?? '')) continue;
    if (
      token?.kind !== 'word' ||
      notNames.has(token.text) ||
      token.text.length < 2 ||
      token.text.length > 30
    )
      break;
    names.push(token.text);
  }
  return names;
}

const capitalise = (names: readonly string[]) =>
  names.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1)).join(' ');
