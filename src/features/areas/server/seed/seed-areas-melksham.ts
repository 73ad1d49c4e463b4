import { referenceFirm } from '#features/business/reference-firm.ts';
import { driveTimeText } from '../../drive-time.ts';
import { blocks, list, locate, type SeedArea } from './seed-area.ts';

const melkshamPlace = locate(51.3715, -2.1376);

export const melksham: SeedArea = {
  ...melkshamPlace,
  id: 'melksham',
  slug: 'melksham',
  name: 'Melksham',
  description:
    'Riverside town, workers’ terraces, Bowerhill and the estates to the east: practical floors for busy houses.',
  metaTitle: `Carpet & Flooring Fitters in Melksham | ${referenceFirm.shortName}`,
  metaDescription:
    'Carpet and flooring fitted in Melksham and Bowerhill, with repairs and re-stretching too. Free measuring at home and clear prices that include VAT.',
  villages: ['Bowerhill', 'Shaw', 'Whitley', 'Beanacre', 'Atworth', 'Broughton Gifford'],
  content: blocks(
    `Melksham lies down the A350, about ${driveTimeText(melkshamPlace.distanceMiles)} from us. The Avon runs through the middle of it, and for well over a century the tyre works beside the river gave many of its people a living.`,
    '## Terraces near the river',
    'Terraced houses near the centre tend to have boarded front rooms and a solid kitchen floor behind. Feel the boards by the outside wall before you choose: if they give, or smell of mushrooms, the trouble is damp in the void, and a new floor on top would only hide it. We will show you what we find and leave the decision with you.',
    'Where kitchen and dining room have been knocked into one there is usually a line across the floor where the wall stood. Levelling compound takes it out. Without it, the line shows through vinyl in time and can open the joints of a laminate.',
    '## Bowerhill and the east side',
    'Bowerhill began with the RAF station of 1940 and has been filling with family houses since; on the other side, many of the streets east of the town belong to this century. Their floors are mostly true. What they ask for is something that cleans easily, since the door from the garden opens straight into the room.',
    list(
      'Ground floor with children: sheet vinyl in one piece, or click LVT with its backing attached.',
      'Bedrooms: a bleach-cleanable twist is the one that survives nail varnish.',
      'Conservatory: tell us, because sun and glue disagree; a floating floor or a heat-resistant adhesive is needed.',
    ),
    `Not every floor wants replacing. We re-stretch ruckled carpets, mend pulled loops and change damaged boards, and our repairs carry a ${referenceFirm.repairWarrantyMonths}-month warranty.`,
  ),
};
