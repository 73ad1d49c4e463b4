import type { Token, Tokens } from './tokens.ts';

export type Quantity = { value: number; end: number };

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const shares: Record<string, number> = { half: 0.5, quarter: 0.25, third: 1 / 3 };

export const isNumber = (token: Token | undefined) =>
  token !== undefined &&
  (token.kind === 'number' || ones.includes(token.text) || tens.includes(token.text));

/** A number in figures or words with its fraction: "4 1/2", "three and a half", "four point two". */
export function readQuantity(tokens: Tokens, at: number): Quantity | undefined {
  const whole = readWhole(tokens, at);
  return whole && (readPoint(tokens, whole) ?? readShare(tokens, whole) ?? whole);
}

function readWhole(tokens: Tokens, at: number): Quantity | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') return { value: token.value, end: at + 1 };
  const small = readSpoken(tokens, at);
  if (!small || tokens.word(small.end) !== 'hundred') return small;
  const more = readSpoken(tokens, small.end + (tokens.word(small.end + 1) === 'and' ? 2 : 1));
  return { value: small.value * 100 + (more?.value ?? 0), end: more?.end ?? small.end + 1 };
}

/** A number in words below a hundred. */
export function readSpoken(tokens: Tokens, at: number): Quantity | undefined {
  const one = ones.indexOf(tokens.word(at));
  if (one >= 0) return { value: one, end: at + 1 };
  const ten = tens.indexOf(tokens.word(at));
  if (ten < 0) return undefined;
  const next = tokens.word(at + 1) === '-' ? at + 2 : at + 1;
  const digit = ones.indexOf(tokens.word(next));
  const value = 20 + 10 * ten;
  return digit > 0 && digit < 10 ? { value: value + digit, end: next + 1 } : { value, end: at + 1 };
}

/** "Four point two five" */
function readPoint(tokens: Tokens, { value, end }: Quantity): Quantity | undefined {
  if (tokens.word(end) !== 'point') return undefined;
  const digits = [tokens[end + 1], tokens[end + 2]].map((token) =>
    token?.kind === 'number' ? token.value : ones.indexOf(token?.text ?? ''),
  );
  const isDigit = (digit = -1) => Number.isInteger(digit) && digit >= 0 && digit <= 9;
  if (!isDigit(digits[0])) return undefined;
  const more = isDigit(digits[1]) ? `${digits[1]}` : '';
  return { value: Number(`${value}.${digits[0]}${more}`), end: end + 2 + more.length };
}

/** "And a half", "and three quarters", "1/2" */
export function readShare(tokens: Tokens, { value, end }: Quantity): Quantity | undefined {
  const [first, second, third] = [tokens[end], tokens[end + 1], tokens[end + 2]];
  if (first?.kind === 'number' && second?.text === '/' && second.glued && third?.glued) {
    const share = first.value / third.value;
    return share > 0 && share < 1 ? { value: value + share, end: end + 3 } : undefined;
  }
  if (first?.text !== 'and' && first?.text !== '&') return undefined;
  if (second?.text === 'three' && /^quarters?$/.test(third?.text ?? ''))
    return { value: value + 0.75, end: end + 3 };
  const isOne = second?.text === 'a' || second?.text === 'one';
  const share = shares[(isOne ? third : second)?.text ?? ''];
  return share ? { value: value + share, end: end + (isOne ? 3 : 2) } : undefined;
}
