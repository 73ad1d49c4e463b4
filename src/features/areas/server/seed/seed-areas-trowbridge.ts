import { referenceFirm } from '#features/business/reference-firm.ts';
import { driveTimeText } from '../../drive-time.ts';
import { blocks, list, locate, type SeedArea } from './seed-area.ts';

const trowbridgePlace = locate(51.3197, -2.2089);

export const trowbridge: SeedArea = {
  ...trowbridgePlace,
  id: 'trowbridge',
  slug: 'trowbridge',
  name: 'Trowbridge',
  description:
    'The county town: clothiers’ houses, brick terraces and the estates at Paxcroft Mead, with carpets and hard floors to match.',
  metaTitle: `Carpet & Flooring Fitters in Trowbridge | ${referenceFirm.shortName}`,
  metaDescription:
    'Carpet, vinyl, laminate and LVT fitted in Trowbridge, Hilperton and Paxcroft Mead. Free measuring and a free quote from a flooring firm close by.',
  villages: [
    'Hilperton',
    'Staverton',
    'North Bradley',
    'Southwick',
    'West Ashton',
    'Steeple Ashton',
  ],
  content: blocks(
    `Trowbridge is Wiltshire’s county town, about ${driveTimeText(trowbridgePlace.distanceMiles)} from us. It made its money in woollen cloth, and the trade still shows in its houses.`,
    '## From cloth to carpet',
    'The clothiers built tall Georgian houses in the middle of the town, and many of them are offices or flats today. Expect long rooms, original boards and heavy use on the stairs. A contract-grade loop or a dense wool twist wears better there than anything with a deep pile.',
    'Weavers and mill hands lived in smaller brick and stone houses round about. Their ground floors have often been dug out and replaced with concrete at some time in the last century, not always with a membrane under it. A moisture test takes the guesswork out, and it costs far less than lifting a failed vinyl.',
    '## Paxcroft Mead and the newer edges',
    'Paxcroft Mead, on the Hilperton side, has been built since the 1990s. As a rule ground floors are level and sound, bedrooms are on chipboard, and most rooms come off a 4 m roll without a join. It is the sort of house where a good underlay makes the biggest difference you can feel for the money.',
    list(
      'Family kitchen: click LVT or a felt-backed sheet vinyl, fitted before the plinths go back.',
      'Hall and stairs: a firm underlay and a twist pile, with the seams kept away from the turn.',
      'Rented house: a level loop that can be replaced one room at a time.',
    ),
    `Carpets we fit carry our ${referenceFirm.guaranteeYears}-year workmanship guarantee, in a rented flat just as in your own house.`,
  ),
};
