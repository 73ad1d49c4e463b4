import { describeAccessory } from './seed-accessory.ts';
import type { SeedProduct } from './seed-floor.ts';

// 11 × 1.37 m.
const rollOfUnderlay = 15_070_000;

/** Underlays and trims, with names, prices and sizes as sold in the trade. */
export const underlays: SeedProduct[] = [
  {
    ...describeAccessory('pu-underlay-11mm'),
    sku: 'WV-UL-PU11',
    name: 'Luxury PU Underlay, 11 mm',
    pricePence: 595,
    unit: 'm²',
    packAreaMm2: rollOfUnderlay,
    description:
      'The deep, springy layer that makes a bedroom carpet feel twice its price. Too soft for stairs, where a firmer underlay holds the nosing better.',
    specifications: {
      Material: 'Recycled polyurethane foam',
      Thickness: '11 mm',
      'Roll size': '11 × 1.37 m (15.07 m²)',
      Suitability: 'Bedrooms and lounges',
    },
    features: ['Luxury 11 mm cushion', 'Made from recycled foam', 'Quietens footsteps'],
  },
  {
    ...describeAccessory('pu-underlay-8mm'),
    sku: 'WV-UL-PU8',
    name: 'Everyday PU Underlay, 8 mm',
    pricePence: 450,
    unit: 'm²',
    packAreaMm2: rollOfUnderlay,
    description:
      'Our usual choice under a twist or loop: firm enough for a hall and stairs, soft enough for the rest of the house. Lay it in one go through the rooms of a floor, so that every room feels the same.',
    specifications: {
      Material: 'Recycled polyurethane foam',
      Thickness: '8 mm',
      'Roll size': '11 × 1.37 m (15.07 m²)',
      Suitability: 'Whole house, stairs included',
    },
    features: ['Everyday 8 mm cushion', 'Firm enough for stairs', 'Made from recycled foam'],
  },
  {
    ...describeAccessory('laminate-underlay-5mm'),
    sku: 'WV-UL-LAM5',
    name: 'Laminate Underlay with Vapour Barrier, 5 mm',
    pricePence: 295,
    unit: 'm²',
    description:
      'Fibreboard takes up the small unevenness of a floor that would make laminate click and flex. The foil side is the vapour barrier that a concrete floor asks for.',
    specifications: {
      Material: 'Wood fibreboard, foil-faced',
      Thickness: '5 mm',
      Use: 'Floating laminate on concrete or timber',
      'Underfloor heating': 'Choose a thinner one over heated floors',
    },
    features: ['For floating laminate', 'Vapour barrier attached', 'Evens out small hollows'],
  },
];

export const trims: SeedProduct[] = [
  {
    ...describeAccessory('carpet-gripper'),
    sku: 'WV-TR-GRIPPER',
    name: 'Carpet Gripper, Dual Purpose',
    pricePence: 120,
    unit: 'm',
    description:
      'The strip round the edge of the room that holds a stretched carpet. The nails go into timber or concrete.',
    specifications: {
      Material: 'Plywood, steel pins and nails',
      Size: '25 × 6 mm',
      'Strip length': '1.52 m',
      Use: 'Timber and concrete floors',
    },
    features: ['Timber or concrete', 'Pre-nailed strip', 'Keeps carpet taut'],
  },
  {
    ...describeAccessory('door-bar-brass'),
    sku: 'WV-TR-BAR-BRASS',
    name: 'Carpet Door Bar, Brass',
    pricePence: 1150,
    unit: 'piece',
    description:
      'Finishes a carpet at a doorway and grips the edge so that it cannot lift. Polished brass goes with older door furniture.',
    specifications: {
      Material: 'Polished brass',
      Length: '0.9 m',
      Type: 'Single edge, screw-fixed',
      Use: 'Carpet to a hard floor',
    },
    features: ['Polished brass', 'Cut to the doorway', 'Screws included'],
  },
  {
    ...describeAccessory('door-bar-chrome'),
    sku: 'WV-TR-BAR-CHROME',
    name: 'Carpet Door Bar, Satin Chrome',
    pricePence: 950,
    unit: 'piece',
    description:
      'Joins two carpets in a doorway with a low, rounded cover. The satin finish does not show fingerprints or small scratches the way a polished bar does.',
    specifications: {
      Material: 'Aluminium, satin chrome finish',
      Length: '0.9 m',
      Type: 'Double edge, screw-fixed',
      Use: 'Carpet to carpet',
    },
    features: ['Satin chrome', 'Low, rounded profile', 'Screws included'],
  },
  {
    ...describeAccessory('scotia-oak'),
    sku: 'WV-TR-SCOTIA-OAK',
    name: 'Scotia Beading, Oak Effect',
    pricePence: 220,
    unit: 'm',
    description:
      'Covers the gap that laminate needs at the wall when the skirting stays on. It is fixed to the skirting and never to the floor, so that the boards can move.',
    specifications: {
      Material: 'Foil-wrapped MDF',
      Size: '18 × 18 mm',
      'Strip length': '2.4 m',
      Use: 'Laminate and click LVT',
    },
    features: ['Hides the wall gap', 'Skirting can stay on', 'Oak-effect foil'],
  },
  {
    ...describeAccessory('threshold-ramp'),
    sku: 'WV-TR-RAMP',
    name: 'Threshold Ramp, Aluminium',
    pricePence: 1450,
    unit: 'piece',
    description:
      'Takes a floor down to a lower one over a gentle slope, so that nobody trips and wheels roll over it. Handy where a new floor meets an old one that stays.',
    specifications: {
      Material: 'Anodised aluminium, ribbed',
      Length: '0.9 m',
      'Height difference': '4 to 14 mm',
      Use: 'LVT or laminate to a lower floor',
    },
    features: ['Trip-free change', 'Ribbed against slips', 'Wheels roll over it'],
  },
];
