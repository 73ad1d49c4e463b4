import { freeMeasureText } from '#features/business/claims.ts';
import { referenceFirm } from '#features/business/reference-firm.ts';
import { driveTimeText } from '../../drive-time.ts';
import { blocks, list, locate, type SeedArea } from './seed-area.ts';

const bradfordPlace = locate(51.347, -2.251);

export const bradfordOnAvon: SeedArea = {
  ...bradfordPlace,
  id: 'bradford-on-avon',
  slug: 'bradford-on-avon',
  name: 'Bradford-on-Avon',
  description:
    'Weavers’ cottages stacked up the hillside, mills by the river and canal-side homes: carpets carried up by the path.',
  metaTitle: `Carpet & Flooring Fitters in Bradford-on-Avon | ${referenceFirm.shortName}`,
  metaDescription:
    'Floors for Bradford-on-Avon: weavers’ cottages on Tory and Middle Rank, mill conversions and newer houses. Free measuring, careful fitting, clear prices.',
  villages: ['Winsley', 'Turleigh', 'Westwood', 'Holt', 'South Wraxall', 'Monkton Farleigh'],
  content: blocks(
    `Bradford-on-Avon climbs a steep hillside above its bridge, about ${driveTimeText(bradfordPlace.distanceMiles)} from us. Newtown, Middle Rank and Tory are terraces one above another, and only footpaths run in front of the upper two.`,
    '## Houses you reach on foot',
    'If your house is on one of the paths, tell us when you book. We will ask how many steps there are and where the nearest place to stop is, because it changes how the job is packed: underlay in short rolls, carpet cut to size at the bottom of the hill, and one more pair of hands.',
    'The weavers’ cottages tend to have winding stairs, low beams and floors on several levels. Tight winders are best in a twist or a fine loop with a supple back. A long saxony pile opens at the edge of each tread and shows its backing.',
    '## By the water',
    'Near the river and the canal it is worth asking what the ground floor has been through. A room that may get wet again is better off with a floor that can be lifted and dried, such as click LVT, than with one stuck down for good. In a flat in one of the old mills, footsteps are the question: read what the lease says about hard floors before you fall in love with one.',
    list(
      'Stone walls keep sound out, timber floors do not: carpet in an upstairs sitting room is a kindness to whoever is below.',
      'Stone window seats and hearths need the edge scribed by hand, so allow time for them.',
      'Many houses are listed. Gripper can often go into an existing strip of wood instead of the old boards.',
    ),
    `South of the canal lie the later streets, with level rooms and driveways. ${freeMeasureText} come to every door, with a path or a road in front of it.`,
  ),
};
