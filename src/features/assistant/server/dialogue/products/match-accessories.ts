import type { ProductFact } from '../../tools/business-tools.ts';

/** What customers call accessories, and the words of the names they are sold by. */
const accessoryWords: readonly [says: RegExp, name: RegExp][] = [
  [/\badhesive\b|\bglue\b(?!d)|\btubs?\b/i, /adhesive/i],
  [/\bgrippers?\b|\bgripper ?rods?\b/i, /gripper/i],
  [
    /\b(?:door|threshold|metal|edging|brass|chrome) ?(?:bars?|strips?|plates?|trims?)\b|\b(?:something|bar|strip|trim|bit)\b[^.?!]{0,20}\b(?:for|in|at|across) (?:the |a |my |our )?(?:doorway|door way|threshold)\b/i,
    /door bar/i,
  ],
  [/\bramps?\b/i, /ramp/i],
  [/\bscotia\b|\bbeading\b/i, /scotia/i],
  [/\b(?:stair|brass|carpet) ?rods?\b|\brods?\b/i, /stair rods/i],
  [
    /\bcare kit\b|\bcleaning kit\b|\bspot cleaner\b|\bcarpet (?:cleaner|shampoo)\b|\b(?:sell|got|have|do) (?:anything|something|owt) (?:for it|for (?:spills?|stains?))\b/i,
    /care kit/i,
  ],
  [
    /\b(?:floor|laminate|vinyl|lvt) (?:cleaner|cleaning (?:stuff|fluid|liquid))\b/i,
    /floor cleaner/i,
  ],
  [
    /\b(?:sell|got|have|do|stock|recommend|need|buy)\b[^.?!]{0,20}\b(?:anything|something|owt|summat|stuff|products?|spray|kit|an? cleaner|cleaners?)\b[^.?!]{0,15}\b(?:clean|wash|mop|wipe|look after)\w*\b|\b(?:sell|got|have|do|stock|any|recommend)\b[^.?!]{0,15}\bcleaners?\b|\bclean\w* (?:products?|stuff|fluid|liquid|spray|solution)\b/i,
    /care kit|floor cleaner/i,
  ],
  [/\bunderlays?\b/i, /underlay/i],
];

/** Words that tell accessories of one sort apart. */
const tellingApart: readonly [says: RegExp, name: RegExp][] = [
  [/\bbrass\b/i, /brass/i],
  [/\b(?:chrome|silver|satin)\b/i, /chrome/i],
  [/\b8 ?mm\b/i, /8 mm/],
  [/\b11 ?mm\b/i, /11 mm/],
  [/\b5 ?mm\b|\blaminate\b/i, /laminate|oak/i],
  [
    /\b(?:thick|soft|squid|squash|plush|bounc|spring)(?:er|est|i?est|i?er|y|gy|giest|gier)?\b|\bluxury\b/i,
    /luxury/i,
  ],
  [/\bfirm(?:er|est)?\b|\beveryday\b|\bstairs?\b/i, /everyday/i],
];

/** "Is it glue or does it click?": how a floor is laid. */
const asksHowLaid =
  /\b(?:click|clip|lock|float)\w*\b[^.?!]*\b(?:glue|stick|stuck)|\b(?:glue|stick|stuck)\w*\b[^.?!]*\b(?:click|clip|lock|float)/i;
/** Accessories that a text names: "a tub of adhesive", "door bars". */
export function matchAccessories(text: string, products: readonly ProductFact[]): ProductFact[] {
  const named = accessoryWords.find(([says]) => says.test(text))?.[1];
  if (!named || asksHowLaid.test(text)) return [];
  const found = products.filter(
    ({ category, name }) => category === 'accessories' && named.test(name),
  );
  return narrowAccessories(text, found);
}

/** Those of several accessories that the words of a text tell: "the brass one", "the 8 mm". */
export function narrowAccessories(text: string, found: readonly ProductFact[]): ProductFact[] {
  const told = tellingApart.filter(([says]) => says.test(text));
  if (/\b(?:and|or|than|vs|between)\b/i.test(text)) {
    const each = found.filter(({ name }) => told.some(([, apart]) => apart.test(name)));
    if (each.length > 1) return each;
  }
  return told.reduce(
    (left, [, apart]) => {
      const fitting = left.filter(({ name }) => apart.test(name));
      return fitting.length > 0 ? fitting : left;
    },
    [...found],
  );
}
