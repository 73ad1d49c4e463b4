import type { ConversationRecord } from '../../../conversation/record.ts';
import { isOrdinaryWord } from '../../../conversation/words/ordinary-words.ts';
import { isLikelyName } from '../../../nlu/entities/find-name.ts';
import { capitalise } from './read-name.ts';

/** One word and nothing else, as a surname is sent after a first name. */
const oneWord = /^\W*(\p{L}(?:\p{L}|['’-](?=\p{L})){2,})\W*$/u;

/**
 * "Its rob", then "burgess": a surname sent by itself in the message after the first name.
 * @param taken lower-case words that mean something else: places, colours
 * @returns the whole name
 */
export function completeName(
  { contact }: ConversationRecord,
  text: string,
  taken: ReadonlySet<string>,
): string | undefined {
  const { name, isNameNew } = contact;
  const word = oneWord.exec(text)?.[1];
  if (!name || !isNameNew || !word || name.includes(' ')) return undefined;
  const plain = word.toLowerCase();
  const isSurname = !isOrdinaryWord(plain) && !taken.has(plain) && isLikelyName(word);
  return isSurname && plain !== name.toLowerCase() ? `${name} ${capitalise(word)}` : undefined;
}
