import { describeFloor, floorBrand, type SeedProduct } from './seed-floor.ts';
import { rollWidths } from './seed-specifications.ts';

const rolls = rollWidths([2000, 3000, 4000]);

const camdenSheetVinyl = {
  brand: floorBrand,
  category: 'vinyl',
  pageLocation: 'vinyl',
  rollWidthsMm: rolls.rollWidthsMm,
  specifications: {
    'Total thickness': '2.8 mm',
    'Wear layer': '0.25 mm',
    'Roll widths': rolls.text,
    Backing: 'Textile felt',
    'Slip rating': 'R10',
  },
} satisfies Partial<SeedProduct>;

export const sheetVinyls: SeedProduct[] = [
  {
    ...camdenSheetVinyl,
    ...describeFloor('vinyl_encaustic'),
    sku: 'WV-CV-STAR',
    pricePence: 1390,
    description:
      'Stars and circles in ochre and ink, after the tiled paths and porches of Victorian houses. Sheet vinyl comes in one piece for most kitchens and bathrooms, so there is no grout to scrub and no joint for water to find.',
    features: ['Victorian tile look', 'One piece in most rooms', 'No grout to scrub'],
    featured: true,
  },
  {
    ...camdenSheetVinyl,
    ...describeFloor('vinyl_chequer'),
    sku: 'WV-CV-CHEQUER',
    pricePence: 1290,
    salePricePence: 1161,
    description:
      'Charcoal and pale grey squares, set square to the room or turned on the point. The felt back takes the chill off a concrete floor and rides over small marks in it. Lift heavy appliances into place rather than dragging them.',
    features: ['Classic chequerboard', 'Felt back, warmer feel', 'Wipes clean'],
  },
];
