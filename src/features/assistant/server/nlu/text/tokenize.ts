/** What is read of a message at most, in characters; a chat message is never longer. */
export const maxTextLength = 4_000;
/** Nobody says as much in one message; more is an attack. */
const maxTokens = 900;

export type Token = {
  kind: 'word' | 'number' | 'mark';
  /** In lower case. */
  text: string;
  /** Of a number; 0 otherwise. */
  value: number;
  /** Whether it follows the one before without a space. */
  glued: boolean;
};

const fractions: Record<string, string> = {
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
};
const plainMarks: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '×': ' x ',
  '✕': ' x ',
  '✖': ' x ',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '\ufe0f': '',
};

/** One way of writing for each mark, so that what reads tokens need not know them all. */
export function tidyText(text: string): string {
  return Array.from(
    text.slice(0, maxTextLength),
    (mark) => fractions[mark] ?? plainMarks[mark] ?? mark,
  )
    .join('')
    .normalize('NFKC')
    .slice(0, maxTextLength)
    .replaceAll("''", '"')
    .replace(/(?<=\d)·(?=\d)/g, '.');
}

const isDigit = (mark: string | undefined) => mark !== undefined && mark >= '0' && mark <= '9';
const isLetter = (mark: string | undefined) =>
  mark !== undefined && (/^[a-z]$/.test(mark) || (mark > '\u00bf' && /^\p{L}$/u.test(mark)));

/** Splits a tidied text into words, numbers and single marks, in one walk. */
export function readTokens(text: string): Token[] {
  const lower = text.toLowerCase();
  const tokens: Token[] = [];
  let at = 0;
  let glued = false;
  while (at < lower.length && tokens.length < maxTokens) {
    const mark = lower[at] as string;
    if (mark.trim() === '') {
      glued = false;
      at += 1;
      continue;
    }
    // ".9m" is written for 0.9 m.
    const isShort = mark === '.' && !glued && isDigit(lower[at + 1]);
    const token =
      isDigit(mark) || isShort
        ? readNumber(lower, at)
        : isLetter(mark)
          ? readWord(lower, at)
          : { kind: 'mark' as const, text: mark, value: 0, length: 1 };
    const previous = tokens.at(-1);
    const isMeasured = token.kind === 'word' && previous?.kind === 'number';
    for (const part of isMeasured ? splitTimes(token.text) : [token.text])
      tokens.push({ kind: token.kind, text: part, value: token.value, glued });
    at += token.length;
    glued = true;
  }
  return tokens;
}

/** `4mx3m` and `4mby3m` are written without a space. */
function splitTimes(word: string): string[] {
  const unit = ['m', 'cm', 'mm', 'ft', 'in'].find((name) =>
    [`${name}x`, `${name}by`].includes(word),
  );
  return unit ? [unit, word.slice(unit.length)] : [word];
}

function readNumber(text: string, from: number) {
  let end = from;
  while (isDigit(text[end])) end += 1;
  let written = text.slice(from, end) || '0';
  const mark = text[end];
  if ((mark === '.' || mark === ',') && isDigit(text[end + 1])) {
    let last = end + 1;
    while (isDigit(text[last])) last += 1;
    const decimals = text.slice(end + 1, last);
    // 3,600 is a thousand; 3,5 is what a visitor from the continent writes.
    const thousands = mark === ',' && decimals.length === 3;
    const chained = text[last] === '.' && isDigit(text[last + 1]);
    if (!chained) {
      written += thousands ? decimals : `.${decimals}`;
      end = last;
    }
  }
  return {
    kind: 'number' as const,
    text: text.slice(from, end),
    value: Number(written),
    length: end - from,
  };
}

function readWord(text: string, from: number) {
  let end = from;
  while (isLetter(text[end]) || (text[end] === "'" && isLetter(text[end + 1]))) end += 1;
  const word = text.slice(from, end).replaceAll("'", '');
  return { kind: 'word' as const, text: word, value: 0, length: end - from };
}
