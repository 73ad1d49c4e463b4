import { referenceFirm } from '#features/business/reference-firm.ts';
import { blocks, list, locate, type SeedArea } from './seed-area.ts';

const chippenhamPlace = locate(51.4585, -2.1158);

export const chippenham: SeedArea = {
  ...chippenhamPlace,
  id: 'chippenham',
  slug: 'chippenham',
  name: 'Chippenham',
  description:
    'Our home town. From the stone houses by the Market Place to Pewsham and Cepen Park, we measure, supply and fit.',
  metaTitle: `Carpet & Flooring Fitters in Chippenham | ${referenceFirm.shortName}`,
  metaDescription:
    'Carpet, LVT, vinyl and laminate supplied and fitted in Chippenham by a local firm. Free measure at home in Pewsham, Cepen Park and the villages around.',
  villages: [
    'Kington Langley',
    'Langley Burrell',
    'Christian Malford',
    'Biddestone',
    'Yatton Keynell',
    'Sutton Benger',
  ],
  content: blocks(
    `Chippenham is where our vans start the day, and every drive on this website is counted from here. The mobile showroom works the same way in town as it does at the edge of our ${referenceFirm.radiusMiles} miles: we bring the samples, you look at them in your own light, and we measure while we are there.`,
    '## What is under the floors here',
    'The old town sits in a loop of the River Avon. Houses round the Market Place and St Mary Street are stone or stone-fronted, often with several floor levels that were never meant to match, and a threshold where one age of building meets the next. There we plan the door bars before we plan the carpet.',
    'The railway brought terraces near the station, usually with suspended boards over a ventilated void. Those boards are usually worth keeping. We refix the loose ones, keep the air bricks clear, and lay plywood only where a thin floor such as LVT would show the joints through.',
    '## Estates, old and new',
    list(
      'Post-war streets: solid floors are common, and old hard tiles may lie under the carpet. Some tiles of that age contain asbestos, so leave them alone until they have been tested.',
      'Pewsham, from the 1980s: concrete downstairs and chipboard upstairs. A squeak nearly always means a board that wants screwing down before the carpet goes on.',
      'Cepen Park, from the 1990s on: open stairs and long through-lounges, where the width of the roll decides whether there is a join. The calculator draws it for you.',
    ),
    `Concrete that dips is put right first. We can bring a floor up by as much as ${referenceFirm.levellingUpToMm} mm with levelling compound, and we test it for moisture before anything is glued to it.`,
  ),
};
