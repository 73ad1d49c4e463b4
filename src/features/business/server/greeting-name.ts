const maxLetters = 40;
/** Limit for scripts without spaces, where more letters than a name has may be a whole sentence. */
const maxUnspacedLetters = 8;

/** A word of letters. Modifier letters are excluded, since some look like punctuation of a URL. */
const word = String.raw`(?:[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]\p{M}{0,3})+`;
const part = `${word}(?:['’]${word})?`;
/** One word or two joined by a hyphen, each with at most one apostrophe: more words may be a sentence. */
const plainName = new RegExp(`^${part}(?:-${part})?$`, 'u');
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const noLetters = /[\p{M}'’-]/gu;

/** Latin letters without case (click letters and phonetic symbols) are excluded. */
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

/** Mixed scripts are rejected, since their letters may be chosen for their looks. */
function isOfOneScript(letters: string): boolean {
  const isIn = (script: RegExp) => script.test(letters);
  if (isIn(latin) || spaced.some(isIn)) return true;
  return [...letters].length <= maxUnspacedLetters && unspaced.some(isIn);
}

/**
 * The first name for the greeting of an email. Anyone can type anything into a form's name and have it
 * sent to any address, so only a plain name in one script is accepted; undefined otherwise.
 */
export function readGreetingName(name: string): string | undefined {
  const first = name.normalize('NFC').trim().split(/\s/u, 1)[0] ?? '';
  if ([...first].length > maxLetters || invisible.test(first)) return undefined;
  return plainName.test(first) && isOfOneScript(first.replace(noLetters, '')) ? first : undefined;
}

/** 'Ann, your visit is confirmed', or 'Your visit is confirmed' without a plain name. */
export function greetByName(name: string, sentence: string): string {
  const greeted = readGreetingName(name);
  return greeted ? `${greeted}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
