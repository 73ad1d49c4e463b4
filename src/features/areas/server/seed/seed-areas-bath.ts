import { consultationTimeText } from '#features/business/claims.ts';
import { referenceFirm } from '#features/business/reference-firm.ts';
import { driveTimeText } from '../../drive-time.ts';
import { blocks, list, locate, type SeedArea } from './seed-area.ts';

const bathPlace = locate(51.3811, -2.359);

export const bath: SeedArea = {
  ...bathPlace,
  id: 'bath',
  slug: 'bath',
  name: 'Bath',
  description:
    'Georgian terraces, lower-ground flats with flagstones, and Victorian streets in Oldfield Park: floors that need checking first.',
  metaTitle: `Carpet & Flooring Fitters in Bath | ${referenceFirm.shortName}`,
  metaDescription:
    'Floors fitted in Bath with respect for old houses: carpet on Georgian boards, advice on damp lower-ground flagstones, LVT and laminate in newer flats.',
  villages: ['Batheaston', 'Bathampton', 'Bathford', 'Box', 'Monkton Combe', 'Saltford'],
  content: blocks(
    `Bath is about ${driveTimeText(bathPlace.distanceMiles)} from us. Bath’s houses are the trickiest we work in, and most of the surprises are hidden until the old carpet comes up.`,
    '## Georgian floors',
    'In a Georgian terrace the main rooms have wide softwood boards on deep joists. After two centuries a room may fall noticeably from one wall to the other. Carpet on a good underlay forgives that; herringbone LVT does not, and needs plywood and a patient day of levelling before the first block goes down.',
    'Lower-ground floors are a different matter. Stone flags were often laid straight on the earth, with no damp-proof membrane, and they breathe. Seal them under vinyl or a rubber-backed carpet and the moisture can move into the walls. We test first, and if the answer is a rug and some wax we will say so.',
    list(
      'If your building is listed, ask the council before original boards or flags are altered or drilled into.',
      'If you own a flat, read your lease: many ask for carpet, or for an acoustic layer beneath a hard floor.',
      'If you live in the centre, tell us about parking when you book. Much of it is for permit holders.',
    ),
    '## Away from the crescents',
    'Oldfield Park and the streets off it are Victorian and Edwardian: a narrow hall, a bay at the front, a kitchen at the back that has usually been extended on concrete. Two sorts of subfloor then meet in one doorway, and they seldom meet at the same height. We measure that step, because it decides which floor will suit both sides.',
    `The newer flats by the river are mostly level concrete with a lift, which is the easy sort of day. A visit takes ${consultationTimeText(referenceFirm)}, wherever you are in the city.`,
  ),
};
