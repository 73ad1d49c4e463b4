import type { ConversationRecord } from '../../../conversation/record.ts';
import { isOrdinaryWord } from '../../../conversation/words/ordinary-words.ts';
import { isNearly } from '../../../nlu/text/spelling.ts';

const putsRight =
  /\b(?:sur ?name|last name|first name|name|spel[lt]\w*|ends?|with an?|typo|actually|sorry|not|should be|wrong)\b/i;
const minLength = 3;
/** Letters by which a name that is spelled again differs. */
const maxSlips = 2;

/** "Surname ends with an i, Kowalski": a name that is known, spelled again. @returns the whole name */
export function correctName({ contact }: ConversationRecord, text: string): string | undefined {
  const { name } = contact;
  if (!name || !putsRight.test(text)) return undefined;
  const said = (text.match(/(?<![\p{L}@.])\p{Lu}[\p{L}'’-]+(?![\p{L}@])/gu) ?? []).map((word) =>
    word.replace(/['’]s$/, ''),
  );
  // "It's Orme with an H, Horme": the first letter may be the one that was missing.
  const isSpelt = /\bwith an? \p{L}\b/iu.test(text);
  const words = name.split(' ');
  for (const [at, word] of words.entries()) {
    const again = said.find(
      (other) =>
        word.length >= minLength &&
        other.length >= minLength &&
        other.toLowerCase() !== word.toLowerCase() &&
        (isSpelt || other[0]?.toLowerCase() === word[0]?.toLowerCase()) &&
        !isOrdinaryWord(other.toLowerCase()) &&
        isNearly(other.toLowerCase(), word.toLowerCase(), isSpelt ? 1 : maxSlips),
    );
    if (again) return words.with(at, again).join(' ');
  }
  return undefined;
}
