import { referenceFirm } from '#features/business/reference-firm.ts';
import { driveTimeText } from '../../drive-time.ts';
import { blocks, list, locate, type SeedArea } from './seed-area.ts';

const devizesPlace = locate(51.3526, -1.9945);

export const devizes: SeedArea = {
  ...devizesPlace,
  id: 'devizes',
  slug: 'devizes',
  name: 'Devizes',
  description:
    'Brick fronts, timber frames behind them, and fine old institutions made into homes. Floors here are rarely what they seem.',
  metaTitle: `Carpet & Flooring Fitters in Devizes | ${referenceFirm.shortName}`,
  metaDescription:
    'Carpet, LVT and vinyl for the brick houses, timber frames and conversions of Devizes. We check the subfloor, measure free and quote before you decide.',
  villages: ['Rowde', 'Bromham', 'Potterne', 'Bishops Cannings', 'Urchfont', 'Poulshot'],
  content: blocks(
    `Devizes is about ${driveTimeText(devizesPlace.distanceMiles)} from us. Where Bath and Corsham are stone, this is a town of brick, up to the great red brewery by the Market Place.`,
    '## Behind the brick',
    'A good many of the Georgian fronts were put on to older, timber-framed houses; in St John’s Alley the frames still show. A frame moves with the seasons and its floors move with it. We fit carpet to such rooms without trouble, and we would talk you out of a glued tile, which has no give.',
    'Little is square in these houses. Stairs narrow as they rise, and a landing may have five sides. We draw each room with all its measurements before we cut, and the cut plan in our calculator shows you where any join would fall.',
    '## Conversions and newer homes',
    'The former Roundway Hospital and Le Marchant Barracks have become homes, with tall windows and thick walls. In a conversion the levels between one part and the next are the thing to look at.',
    list(
      `Steps between old and new floors: a ramp strip, or up to ${referenceFirm.levellingUpToMm} mm of levelling compound on the low side.`,
      'Shared stairs: ask the managing agent what the fire rating of the carpet has to be before you choose.',
      'Large windows: pick a fibre that holds its colour, and turn rugs once in a while.',
    ),
    'The later estates round the town are plainer work: concrete below, chipboard above. There, the money is best put into the underlay and into the stairs, which wear out long before any bedroom does.',
  ),
};
