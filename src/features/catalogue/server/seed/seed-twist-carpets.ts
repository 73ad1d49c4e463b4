import { describeFloor, floorBrand, type SeedProduct } from './seed-floor.ts';
import { pileWeight, rollWidths } from './seed-specifications.ts';

const rolls = rollWidths([4000, 5000]);

const bradfordTwist = {
  brand: floorBrand,
  category: 'carpet',
  pageLocation: 'carpets',
  pricePence: 2599,
  rollWidthsMm: rolls.rollWidthsMm,
  specifications: {
    Construction: 'Twist pile',
    'Pile weight': pileWeight(40),
    'Pile height': '9 mm',
    Fibre: '80% wool, 20% nylon',
    Backing: 'Jute',
    'Roll widths': rolls.text,
    Suitability: 'Heavy domestic, stairs included (class 23)',
    'Fire rating': 'Cfl-s1 (EN 13501-1)',
  },
} satisfies Partial<SeedProduct>;

const moorlandTwist = {
  brand: floorBrand,
  category: 'carpet',
  pageLocation: 'carpets',
  pricePence: 1399,
  rollWidthsMm: rolls.rollWidthsMm,
  specifications: {
    Construction: 'Twist pile, two-ply heathered yarn',
    'Pile weight': pileWeight(36),
    'Pile height': '8 mm',
    Fibre: '100% solution-dyed polypropylene',
    Backing: 'Woven polypropylene',
    'Roll widths': rolls.text,
    Suitability: 'Medium domestic (class 22)',
    'Fire rating': 'Efl (EN 13501-1)',
  },
} satisfies Partial<SeedProduct>;

export const twistCarpets: SeedProduct[] = [
  {
    ...bradfordTwist,
    ...describeFloor('twist_oat'),
    sku: 'WV-BT-OAT',
    description:
      'The carpet we would put in a hall we had to live with: a dense wool twist that springs back after feet and furniture. Oat is a warm, forgiving beige with a slight fleck, so it does not show every crumb. New wool sheds fluff for the first few weeks; a vacuum cleaner deals with it.',
    features: ['80% wool twist', 'Springs back underfoot', 'Suits halls and stairs', 'Jute-backed'],
    featured: true,
  },
  {
    ...bradfordTwist,
    ...describeFloor('twist_silver'),
    sku: 'WV-BT-SILVER',
    salePricePence: 2199,
    description:
      'A pale grey with a little warmth in it, so north-facing rooms do not turn cold. The short, tight twist keeps its shape in a living room and does not track the way long pile does.',
    features: ['Warm pale grey', 'Does not show footprints', 'Naturally flame-resistant wool'],
  },
  {
    ...bradfordTwist,
    ...describeFloor('twist_slate'),
    sku: 'WV-BT-SLATE',
    description:
      'A blue-grey dark enough for a staircase and light enough not to show lint from across the room. It cuts well as a stair runner because the jute backing folds sharply over a nosing. Allow for whipped or bound edges if you want one.',
    features: ['Made for stairs', 'Folds well over nosings', 'Can be cut as a runner'],
  },
  {
    ...moorlandTwist,
    ...describeFloor('twist_heather'),
    sku: 'WV-MT-HEATHER',
    description:
      'Two yarns, one sand and one mushroom, are twisted together, and the mix hides what children and dogs leave behind. The colour goes right through the fibre, so a mild bleach solution will not take it out. A sensible choice for family bedrooms and playrooms.',
    features: ['Bleach-cleanable', 'Flecked to hide marks', 'No wool to shed'],
  },
  {
    ...moorlandTwist,
    ...describeFloor('twist_sage'),
    sku: 'WV-MT-SAGE',
    salePricePence: 1199,
    description:
      'A soft grey-green that sits quietly with painted furniture and natural wood. The fibre takes up almost no water, so a spill stays on top long enough to be blotted.',
    features: ['Stain-resistant fibre', 'Gentle grey-green', 'Good value for bedrooms'],
  },
  {
    ...moorlandTwist,
    ...describeFloor('twist_navy'),
    sku: 'WV-MT-NAVY',
    description:
      'A proper deep blue for a study, a snug or a teenager who will not have beige. Dark plain colours show pale fluff, so expect to vacuum it more often than a mid-tone; sunlight, on the other hand, does it little harm.',
    features: ['Fade-resistant colour', 'Deep, even blue', 'Bleach-cleanable fibre'],
  },
];
