import { referenceFirm } from '#features/business/reference-firm.ts';
import { driveTimeText } from '../../drive-time.ts';
import { blocks, list, locate, type SeedArea } from './seed-area.ts';

const calnePlace = locate(51.438, -2.005);

export const calne: SeedArea = {
  ...calnePlace,
  id: 'calne',
  slug: 'calne',
  name: 'Calne',
  description:
    'Clothiers’ houses round The Green and a great many family homes from the 1990s on, with stairs and landings that work hard.',
  metaTitle: `Carpet & Flooring Fitters in Calne | ${referenceFirm.shortName}`,
  metaDescription:
    'Carpet, LVT, laminate and vinyl fitted in Calne, Derry Hill and Cherhill. We bring the samples, measure free and put loose or uneven floors right first.',
  villages: ['Derry Hill', 'Studley', 'Bremhill', 'Compton Bassett', 'Cherhill', 'Heddington'],
  content: blocks(
    `Calne is about ${driveTimeText(calnePlace.distanceMiles)} from us, over the hill and past Derry Hill. The town has grown fast since the 1990s, and much of the work a fitter finds here is in houses that are now on a second or third set of carpets.`,
    '## Second-time floors',
    'In a house of twenty or thirty years the gripper may still be good while the underlay has turned to powder. We look before we quote. Keeping sound gripper saves you money; keeping dead underlay never does, because it takes years off the carpet above.',
    'Lansdowne Park, to the west of the town, is typical: concrete downstairs, chipboard upstairs, and a hall, stairs and landing that take all the traffic. Landings are where boards loosen. Ten minutes with a screwdriver while the floor is bare stops a squeak for good.',
    '## Older Calne',
    'Round The Green stand the houses of the clothiers who made the town rich in the eighteenth century. They have generous rooms and wide boards, and often stairs with winders that must each be cut to its own shape. A patterned or striped runner there needs an extra half-hour of setting out, and rewards it.',
    list(
      'Before we come: clear what you can from the floor of one room, so that we can look at a corner of the subfloor.',
      'On the day: doors may need to come off and go back. Say if any of them is a fire door, since those should not be trimmed.',
      'Afterwards: keep an offcut flat, away from damp, for a repair you hope never to need.',
    ),
    'Look out for the current offers while you choose: they stand at the top of the pages of our carpets and hard floors.',
  ),
};
