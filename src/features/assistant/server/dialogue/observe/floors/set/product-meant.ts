import { standardOf } from '../../../../conversation/describe-record.ts';
import type { ConversationRecord, FloorChoice } from '../../../../conversation/record.ts';
import { asksBetter, isPastCheap } from '../../../products/conditions/wish-for-cheap.ts';

type Told = Pick<
  ConversationRecord,
  'floor' | 'priced' | 'pricedBefore' | 'offeredAt' | 'cheapWish'
>;

const asksStandard =
  /\b(?:standard|normal|ordinary|any|plain|premium|basic|different|another|other|your own)\b/i;

/** Words that tell one make of a kind from another. */
const makes = /\b(?:planks?|tiles?|herringbone|twists?|loops?|velvet|saxony)\b/gi;

/** Sheet vinyl is no LVT, but LVT is called vinyl. */
const mayMean = ({ kind }: FloorChoice, product: FloorChoice): boolean =>
  product.kind === kind || (kind === 'vinyl' && product.kind === 'lvt');

const isMade = ({ name = '' }: FloorChoice, words: readonly string[]): boolean =>
  words.every((word) => name.toLowerCase().includes(word.replace(/s$/, '')));

/**
 * The floor that a kind alone means: a product that is known for its place, else that of the kind which was priced last,
 * or the only one that was offered with its sum; the kind, where its standard floor was priced since or is asked for.
 * @param known products of the place, the likeliest first
 */
export function productMeant(
  { floor: ofAll, priced, pricedBefore, offeredAt = [], cheapWish }: Told,
  floor: FloorChoice,
  text: string,
  known: readonly (FloorChoice | undefined)[] = [ofAll],
): FloorChoice {
  if (floor.slug || asksStandard.test(text) || asksBetter(text)) return floor;
  const said = (text.toLowerCase().match(makes) ?? []).filter(
    (word) => !(word.startsWith('loop') || word.startsWith('twist')) || floor.kind === 'carpet',
  );
  const words = standardOf(floor.kind) === 'vinyl' || floor.kind === 'carpet' ? said : [];
  const of = (floors: readonly (FloorChoice | undefined)[]) =>
    floors.flatMap((one) => (one && mayMean(floor, one) ? [one] : []));
  const ofPlace = of(known).find(({ slug }) => slug !== undefined);
  if (ofPlace) return ofPlace;
  const told = of([...priced, ...pricedBefore].map((job) => job.floor)).filter(
    (one) => !isPastCheap({ cheapWish }, one),
  );
  const made = told.filter((one) => one.slug && words.length > 0 && isMade(one, words));
  const same = told.filter(({ kind }) => kind === floor.kind);
  const offered = of(offeredAt.map((job) => job.floor));
  const only = new Set(offered.map(({ slug }) => slug)).size === 1 ? offered : [];
  const [last = floor] = [made, same, told, only].find((some) => some.length > 0) ?? [];
  return last.slug ? last : floor;
}
