import type { Facts } from '../evidence.ts';
import { allStems, floorsOf } from '../statements.ts';

/** Another thing that a comparison is with. */
const afterThan = /\b(?:than|(?<=\bsav\w+ (?:you )?(?:£\S+ )?)on)\b(.*)$/i;

/** Whether the evidence has prices by which what a clause names is cheaper, or dearer, than the others. */
export function isCompared(
  clause: string,
  isDearer: boolean,
  named: readonly string[],
  facts: Facts,
): boolean {
  const [whole, rest = ''] = [clause.replace(afterThan, ''), afterThan.exec(clause)?.[1]];
  const of = (text: string) => pricesOf(text, facts);
  const own = of(whole);
  const mine = own.length > 0 || rest.trim() === '' ? own : of(named.join(' '));
  const others =
    rest.trim() === '' ? facts.prices.filter((price) => !mine.includes(price)) : of(rest);
  const pairs = mine.flatMap((one) =>
    others.filter(({ kind }) => kind === one.kind).map((other) => one.pounds - other.pounds),
  );
  return pairs.length > 0 && pairs.every((more) => (isDearer ? more > 0 : more < 0));
}

/** The prices of what a text names: products by their names, else floors by their kind. */
function pricesOf(text: string, { prices, names }: Facts) {
  const named = allStems(text).filter((word) => names.has(word));
  const floors = floorsOf(text);
  if (named.length > 0) return prices.filter(({ stems }) => named.every((word) => stems.has(word)));
  return floors.length > 0
    ? prices.filter(
        ({ kind, stems }) => kind !== 'product' && floors.every((floor) => stems.has(floor)),
      )
    : [];
}
