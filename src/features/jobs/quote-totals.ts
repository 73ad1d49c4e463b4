/** A price with the VAT in it. */
type Line = { pence: number; vatPercent: number };

/** The total of a quote and the VAT in it, in pence. VAT is taken out once for each rate, rounded half up. */
export function totalQuote(lines: readonly Line[]): { totalPence: number; vatPence: number } {
  const totalPence = lines.reduce((sum, { pence }) => sum + pence, 0);
  const byRate = Map.groupBy(lines, ({ vatPercent }) => vatPercent);
  const vatPence = [...byRate].reduce((sum, [percent, list]) => {
    const gross = list.reduce((total, { pence }) => total + pence, 0);
    return sum + Math.round((gross * percent) / (100 + percent));
  }, 0);
  return { totalPence, vatPence };
}

type Options<L> = readonly { name: string; lines: readonly L[] }[];

/** The price of what was chosen, else of the first choice. */
export const priceQuote = ({
  options,
  chosen,
}: {
  options: Options<Line>;
  chosen: number | null;
}) => totalQuote(options[chosen ?? 0]?.lines ?? []);

/** The lines of all choices; of several each says which it is of. */
const listLines = <L extends { text: string }>(options: Options<L>): L[] =>
  options.flatMap(({ name, lines }) =>
    lines.map((line) => (options.length > 1 ? { ...line, text: `${name}: ${line.text}` } : line)),
  );

/** What changed from one version of a quote to the next, in the order of the new one. */
export function compareQuotes<L extends { text: string; pence: number }>(
  before: Options<L>,
  after: Options<L>,
): { added: L[]; removed: L[] } {
  const left = listLines(before);
  const added = listLines(after).filter((line) => {
    const place = left.findIndex(({ text, pence }) => text === line.text && pence === line.pence);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
  return { added, removed: left };
}
