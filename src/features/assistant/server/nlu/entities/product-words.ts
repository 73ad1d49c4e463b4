import { floorNamed } from '../text/floor-words.ts';
import type { Token } from '../text/tokenize.ts';
import { isColour } from './find-floor.ts';

const maxWords = 8;
const filler = new Set(
  `a an the and or but if of in on at to for from by with without about as is are was were be been am do does did done have has had having got get getting gotten can could would should will shall may might must
  i im ive id ill me my mine we were weve our us you your youre youve yours u ur he she it its they them their this that these those there here what whats which who whom whose where when why how
  hi hello hey hiya morning afternoon evening good please pls plz thanks thank cheers ta mate love yes no not dont doesnt didnt cant wont isnt arent any some all each every both much many more most less least lot lots bit few other another one two three
  want wanted need needs needed like likes looking look for find finding see show tell know think wondering wonder hope after interested interest recommend recommended recommendation suggest suggestion advise advice best better good great nice cheap cheapest cheaper expensive cost costs price prices priced pricing quote sell selling sold stock stocked stocks range ranges available availability buy buying order sort sorts kind kinds type types style styles option options choice choices product products colour colours color colors
  floor floors flooring room rooms house home flat lounge kitchen bedroom bedrooms hall hallway landing stairs bathroom study office conservatory dining living sitting
  fit fitted fitting fits install installed lay laid supply supplied supplying m mm cm metre metres meter meters ft foot feet inch inches sq square per wide width long length roll rolls x
  also just only really very so too then than now today still again something anything someone anyone stuff thing things somewhere new old ones put go going come coming let make made us say said give take work works would wish keep us yours`.split(
    /\s+/,
  ),
);

/** The remaining words, to search for in product names. */
export function findProductWords(tokens: readonly Token[], used: ReadonlySet<string>): string[] {
  const words = tokens
    .filter(({ kind, text }) => kind === 'word' && text.length > 2)
    .map(({ text }) => text)
    .filter((text) => !filler.has(text) && !isCategory(text) && !isColour(text) && !used.has(text));
  return [...new Set(words)].slice(0, maxWords);
}

/** Whether a word names a category rather than a product: `carpet`, unlike `saxony` and `karndean`. */
const isCategory = (word: string) =>
  floorNamed(word) !== undefined &&
  ['carpet', 'vinyl', 'laminate', 'lvt', 'lino'].some((name) => word.startsWith(name.slice(0, 4)));
