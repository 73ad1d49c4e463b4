/** A figure of a text; its value is in pounds, millimetres, square metres or the unit of its kind, or a text. */
export type Figure = { kind: string; value: number | string; text: string; at: number };
type Unit = { kind: string; factor: number };
type Token = { text: string; at: number; end: number; value?: number };

/** The units of figures: kind, factor and words. A bare number claims nothing, and no evidence is in dollars. */
const unitTable = `length 1000 m metre metres meter meters;length 304.8 ft foot feet;length 25.4 inch inches;
length 10 cm;length 1 mm;area 1 sqm;area 0.0929 sqf;miles 1 mile miles;steps 1 step steps stairs;
years 1 year years yr yrs;months 1 month months;weeks 1 week weeks;days 1 day days;hours 1 hour hours hr hrs;
minutes 1 minute minutes min mins;percent 1 % percent;money 1 £ pound pounds quid gbp;money 0.01 p pence;
money 1000 grand;foreign 1 $ €`;
const units = new Map(
  unitTable.split(';').flatMap((row): [string, Unit][] => {
    const [kind = '', factor, ...words] = row.trim().split(' ');
    return words.map((word) => [word, { kind, factor: Number(factor) }]);
  }),
);
const signs = ['£', '$', '€'];
const joints = new Set('x × by to or and - – —'.split(' '));
const numberWords = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand`;
const spelt = numberWords.split(/\s/);
/** The value of a number word; -1 for any other. */
function numberOf(word: string): number {
  const [at, hundred] = [spelt.indexOf(word), spelt.indexOf('hundred')];
  return at >= hundred ? 10 ** (at - hundred + 2) : at > 20 ? (at - 18) * 10 : at;
}

/** "Thirty-four", "two hundred and fifty": what a number word makes of the number before it, if anything. */
function joinWords(before: number, value: number): number | undefined {
  if (value >= 100) return before * value;
  const isJoined = before >= 100 || (before >= 20 && before % 10 === 0 && value < 10);
  return isJoined ? before + value : undefined;
}

/** Numbers, words and signs; a number that is spelt out is one number. */
function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: raw, index: at } of text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?|[a-z]+|\S/gi)) {
    const token: Token = { text: raw.toLowerCase(), at, end: at + raw.length };
    const value = /^\d/.test(raw) ? Number(raw.replaceAll(',', '')) : numberOf(token.text);
    const isBetween = /^(?:-|and)$/.test(tokens.at(-1)?.text ?? '');
    const last = tokens.at(isBetween ? -2 : -1);
    const isSpelt = value >= 0 && last?.value !== undefined && numberOf(last.text) >= 0;
    const joined = isSpelt ? joinWords(last.value ?? 0, value) : undefined;
    if (joined === undefined) tokens.push(value >= 0 ? { ...token, value } : token);
    else {
      Object.assign(last ?? {}, { value: joined, end: token.end });
      if (isBetween) tokens.pop();
    }
  }
  return tokens;
}

/** The unit that follows a number: "4 m", "5-year", "20+ years". */
function unitAfter(tokens: readonly Token[], at: number): Unit | undefined {
  const [one = '', two = ''] = tokens.slice(at + 1, at + 3).map(({ text }) => text);
  if (signs.includes(one)) return undefined;
  return units.get(one) ?? (/^[-+]$/.test(one) ? units.get(two) : undefined);
}

/** The sums, sizes, percentages and durations of a text. */
export function readNumbers(text: string): Figure[] {
  const tokens = tokenize(text);
  const found: (Unit | undefined)[] = [];
  const isSigned = (at: number) => signs.includes(tokens[at - 1]?.text ?? '');
  // From the end, so that "4 × 3.5 m" and "45 to 60 minutes" pass their unit on.
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    if (tokens[at]?.value === undefined) continue;
    const isJoined = joints.has(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.value !== undefined;
    found[at] = isSigned(at)
      ? units.get(tokens[at - 1]?.text ?? '')
      : (unitAfter(tokens, at) ?? (isJoined ? found[at + 2] : undefined));
  }
  return tokens.flatMap(({ value, at: start, end }, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isRange = /^(?:[-–—]|to)$/.test(before?.text ?? '') && isSigned(at - 2);
    const own = found[at] ?? (isRange ? units.get('£') : undefined);
    if (value === undefined || !own) return [];
    const from = isSigned(at) ? (before?.at ?? start) : start;
    const said = text.slice(from, units.has(after?.text ?? '') ? after?.end : end);
    return [{ kind: own.kind, value: value * own.factor, at: from, text: said }];
  });
}
