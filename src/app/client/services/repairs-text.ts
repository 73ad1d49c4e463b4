import { services } from '#features/business/facts.ts';

const [commercial, residential, landlord] = services.maintenancePlans;

/** Texts of the repairs and maintenance page. */
export const issues = [
  {
    title: 'Ripples and bulges in carpet',
    cause:
      'It was pushed into place and never stretched, or furniture was dragged across it. A backing also slackens in damp air.',
    solution:
      'We free two sides, stretch the carpet with a power stretcher, hook it on sound gripper and trim the excess.',
  },
  {
    title: 'A join that shows or opens',
    cause:
      'Edges that were not sealed fray, and a join across a doorway carries every step. Old tape lets go with heat.',
    solution:
      'We trim both edges back to sound pile, seal them and bond them on new tape with the pile running one way.',
  },
  {
    title: 'Burns, stains and cuts',
    cause:
      'An iron, a hair straightener, bleach, a claw. Bleached or melted fibre cannot be cleaned, only replaced.',
    solution:
      'A piece from an offcut, or from inside a wardrobe, is let in with the pile the same way. Unworn pile may look fresher for a while.',
  },
  {
    title: 'Vinyl or LVT that lifts',
    cause:
      'Moisture from below, strong sun on a patio door, or adhesive spread on dust. Edges rise first.',
    solution:
      'We measure the moisture before anything else. Then planks are warmed out one by one, the base is cleaned, and new ones are bonded in.',
  },
  {
    title: 'Laminate that gaps or peaks',
    cause:
      'No room to move at the walls or under a heavy kitchen unit. Boards swell at the joints when water has stood on them.',
    solution:
      'We cut back the gap at the walls, usually 8 to 10 mm, free what is pinned and change the swollen boards. The leak comes first.',
  },
  {
    title: 'Squeaks and boards that move',
    cause:
      'A nail that works in its hole, chipboard laid without glue, a joist that has dried and shrunk.',
    solution:
      'We fold the floor back, find pipes and cables, screw the boards to the joists and lay the floor again.',
  },
] as const;

export const repairGroups = [
  {
    title: 'Carpet repairs',
    items: [
      'Re-stretching',
      'Patches and re-joining',
      'Door bars and gripper',
      'Stairs and runners refitted',
    ],
  },
  {
    title: 'Vinyl and LVT repairs',
    items: [
      'Single planks and tiles replaced',
      'Lifted edges bonded again',
      'Joins in sheet vinyl welded',
      'Edges sealed in bathrooms',
    ],
  },
  {
    title: 'Laminate repairs',
    items: [
      'Swollen or chipped boards replaced',
      'Expansion gaps cut at the walls',
      'Scotia and thresholds',
      'Small dents filled to colour',
    ],
  },
  {
    title: 'Subfloor repairs',
    items: [
      'Squeaking boards screwed down',
      'Wet chipboard cut out',
      'Screed patched and levelled',
      'Moisture tested after a leak',
    ],
  },
] as const;

export const plans = [
  {
    name: commercial,
    forWhom: 'Shops, offices, surgeries, halls',
    rhythm: 'Two visits a year',
    points: [
      'Entrances, joins and stair edges checked for trips',
      'Small repairs done on the visit',
      'A dated note of every check, for your safety file',
    ],
  },
  {
    name: residential,
    forWhom: 'Your own home',
    rhythm: 'One visit a year',
    points: [
      'Joins, bars and stairs looked over, loose ones put right',
      'Carpet stretched again where it has slackened',
      'Advice on cleaning what you have',
    ],
  },
  {
    name: landlord,
    forWhom: 'One flat or fifty',
    rhythm: 'At each change of tenant',
    points: [
      'What is wear and what is damage, in writing with pictures',
      'Repairs between one tenancy and the next',
      'Room sizes kept on file, so a new floor needs no new measure',
    ],
  },
] as const;
