import { referenceFirm } from '#features/business/reference-firm.ts';
import { driveTimeText } from '../../drive-time.ts';
import { blocks, list, locate, type SeedArea } from './seed-area.ts';

const corshamPlace = locate(51.4336, -2.1855);

export const corsham: SeedArea = {
  ...corshamPlace,
  id: 'corsham',
  slug: 'corsham',
  name: 'Corsham',
  description:
    'Weavers’ cottages on the High Street, old stone in Pickwick and newer estates, only a few miles from our door.',
  metaTitle: `Carpet & Flooring Fitters in Corsham | ${referenceFirm.shortName}`,
  metaDescription:
    'Flooring fitters for Corsham, Pickwick, Rudloe and Neston. Carpet and hard floors for stone cottages and newer estates, measured free in your home.',
  villages: ['Pickwick', 'Rudloe', 'Neston', 'Gastard', 'Lacock', 'Colerne'],
  content: blocks(
    `Corsham is a short run for us: about ${driveTimeText(corshamPlace.distanceMiles)} from us. It is a town of Bath stone, much of it dug from under the hills round about.`,
    '## Stone houses',
    'The seventeenth-century weavers’ cottages at the north end of the High Street are the best known of many old houses here. Walls are thick and seldom straight, so we measure every side of the room and not just two. A carpet cut to the longest line and trimmed in place leaves no gap at a leaning wall.',
    'Ground floors in such cottages may be stone flags, old quarry tiles or a later screed, sometimes all three in one house. Stone that is dry and even is best enjoyed as it is. Where it is cold underfoot, a loose rug over it does less harm than a glued floor, and a fitted carpet wants a breathable underlay.',
    '## Pickwick, Rudloe and the newer streets',
    'At Pickwick, on the road to Bath, there are more old stone fronts; at Rudloe and in the newer streets on the edge of the town the houses are from after the war or from this century. The later ones have straight walls and level floors, so the choice is about taste and wear.',
    list(
      'Muddy dogs and walks: stone-look LVT in the hall and kitchen, with a deep mat well by the door.',
      'Low ceilings and small windows: a pale twist, laid so that the pile leans away from the light.',
      'Home office over the garage: 11 mm underlay takes away the cold and most of the noise.',
    ),
    `Send us your rooms or book a visit, and we will confirm within ${referenceFirm.responseHours} hours.`,
  ),
};
