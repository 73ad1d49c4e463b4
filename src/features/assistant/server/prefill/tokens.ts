import { correctSpelling, withFigure } from './spelling.ts';

export type Token = {
  kind: 'word' | 'number' | 'sign';
  /** In lower case, without apostrophes, with slips in the words of the trade corrected. */
  text: string;
  raw: string;
  /** Of a number in figures. */
  value: number;
  /** Offsets in the message. */
  from: number;
  to: number;
  /** Nothing stands between this token and the one before it. */
  glued: boolean;
};
/** Places of tokens, `end` exclusive. */
export type Span = { from: number; end: number };
type Nearby = [string, string, string, string, string, ...string[]];

export const wordSet = ({ 0: words = '' }: TemplateStringsArray): ReadonlySet<string> =>
  new Set(words.split(' '));
export const phrases = ({ 0: list = '' }: TemplateStringsArray): readonly string[] =>
  list.split('|');
const sentenceEnds = wordSet`. ! ? \n ; |`;
const clauseEnds = wordSet`, and & + plus n then / (`;

/** The words of a message; a place outside of it holds an empty word. */
export class Tokens extends Array<Token> {
  word(at: number): string {
    return this[at]?.text ?? '';
  }

  /** The words before a place, the nearest first. */
  before(at: number, count: number) {
    return Array.from({ length: count }, (_, back) => this.word(at - 1 - back)) as Nearby;
  }

  after(at: number, count: number) {
    return Array.from({ length: count }, (_, ahead) => this.word(at + ahead)) as Nearby;
  }

  isBy(at: number): boolean {
    return this.word(at) === 'x' || this.word(at) === 'by';
  }

  endsSentence(at: number): boolean {
    return !this[at] || sentenceEnds.has(this.word(at));
  }

  endsClause(at: number): boolean {
    return this.endsSentence(at) || clauseEnds.has(this.word(at));
  }

  /** How far apart two places are: 1 for each comma or "and", 2 for each end of a sentence. */
  breaks(from: number, end: number): number {
    let breaks = 0;
    for (let at = from; at < end; at += 1)
      breaks += this.endsSentence(at) ? 2 : this.endsClause(at) ? 1 : 0;
    return breaks;
  }

  /** Whether one of the phrases is said within a clause. */
  says(list: readonly string[]): boolean {
    const words = Array.from(this, ({ text }, at) =>
      this.endsSentence(at) || text === ',' ? '|' : text,
    );
    return isSaid(` ${words.join(' ')} `, list);
  }

  /** Whether a word of the first list is followed by one of the second within some words of its clause. */
  follows(first: ReadonlySet<string>, second: ReadonlySet<string>, within: number): boolean {
    return this.some(({ text }, at) => {
      const next = first.has(text) ? this.slice(at + 1, at + 1 + within) : [];
      const end = next.findIndex(
        (_, ahead) => this.endsSentence(at + 1 + ahead) || this.word(at + 1 + ahead) === ',',
      );
      return next.slice(0, end < 0 ? within : end).some((token) => second.has(token.text));
    });
  }

  override slice(from?: number, end?: number): Tokens {
    return super.slice(from, end) as Tokens;
  }

  /** The tokens with bars in the place of some. */
  hide(isHidden: (at: number) => boolean): Tokens {
    return this.map((token, at) =>
      isHidden(at) ? { ...token, kind: 'sign', text: '|' } : token,
    ) as Tokens;
  }

  /** The text between two places as it was typed, with single spaces. */
  raw(from: number, end: number): string {
    const words = this.slice(from, end).map(({ raw, glued }) => (glued ? raw : ` ${raw}`));
    return Array.from(words).join('').trim();
  }

  /** The words from a place to another. */
  texts(from: number, end: number): string[] {
    return Array.from(this.slice(Math.max(0, from), Math.max(0, end)), ({ text }) => text);
  }
}

/** Whether one of the phrases stands in words between spaces. */
export const isSaid = (flat: string, list: readonly string[]): boolean =>
  list.some((phrase) => flat.includes(` ${phrase} `));

const pattern = /\p{L}[\p{L}\p{M}'’`]*|\d+|\n|\S/gu;
const signs = new Map(
  "’' ‘' ′' `' ”\" “\" ″\" ×x ✖x *x ·. –- —-"
    .split(' ')
    .map(([sign = '', plain = '']) => [sign, plain]),
);
const fractions = new Map([...'½¼¾'].map((sign, at) => [sign, [0.5, 0.25, 0.75][at] ?? 0]));
/** A unit and the sign for "by" in one word: "3mx4m". */
const unitAndBy = wordSet`mx cmx mmx ftx inx`;

/** Splits a message into words, figures and signs. */
export function readTokens(text: string): Tokens {
  const tokens = new Tokens();
  for (const { 0: raw, index } of text.matchAll(pattern)) {
    if (raw === '\ufe0f') continue;
    const isGlued = tokens.at(-1)?.to === index;
    const add = (kind: Token['kind'], word: string, from = index, to = index + raw.length) =>
      tokens.push({
        kind,
        text: word,
        raw: text.slice(from, to),
        value: fractions.get(raw) ?? Number(raw),
        from,
        to,
        glued: isGlued || from > index,
      });
    const lower = raw.toLowerCase();
    if (/^[\d½¼¾]/.test(raw)) add('number', raw);
    else if (!/^\p{L}/u.test(raw)) add('sign', signs.get(raw) ?? raw);
    else if (isGlued && unitAndBy.has(lower)) {
      add('word', lower.slice(0, -1), index, index + raw.length - 1);
      add('word', 'x', index + raw.length - 1);
    } else add('word', correctSpelling(lower.replaceAll(/['’`]/g, '')));
  }
  return joinDecimals(tokens);
}

/** Joins the figures of a decimal: "4.2", "4,25", "3 .6", "4½" and ".9". */
function joinDecimals(tokens: Tokens): Tokens {
  const joined = new Tokens();
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, point, next] = [tokens[at] as Token, tokens[at + 1], tokens[at + 2]];
    const isWhole = /^\d/.test(token.raw);
    const join = (count: number, text: string, value = Number(text)) => {
      joined.push({
        ...token,
        kind: 'number',
        text,
        raw: text,
        value,
        to: tokens[at + count]?.to ?? token.to,
      });
      at += count;
    };
    const word = point?.glued ? withFigure.get((token.raw + point.raw).toLowerCase()) : undefined;
    if (word && point) {
      joined.push({ ...token, kind: 'word', text: word, raw: token.raw + point.raw, to: point.to });
      at += 1;
    } else if (isWhole && next?.glued && /^\d/.test(next.raw) && isPoint(tokens, at, joined))
      join(2, `${token.raw}.${next.raw}`);
    else if (token.text === '.' && point?.glued && /^\d/.test(point.raw) && !token.glued)
      join(1, `0.${point.raw}`);
    else if (isWhole && point && fractions.has(point.raw))
      join(1, token.raw, token.value + point.value);
    else joined.push(token);
  }
  return joined;
}

/** A comma is a point before one or two figures, but not in "4x3,3x3"; no point is in a date. */
function isPoint(tokens: Tokens, at: number, before: Tokens): boolean {
  const [point, next, after, last] = tokens.slice(at + 1, at + 5);
  const isAfterBy = before.isBy(before.length - 1);
  const isDate = after?.glued && after.text === '.' && last?.glued && last.kind === 'number';
  if (point?.text === '.') return !isDate || isAfterBy;
  return (
    point?.text === ',' &&
    point.glued &&
    (next?.raw.length ?? 3) <= 2 &&
    !(isAfterBy && tokens.isBy(at + 3))
  );
}
