import type { Flooring } from '../../nlu/parsed-message.ts';

/** What is asked for and not sold; `instead` is the kind that comes nearest, `alike` words of its look, `wish` what ours should be. */
export type NotSold = { says: string; instead?: Flooring; alike?: string; wish?: string };

const notStocked =
  /\b(karndean|amtico|quick ?step|moduleo|polyflor|tarkett|pergo|cormar|brockway|axminster|wilton|brintons|westex|lifestyle floors|egger|polysafe|altro|forbo|marmoleum)\b/i;
const brandKinds: readonly [RegExp, Flooring][] = [
  [/karndean|amtico|moduleo|polyflor/i, 'lvt'],
  [/quick ?step|pergo|egger/i, 'laminate'],
  [/tarkett|forbo|marmoleum|altro|polysafe/i, 'vinyl'],
];
const woolBrands = /axminster|wilton|brintons|brockway|westex/i;
const notSold: readonly [RegExp, string, Omit<NotSold, 'says'>][] = [
  [
    /\b(?:ceramic|porcelain|stone|marble|proper|real) tiles?\b|\btiles? (?:that are )?(?:ceramic|porcelain)\b/i,
    'ceramic or stone tiles',
    { instead: 'lvt', alike: 'tile stone limestone' },
  ],
  [
    /\b(?:solid|engineered|real)[ -]?(?:wood|oak|timber)\b|\bhardwood\b|\bwooden floor/i,
    'solid or engineered wood',
    { instead: 'lvt', alike: 'natural oak plank' },
  ],
  [
    /(?<!\b(?:and|with|plus|under|&) (?:(?:a|an|some|my|our|the|big|large|nice|washable) )*)\brugs?\b/i,
    'rugs',
    {},
  ],
  [/\b(?:chair|desk|office) ?mats?\b/i, 'chair mats', {}],
  [/\b(?:curtains?|blinds?)\b/i, 'curtains or blinds', {}],
  [/\b(?:artificial|fake|astro|pretend) ?(?:grass|turf)\b/i, 'artificial grass', {}],
];

const carpetTiles = /\bcarpet tiles?\b|\b(?:squares|tiles) of carpet\b/i;
export const asksCarpetTiles = (text: string) =>
  carpetTiles.test(text) &&
  !/\b(?:old|existing|lift|take up|have|got|has) (?:\w+ )?carpet tiles/i.test(text);
const noCarpetTiles =
  'Carpet tiles aren’t in our range: our carpets come off a roll. The team can tell you whether tiles can be ordered.';

/** "Over the old ceramic tiles", "do we lift the real wood first": what is there already is not asked for. */
const isThere =
  /\b(?:over|on|onto|top of|under|underneath|beneath|above|lift\w*|(?:tak|pull|ripp?|com)(?:e|es|ing)? (?:up|out)|remov\w+|old|existing|current|already|cover\w*|next to|against|where|(?:got|has|have)(?! any))\b[^.?!,]{0,25}$/i;
const isAsked = (pattern: RegExp, text: string) => {
  const found = pattern.exec(text);
  if (!found) return false;
  const before = text.slice(0, found.index);
  return !isThere.test(before) || /\b(?:do you|have you|you got|sell|stock|buy)\b/i.test(before);
};

/** The kind of floor, or the brand, asked for that the firm does not sell. */
export function sayNotSold(text: string): NotSold[] {
  if (asksCarpetTiles(text)) return [{ says: noCarpetTiles }];
  const found = notSold.find(([pattern]) => isAsked(pattern, text));
  if (found)
    return [
      {
        says: `We don’t sell ${found[1]}: we do carpet, laminate, sheet vinyl and LVT.`,
        ...found[2],
      },
    ];
  const brand = notStocked.exec(text)?.[1];
  if (!brand) return [];
  const instead = brandKinds.find(([pattern]) => pattern.test(brand))?.[1] ?? 'carpet';
  return [
    {
      says: `We don’t stock ${brand.charAt(0).toUpperCase()}${brand.slice(1).toLowerCase()}. Of ours, have a look at:`,
      instead,
      ...(woolBrands.test(brand) && { wish: 'wool' }),
    },
  ];
}

/** "Carpet tiles or something else?" */
export const asksElse =
  /\bor (?:something|anything|what)(?: else)?\b|\bor what\b|\b(?:something|what|anything) else\b/i;
