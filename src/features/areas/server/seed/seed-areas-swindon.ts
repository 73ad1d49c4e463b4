import { installationTimeText } from '#features/business/claims.ts';
import { referenceFirm } from '#features/business/reference-firm.ts';
import { driveTimeText } from '../../drive-time.ts';
import { blocks, list, locate, type SeedArea } from './seed-area.ts';

const swindonPlace = locate(51.5558, -1.7797);

export const swindon: SeedArea = {
  ...swindonPlace,
  id: 'swindon',
  slug: 'swindon',
  name: 'Swindon',
  description:
    'Railway Village cottages, Victorian terraces and fifty years of new estates, each with its own sort of floor underneath.',
  metaTitle: `Carpet & Flooring Fitters in Swindon | ${referenceFirm.shortName}`,
  metaDescription:
    'Carpet, LVT and laminate fitted across Swindon, from Railway Village cottages and Old Town terraces to new estates. Samples and measuring at your home.',
  villages: ['Wroughton', 'Purton', 'Lydiard Millicent', 'Blunsdon', 'Wanborough', 'Chiseldon'],
  content: blocks(
    `Swindon is the largest town we serve and the furthest from our base: about ${driveTimeText(swindonPlace.distanceMiles)} from us. We come for one bedroom or a whole house, and the samples come with us.`,
    '## Built for the railway',
    'The Great Western Railway built its village of stone cottages from the 1840s, and they are listed now. Rooms are small and stairs steep, so a carpet is better cut to size outside than wrestled round the newel post. A firm, short pile suits the stairs; a deep one makes a steep tread shallower still.',
    'The terraces that followed, in Rodbourne, Gorse Hill and up the hill towards Old Town, have suspended boards in the front rooms and, very often, a solid floor in the kitchen and the back addition. Some still have their tiled halls. If yours does, look under the carpet before you choose a new one.',
    '## Estates from the 1970s to now',
    list(
      'West Swindon (Toothill, Freshbrook, Grange Park and their neighbours) went up from the 1970s. Chipboard upstairs has had time to loosen and squeak; screws cure it, underlay does not.',
      'Abbey Meads and Priory Vale followed from the 1990s, with concrete or beam-and-block ground floors and timber upper floors.',
      'Wichelstowe, Badbury Park and Tadpole Garden Village are newer again. A fresh screed holds water for months, so it is tested before LVT is glued down.',
    ),
    'Most newer houses here have an open ground floor from the front door to the patio doors. One floor right through looks best, and click LVT or laminate will do it as long as the maker’s limit on length is respected and the gap at the walls is left.',
    `Fitting a carpet typically takes ${installationTimeText(referenceFirm)}. Tell us when you book if the old one has to come up too.`,
  ),
};
