import { describeFloor, floorBrand, type SeedProduct } from './seed-floor.ts';
import { packOf } from './seed-specifications.ts';

const boards = packOf(9, 'boards', 1285, 192);

const sherwoodLaminate = {
  brand: floorBrand,
  category: 'laminate',
  pageLocation: 'laminate',
  packAreaMm2: boards.packAreaMm2,
  pattern: 'plank',
  fixing: 'click',
  specifications: {
    'AC rating': 'AC4',
    Thickness: '8 mm',
    'Plank size': boards.size,
    'Pack size': boards.text,
    Locking: 'Glueless click',
    'Water resistance': 'Splashes, if wiped up within the hour',
    'Underfloor heating': 'Suitable, up to 27 °C at the surface',
  },
} satisfies Partial<SeedProduct>;

export const laminateFloors: SeedProduct[] = [
  {
    ...sherwoodLaminate,
    ...describeFloor('laminate_oak'),
    sku: 'WV-SL-HONEY',
    pricePence: 1275,
    description:
      'Golden oak boards with a little knot here and there, for dining rooms and hallways that see chairs dragged. The AC4 surface is made for heavy family use. It runs through a doorway without a bar where the length of the floor allows.',
    features: ['Hard-wearing AC4', 'Golden oak grain', 'Resists chair legs'],
    featured: true,
  },
  {
    ...sherwoodLaminate,
    ...describeFloor('laminate_walnut'),
    sku: 'WV-SL-WALNUT',
    pricePence: 1450,
    description:
      'A red-brown walnut with a long, flowing figure and a pressed grain that you can feel. It looks its best in a room with good daylight and pale walls; footprints and dust show more than on oak.',
    features: ['Rich walnut grain', 'Grain you can feel', 'Suits formal rooms'],
  },
  {
    ...sherwoodLaminate,
    ...describeFloor('laminate_grey'),
    sku: 'WV-SL-DRIFTWOOD',
    pricePence: 1290,
    salePricePence: 1161,
    description:
      'The silvery brown of timber left out in the weather. It is the easiest of the four to keep looking clean, because dust and dried splashes are much the same colour.',
    features: ['Weathered grey boards', 'Easy to keep clean', 'Goes with warm or cool walls'],
  },
  {
    ...sherwoodLaminate,
    ...describeFloor('laminate_white'),
    sku: 'WV-SL-WHITE',
    pricePence: 1190,
    description:
      'Limed, almost chalky boards that make a box room look bigger. A bevel on every edge marks each board like real planking, and gathers crumbs like real planking too: use the soft brush when you vacuum.',
    features: ['Limed, chalky finish', 'Bevelled on every edge', 'Opens up a small room'],
    stockStatus: 'outofstock',
  },
];
