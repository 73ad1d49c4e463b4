import { referenceFirm, referenceSettings } from '#features/business/reference-firm.ts';
import { driveTimeText } from '../../drive-time.ts';
import { blocks, list, locate, type SeedArea } from './seed-area.ts';

const malmesburyPlace = locate(51.5845, -2.0985);

export const malmesbury: SeedArea = {
  ...malmesburyPlace,
  id: 'malmesbury',
  slug: 'malmesbury',
  name: 'Malmesbury',
  description:
    'A hilltop town of stone cottages and steep streets above two arms of the Avon, with newer homes on its edges.',
  metaTitle: `Carpet & Flooring Fitters in Malmesbury | ${referenceFirm.shortName}`,
  metaDescription:
    'Carpets and hard floors for Malmesbury’s stone cottages, Reeds Farm, Filands and the villages. Samples brought to you, a free measure and a clear quote.',
  villages: ['Brokenborough', 'Charlton', 'Lea', 'Sherston', 'Hullavington', 'Great Somerford'],
  content: blocks(
    `Malmesbury stands on a hill almost ringed by two arms of the River Avon, about ${driveTimeText(malmesburyPlace.distanceMiles)} north of us. The abbey and the market cross are at the top, and the old streets lead down from them.`,
    '## Cottages on a slope',
    'A house on a hill often has its front door on one level and its back door on another. That gives you a few stone steps in the middle of the house, a kitchen half below ground, and a wall with earth behind it. The floor against that wall is the one to test for moisture, and the one where a breathable carpet is safer than a sealed floor.',
    'Upstairs the boards are old, wide and uneven, with gaps that let draughts and dust rise. A layer of lining paper or thin hardboard under the underlay stops the grey line that otherwise appears along the skirting of a pale carpet.',
    '## Getting the carpet in',
    'Some lanes in the old town are narrow and the stairs behind the doors are narrower. A roll of carpet four metres wide does not bend round a cottage staircase, so we cut to the plan outside the house, fold with the pile inwards and carry it in room by room.',
    '## Newer Malmesbury',
    list(
      'Reeds Farm: straightforward rooms where the choice between a 4 m and a 5 m roll can save a join.',
      'Filands and the north side: new screeds want time to dry before LVT; carpet on a breathable underlay can go in sooner.',
      'Farmhouses in the villages: flagstones in the kitchen, boards above, and boots everywhere. Textured LVT copes with a boot room.',
    ),
    `We bring ${referenceSettings.promises.experienceYears}+ years of experience to the job. If there’s anything unusual about your floor, tell us in your enquiry and we will bring the right samples.`,
  ),
};
