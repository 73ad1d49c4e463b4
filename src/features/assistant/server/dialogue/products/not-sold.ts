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
  [/\brugs?\b/i, 'rugs', {}],
  [/\b(?:curtains?|blinds?)\b/i, 'curtains or blinds', {}],
  [/\b(?:artificial|fake|astro|pretend) ?(?:grass|turf)\b/i, 'artificial grass', {}],
];

/** The kind of floor, or the brand, asked for that the firm does not sell. */
export function sayNotSold(text: string): NotSold[] {
  const found = notSold.find(([pattern]) => pattern.test(text));
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
