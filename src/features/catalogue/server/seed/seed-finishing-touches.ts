import { describeAccessory } from './seed-accessory.ts';
import type { SeedProduct } from './seed-floor.ts';

export const finishingTouches: SeedProduct[] = [
  {
    ...describeAccessory('lvt-adhesive-4kg'),
    sku: 'WV-AD-LVT4',
    name: 'Pressure-Sensitive LVT Adhesive, 4 kg',
    pricePence: 3495,
    unit: 'piece',
    description:
      'Goes on white and is ready when it has dried clear and tacky. Suits dryback planks and tiles on a smooth, primed subfloor; use a heat-resistant glue in a conservatory instead.',
    specifications: {
      Type: 'Solvent-free acrylic',
      Contents: '4 kg tub',
      Coverage: 'About 14 m²',
      Use: 'Dryback LVT indoors',
    },
    features: ['For dryback LVT', 'Solvent-free, low odour', 'About 14 m² a tub'],
  },
  {
    ...describeAccessory('stair-rods-brass'),
    sku: 'WV-SR-BRASS13',
    name: 'Stair Rods, Polished Brass',
    pricePence: 12900,
    unit: 'box',
    description:
      'Enough rods and brackets for a straight flight of thirteen stairs. They finish a runner; the gripper underneath still does the holding.',
    specifications: {
      Material: 'Polished brass',
      Contents: '13 rods, 26 brackets, screws',
      'Rod length': '0.75 m',
      'Rod diameter': '10 mm',
    },
    features: ['Set for 13 stairs', 'Brackets included', 'For runners and full width'],
  },
  {
    ...describeAccessory('carpet-care-kit'),
    sku: 'WV-CC-KIT',
    name: 'Carpet Care Kit',
    pricePence: 1895,
    unit: 'box',
    description:
      'What to have in the cupboard before the wine goes over: a spot cleaner, cloths and a card that says what to do first. Try any cleaner on a hidden corner before you use it.',
    specifications: {
      Contents: '500 ml spot cleaner, 4 cotton cloths, soft brush, care card',
      Use: 'Wool and man-made fibres',
      Method: 'Blot, treat, rinse, blot dry',
    },
    features: ['Ready for spills', 'Safe on wool', 'Care card inside'],
  },
  {
    ...describeAccessory('hard-floor-cleaner'),
    sku: 'WV-CC-HARD1',
    name: 'Hard Floor Cleaner, 1 litre',
    pricePence: 895,
    unit: 'piece',
    description:
      'A pH-neutral concentrate for laminate, vinyl and LVT that dries without a film. Use a damp mop, not a wet one: laminate dislikes standing water.',
    specifications: {
      Type: 'pH-neutral concentrate',
      Contents: '1 litre',
      Dilution: '1 part to 100 parts of water',
      Use: 'Laminate, vinyl and LVT',
    },
    features: ['Dries without streaks', 'One bottle lasts long', 'pH-neutral'],
  },
];
