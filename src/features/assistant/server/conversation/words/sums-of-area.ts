import { formatPounds } from '#platform/units/pounds.ts';
import type { ConversationRecord } from '../record.ts';

/** "22 x 18", "22 square metres times 18 pounds" */
const product =
  /(?<![\d.])£?(\d+(?:\.\d+)?) ?(m2|m²|sq(?:uare)?\.? ?m(?:et(?:re|er)s?)?)?(?: of (?:it|that|levelling))? ?(?:x|×|\*|times|by|at|@) ?(£?)(\d+(?:\.\d+)?)(?![\d.])( ?(?:pounds|quid|per m2|per m²))?/gi;

/** "First you said 1493, now it's 1400": sums told are called so, and are no millimetres. */
const bareSum = /(?<![\d.£x×] ?)\b\d{3,4}\b(?!\.?\d| ?(?:x|×|by|mm|cm|m\b|ft|wide|long))/gi;

/**
 * A message in which the area of the job times a price per m² is called by what is charged so, and a sum that was told
 * has its sign: they are sums, and not sizes of rooms.
 */
export function withSumsNamed(
  text: string,
  {
    priced,
    pricedBefore = [],
    offeredAt = [],
    inAllPence,
  }: Pick<ConversationRecord, 'priced'> &
    Partial<Pick<ConversationRecord, 'pricedBefore' | 'offeredAt' | 'inAllPence'>>,
  { extras }: { extras: { levelling: number; plywood: number } },
): string {
  const areas = priced.flatMap(({ estimate }) => estimate.totalArea);
  const all = areas.reduce((sum, area) => sum + area, 0);
  const isArea = (said: number) => [...areas, all].some((area) => Math.abs(area - said) < 0.5);
  const rates = [
    { name: 'with the levelling', price: extras.levelling },
    { name: 'with the plywood', price: extras.plywood },
    ...priced.flatMap(({ estimate: { charges = [] } }) =>
      charges.flatMap(({ name, unitPrice }) =>
        name === 'floor' && unitPrice
          ? [{ name: `it at ${formatPounds(unitPrice)}`, price: unitPrice }]
          : [],
      ),
    ),
  ];
  const told = new Set(
    [...priced, ...pricedBefore, ...offeredAt]
      .map(({ totalPence }) => totalPence)
      .concat(inAllPence ?? [])
      .map((pence) => Math.floor(pence / 100)),
  );
  return text
    .replace(bareSum, (said) => (told.has(Number(said)) ? `£${said}` : said))
    .replace(
      product,
      (said, one: string, square: string, pound: string, other: string, unit: string) => {
        const [area, price] = isArea(Number(one)) ? [one, other] : [other, one];
        if (!isArea(Number(area))) return said;
        const rate = rates.find((known) => known.price === Number(price));
        if (rate) return rate.name;
        // "22 m² times £19": a sum at a price that is not ours.
        return square || pound || unit ? `it at £${price}` : said;
      },
    );
}
