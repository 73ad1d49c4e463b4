import type { ProductFact } from '../../tools/business-tools.ts';

/** What a price is said of: products, floors, and whether fitting is in it. */
type Context = { products: string[]; floors: string[]; fitted: boolean | undefined };

const notFitted =
  /supply only|fitting (?:is|are|costs|comes) |fitting's |(?:without|excluding|plus|before) fitting|(?:not |un)fitted/;
const isFitted = /\bfitted\b|\b(?:including|includes|with|and) fitting\b|fitting included/;
const clauseEnds = /[;\n]|\. |, | and | but | while /g;

const span = 400;
const wordsOf = (text: string) => new Set(text.toLowerCase().split(/[^a-z0-9/]+/));

function findNamed(text: string, products: readonly ProductFact[]): ProductFact[] {
  const words = wordsOf(text);
  return products.filter(({ name }) => [...wordsOf(name)].every((word) => words.has(word)));
}

/** The floors of a text; the standard vinyl of the calculator is a luxury one. */
const readFloors = (text: string, named: readonly ProductFact[]) => {
  const all = [text, ...named.map(({ category }) => category)].join(' ').replaceAll('lvt', 'vinyl');
  return ['carpet', 'laminate', 'vinyl', 'accessories'].filter((word) => all.includes(word));
};

const readFitted = (t: string) => (notFitted.test(t) ? false : isFitted.test(t) || undefined);

/** What a price at a place of a text is said of: in its clause, else in the whole text. */
export function contextAt(all: string, place: number, products: readonly ProductFact[]): Context {
  const [text, at] = [all.slice(Math.max(0, place - span), place + span), Math.min(place, span)];
  const ends = [...text.matchAll(clauseEnds)];
  const from = ends.findLast(({ 0: end, index }) => index + end.length <= at);
  const to = ends.find(({ index }) => index > at)?.index;
  const clause = text.slice(from ? from.index + from[0].length : 0, to);
  // "Heather is £13.99": a colour names its products too.
  const coloured = products.filter(({ name }) => text.includes(name.split(' in ')[1] ?? name));
  const inClause = findNamed(clause, products);
  const named = inClause.length > 0 ? inClause : [...findNamed(text, products), ...coloured];
  const [own, whole] = [clause.toLowerCase(), text.toLowerCase()];
  const floors = readFloors(own, inClause);
  return {
    products: named.map(({ id }) => id),
    floors: floors.length > 0 ? floors : readFloors(whole, named),
    fitted: readFitted(own) ?? readFitted(whole),
  };
}

const isApart = (one: string[], other: string[]) =>
  one.length > 0 && other.length > 0 && !one.some((each) => other.includes(each));

/** How a price contradicts the line that has it; undefined where it does not. */
export function contradiction(said: Context, known: Context): string | undefined {
  if (isApart(said.products, known.products)) return 'is the price of another product';
  if (isApart(said.floors, known.floors)) return 'is the price of another floor';
  const isOther = said.fitted !== known.fitted && ![said.fitted, known.fitted].includes(undefined);
  return isOther ? `is the price ${known.fitted ? 'with' : 'without'} fitting` : undefined;
}
