import { floorName } from '../describe-record.ts';
import type { ConversationRecord } from '../record.ts';

/** "The 103 one", "that £726.74 carpet". */
const byPrice =
  /\b(the|that|this) £?(\d{2,5}(?:\.\d\d)?) (?=(?:ones?|floor|carpet|vinyl|laminate|lvt|loop|twist|option|version|quote)\b)/gi;
/** "Does the 378 include fitting?", of a floor that was offered with that sum and not priced yet. */
const byOffer =
  /\b(the|that|this) £?(\d{2,5}(?:\.\d\d)?) (?=(?:includes?|covers?|(?:comes?|is|was) with|has|have)\b)/gi;

/**
 * A message in which a floor that is called by the price of the job in it is called by its name. A sum that was told
 * of several floors stays as it is.
 */
export function withFloorOfPrice(
  text: string,
  { priced, pricedBefore, offeredAt = [] }: ConversationRecord,
): string {
  const nameIn = (told: readonly Told[]) => (said: string, pointing: string, sum: string) => {
    const names = new Set(
      told.flatMap(({ floor, totalPence }) =>
        floor.slug && isSum(totalPence, sum) ? [floorName(floor)] : [],
      ),
    );
    const [name] = names;
    return name && names.size === 1 ? `${pointing} ${name} ` : said;
  };
  return text
    .replace(byPrice, nameIn([...priced, ...pricedBefore, ...offeredAt]))
    .replace(byOffer, nameIn(priced.length === 0 ? offeredAt : []));
}

type Told = NonNullable<ConversationRecord['offeredAt']>[number];

/** Whether a sum was meant by what a customer calls it: to the penny, in whole pounds, or rounded. */
function isSum(pence: number, said: string): boolean {
  if (said.includes('.')) return pence === Math.round(Number(said) * 100);
  return [Math.floor(pence / 100), Math.round(pence / 100)].includes(Number(said));
}
