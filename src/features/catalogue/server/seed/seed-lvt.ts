import { describeFloor, floorBrand, type SeedProduct } from './seed-floor.ts';
import { packOf } from './seed-specifications.ts';

const lvt = { brand: floorBrand, category: 'lvt', pageLocation: 'lvt' } as const;
const underfloorHeating = 'Suitable, up to 27 °C at the surface';

const blocks = packOf(48, 'blocks', 457, 102);
const ashdownHerringbone = {
  ...lvt,
  pricePence: 3290,
  packAreaMm2: blocks.packAreaMm2,
  pattern: 'herringbone',
  fixing: 'dryback',
  specifications: {
    'Wear layer': '0.55 mm',
    'Total thickness': '2.5 mm',
    'Plank size': blocks.size,
    'Pack size': blocks.text,
    Fitting: 'Dryback (glued down)',
    'Underfloor heating': underfloorHeating,
    'Slip rating': 'R10',
  },
} satisfies Partial<SeedProduct>;

const planks = packOf(10, 'planks', 1220, 178);
const ashdownPlank = {
  ...lvt,
  pricePence: 1850,
  packAreaMm2: planks.packAreaMm2,
  pattern: 'plank',
  fixing: 'click',
  specifications: {
    'Wear layer': '0.3 mm',
    'Total thickness': '5.5 mm, 1 mm foam backing included',
    'Plank size': planks.size,
    'Pack size': planks.text,
    Fitting: 'Click (floating)',
    'Underfloor heating': underfloorHeating,
    'Slip rating': 'R10',
  },
} satisfies Partial<SeedProduct>;

const limestone = packOf(10, 'tiles', 457, 457);
const slate = packOf(12, 'tiles', 610, 305);
const portlandTile = { ...lvt, pricePence: 2690, fixing: 'dryback' } satisfies Partial<SeedProduct>;
const tileSpecifications = (tiles: { size: string; text: string }) => ({
  'Wear layer': '0.55 mm',
  'Total thickness': '2.5 mm',
  'Plank size': tiles.size,
  'Pack size': tiles.text,
  Fitting: 'Dryback (glued down)',
  'Underfloor heating': underfloorHeating,
  'Slip rating': 'R10',
});

export const lvtFloors: SeedProduct[] = [
  {
    ...ashdownHerringbone,
    ...describeFloor('lvt_herringbone_oak'),
    sku: 'WV-AH-NATURAL',
    salePricePence: 2961,
    description:
      'Small oak-look blocks laid in herringbone, set out from the middle of the room so that the pattern ends evenly on both sides. It gives the look of parquet without sanding or oiling. The subfloor must be dead level first, and we check that when we measure.',
    features: ['Parquet look', 'Glued down, silent to walk on', 'Thick 0.55 mm wear layer'],
    featured: true,
  },
  {
    ...ashdownHerringbone,
    ...describeFloor('lvt_herringbone_smoked'),
    sku: 'WV-AH-SMOKED',
    description:
      'A darker block with the brown of oak that has been smoked rather than stained. In a hall it frames a stair runner well; in a small dark room it is a lot of brown, so ask to see a sample on your own floor.',
    features: ['Dark smoked tone', 'Strong enough for a hall', 'Works with a border strip'],
    stockStatus: 'onbackorder',
  },
  {
    ...ashdownPlank,
    ...describeFloor('lvt_plank_oak'),
    sku: 'WV-AP-NATURAL',
    description:
      'Rigid oak-look planks that click together and float over the floor beneath, with a foam backing already on. A good answer where an old floor is sound but not pretty. Water on top does no harm, so it can run from the kitchen straight into the living room.',
    features: ['Clicks together', 'Backing already fitted', 'Kitchen to living room'],
  },
  {
    ...ashdownPlank,
    ...describeFloor('lvt_plank_pale'),
    sku: 'WV-AP-PALE',
    salePricePence: 1665,
    description:
      'A light, sandy oak with few knots that throws daylight back into a room. Pale floors show less dust than dark ones. The click joint keeps glue out of the house and lets one damaged plank be changed by lifting a few rows.',
    features: ['Brightens small rooms', 'Few knots, calm grain', 'No glue needed'],
    featured: true,
  },
  {
    ...portlandTile,
    ...describeFloor('lvt_tile_limestone'),
    sku: 'WV-PT-LIMESTONE',
    packAreaMm2: limestone.packAreaMm2,
    description:
      'Square tiles in the warm buff of limestone, without the cold feet, the sealing or the grouting. It suits bathrooms, garden rooms and kitchens where a dropped cup should have a chance.',
    specifications: tileSpecifications(limestone),
    features: ['Stone look, warm feel', 'Nothing to seal', 'Kinder to dropped cups'],
  },
  {
    ...portlandTile,
    ...describeFloor('lvt_tile_slate'),
    sku: 'WV-PT-SLATE',
    packAreaMm2: slate.packAreaMm2,
    description:
      'Long dark tiles with a riven slate texture, laid half-bond like flagstones. The texture gives wet shoes something to hold and hides the grit they bring in. Limescale shows on it, so wipe up hard-water splashes.',
    specifications: tileSpecifications(slate),
    features: ['Suits muddy boots', 'Riven slate texture', 'Lays like flagstones'],
  },
];
