const maxLetters = 40;
/** Where words stand without spaces, more letters than a name has may be a whole sentence. */
const maxUnspacedLetters = 8;

/** Modifier letters are none: some look like the punctuation of an address. */
const word = String.raw`(?:[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]\p{M}{0,3})+`;
const part = `${word}(?:['’]${word})?`;
/** One word or two with a hyphen, each with one apostrophe at most: more words are a sentence. */
const plainName = new RegExp(`^${part}(?:-${part})?$`, 'u');
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const noLetters = /[\p{M}'’-]/gu;

/** The letters of Latin script without case are clicks, and dots of scholars. */
const latin = /^(?:(?!\p{Lo})\p{Script=Latin})+$/u;
const spaced = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek'],
  ...['Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada', 'Malayalam', 'Sinhala', 'Tamil', 'Telugu'],
].map(lettersOf);
const unspaced = ['Han', 'Hangul', 'Hiragana', 'Katakana', 'Khmer', 'Lao', 'Myanmar', 'Thai'].map(
  lettersOf,
);

function lettersOf(script: string): RegExp {
  return new RegExp(String.raw`^\p{Script=${script}}+$`, 'u');
}

/** Letters of several scripts may be chosen for what they look like together. */
function isOfOneScript(letters: string): boolean {
  const isIn = (script: RegExp) => script.test(letters);
  if (isIn(latin) || spaced.some(isIn)) return true;
  return [...letters].length <= maxUnspacedLetters && unspaced.some(isIn);
}

/**
 * The first name to greet somebody by in an email. Anybody can type anything into the name of a form
 * and have it sent to anybody, so whatever is more than a plain name in one script is no name at all.
 */
export function readGreetingName(name: string): string | undefined {
  const first = name.normalize('NFC').trim().split(/\s/u, 1)[0] ?? '';
  if ([...first].length > maxLetters || invisible.test(first)) return undefined;
  return plainName.test(first) && isOfOneScript(first.replace(noLetters, '')) ? first : undefined;
}

/** 'Thank you, Ann' or, for what is no plain name, 'Thank you' */
export function thank(name: string): string {
  const greeted = readGreetingName(name);
  return greeted ? `Thank you, ${greeted}` : 'Thank you';
}

/** 'Ann, your visit is confirmed' or, for what is no plain name, 'Your visit is confirmed' */
export function greetByName(name: string, sentence: string): string {
  const greeted = readGreetingName(name);
  return greeted ? `${greeted}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
