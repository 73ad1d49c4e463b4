/** Characters of a message that are read; chat messages are not longer. */
export const maxTextLength = 4_000;
/** Limit against denial of service; real messages have far fewer. */
const maxTokens = 900;

export type Token = {
  kind: 'word' | 'number' | 'mark';
  /** In lower case. */
  text: string;
  /** The value of a number; 0 for other tokens. */
  value: number;
  /** Whether there is no space before it. */
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

/**
 * Normalises fractions, quotes, dashes and Unicode forms, so that the finders need to know one
 * spelling only.
 */
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

/** Splits a normalised text into words, numbers and punctuation marks, in one pass. */
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
    // ".9m" means 0.9 m.
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

/** Splits `4mx3m` and `4mby3m`, written without spaces. */
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
    // "3,600" has a thousands separator; "3,5" has a decimal comma, as on the continent.
    const thousands = mark === ',' && decimals.length === 3;
    const chained = text[last] === '.' && isDigit(text[last + 1]);
    if (chained && thousands) {
      // "1,350.00"
      let pence = last + 1;
      while (isDigit(text[pence])) pence += 1;
      written += decimals + text.slice(last, pence);
      end = pence;
    } else if (!chained) {
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

/** The text of tokens from a position to another, spaced as it was written. */
export const textOf = (tokens: readonly Token[], from: number, end: number): string =>
  tokens
    .slice(from, end)
    .map(({ text, glued }, at) => `${at > 0 && !glued ? ' ' : ''}${text}`)
    .join('');
