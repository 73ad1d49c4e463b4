import { describeFloor, floorBrand, type SeedProduct } from './seed-floor.ts';
import { pileWeight, rollWidths } from './seed-specifications.ts';

const bothRolls = rollWidths([4000, 5000]);
const fourMetreRoll = rollWidths([4000]);
const carpet = { brand: floorBrand, category: 'carpet', pageLocation: 'carpets' } as const;

const cavendishSaxony = {
  ...carpet,
  pricePence: 2250,
  rollWidthsMm: bothRolls.rollWidthsMm,
  specifications: {
    Construction: 'Saxony, deep cut pile',
    'Pile weight': pileWeight(60),
    'Pile height': '18 mm',
    Fibre: '100% polyester',
    Backing: 'Textile felt',
    'Roll widths': bothRolls.text,
    Suitability: 'Medium domestic: bedrooms and lounges (class 22)',
    'Fire rating': 'Efl (EN 13501-1)',
  },
} satisfies Partial<SeedProduct>;

const whitbyLoop = {
  ...carpet,
  pricePence: 2999,
  rollWidthsMm: fourMetreRoll.rollWidthsMm,
  specifications: {
    Construction: 'Textured loop pile',
    'Pile weight': pileWeight(44),
    'Pile height': '7 mm',
    Fibre: '100% wool',
    Backing: 'Jute',
    'Roll widths': fourMetreRoll.text,
    Suitability: 'Heavy domestic (class 23); not with cats that scratch',
    'Fire rating': 'Cfl-s1 (EN 13501-1)',
  },
} satisfies Partial<SeedProduct>;

export const softCarpets: SeedProduct[] = [
  {
    ...cavendishSaxony,
    ...describeFloor('saxony_cream'),
    sku: 'WV-CS-CREAM',
    salePricePence: 1800,
    description:
      'A deep, creamy pile to put bare feet into on a winter morning. Cream is for bedrooms and grown-up sitting rooms: it will show a dropped coffee, although polyester gives most stains up again with water and patience.',
    features: ['Deep 18 mm pile', 'Warm for bare feet', 'Lightens a dark bedroom'],
  },
  {
    ...cavendishSaxony,
    ...describeFloor('saxony_dove'),
    sku: 'WV-CS-DOVE',
    description:
      'Dove is neither grey nor beige, which is why it gets along with most sofas. The long pile shows footprints and vacuum lines, and many people like it for exactly that lived-in look.',
    features: ['Soft underfoot', 'Between grey and beige', 'Felt back, quiet on boards'],
    featured: true,
  },
  {
    ...cavendishSaxony,
    ...describeFloor('saxony_mocha'),
    sku: 'WV-CS-MOCHA',
    description:
      'A milky brown that makes a large room feel closer and warmer. Of the three Cavendish colours it is the one that forgives a busy household best. It is made to order, so allow for a wait.',
    features: ['Hides everyday marks', 'Warm milky brown', 'Deep cut pile'],
    stockStatus: 'onbackorder',
  },
  {
    ...carpet,
    ...describeFloor('velvet_teal'),
    sku: 'WV-BV-TEAL',
    pricePence: 3499,
    rollWidthsMm: bothRolls.rollWidthsMm,
    description:
      'Short, close and smooth as cloth: a velvet pile that takes a strong colour and makes it glow. The sheen shifts with the light and with the way you last walked, which is the nature of velvet and not a fault. Best in a dining room, study or main bedroom.',
    specifications: {
      Construction: 'Velvet cut pile',
      'Pile weight': pileWeight(50),
      'Pile height': '12 mm',
      Fibre: '100% nylon',
      Backing: 'Woven polypropylene',
      'Roll widths': bothRolls.text,
      Suitability: 'Heavy domestic (class 23)',
      'Fire rating': 'Cfl-s1 (EN 13501-1)',
    },
    features: ['Dense velvet pile', 'Strong, even colour', 'Hard-wearing nylon'],
    featured: true,
  },
  {
    ...whitbyLoop,
    ...describeFloor('loop_natural'),
    sku: 'WV-WL-NATURAL',
    description:
      'Undyed-looking wool in small uneven loops, the nearest a soft carpet comes to sisal. There is no cut end to flatten, so it wears evenly from wall to wall.',
    features: ['100% wool loop', 'Sisal look, softer feel', 'Wears evenly'],
    stockStatus: 'outofstock',
  },
  {
    ...whitbyLoop,
    ...describeFloor('loop_grey'),
    sku: 'WV-WL-GREY',
    salePricePence: 2699,
    description:
      'A mid grey whose loops stand at different heights and throw small shadows, so it never looks flat. It suits a landing, a study or a sitting room without cats: a claw can pull a loop, and a pulled loop has to be trimmed rather than tugged.',
    features: ['Textured wool loop', 'Does not crush or shade', 'Quiet, firm feel'],
  },
];
