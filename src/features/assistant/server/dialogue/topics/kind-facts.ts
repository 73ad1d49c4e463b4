import type { Flooring } from '../../nlu/parsed-message.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { isLoop, spec } from './rate-floors.ts';

/** What is true of a kind of floor, whichever product; `of` where only of some. */
type KindFact = { text: string; topics: readonly string[]; of?: (product: ProductFact) => boolean };

const isLong = (product: ProductFact) => Number.parseFloat(spec(product, 'Pile height')) >= 12;
const isGlued = (product: ProductFact) => /dryback/i.test(spec(product, 'Fitting'));

const isThick = (product: ProductFact) => spec(product, 'Wear layer').startsWith('0.55');

const wipes: KindFact = {
  text: 'A hard floor holds the least dust and is easily wiped.',
  topics: ['allergy'],
};

/** As the pages of the kinds say it. */
const kindFacts: Record<Flooring, readonly KindFact[]> = {
  carpet: [
    {
      text: 'Its backing and underlay hold damp and start to smell: the floor has to be dry first.',
      topics: ['damp'],
    },
    {
      text: 'A long pile shows its backing where it bends over the nosing.',
      topics: ['stairs'],
      of: isLong,
    },
    {
      text: 'A twist is springy rather than plush; a saxony or a velvet is softer.',
      topics: ['soft'],
      of: ({ name }) => /twist/i.test(name),
    },
    {
      text: 'Claws catch in a loop, so we’d choose a twist or a velvet.',
      topics: ['cats', 'dogs'],
      of: isLoop,
    },
    {
      text: 'It’s a cut pile, so there are no loops for a claw to catch.',
      topics: ['cats', 'dogs'],
      of: (product) => !isLoop(product),
    },
    {
      text: 'A new wool pile sheds some fluff for the first weeks; vacuuming deals with it.',
      topics: ['fluff'],
      of: (product) => /wool/i.test(spec(product, 'Fibre')),
    },
    {
      text: 'A short pile vacuums most easily, so it holds less dust.',
      topics: ['allergy'],
      of: (product) => !isLong(product),
    },
    { text: 'Carpet is the warmest and quietest floor underfoot.', topics: ['warmth', 'noise'] },
    {
      text: 'Over underfloor heating carpet and underlay together should be at most 2.5 tog; a short pile like this on a low-tog underlay works best. I don’t have the tog of each carpet, but the team does.',
      topics: ['heating'],
      of: (product) => !isLong(product),
    },
    {
      text: 'Over underfloor heating carpet and underlay together should be at most 2.5 tog, so a shorter pile works better.',
      topics: ['heating'],
      of: isLong,
    },
    {
      text: 'I don’t have its tog, nor that of our underlays, but the team does. Over underfloor heating the two together should be at most 2.5 tog.',
      topics: ['tog'],
    },
    {
      text: 'Its solution-dyed fibre is the kind that holds its colour best in the sun.',
      topics: ['sun'],
      of: (product) => /solution-dyed/i.test(spec(product, 'Fibre')),
    },
    {
      text: 'Strong sun fades most floors in time, this one too: it isn’t solution-dyed, which holds its colour best. Drawing the curtains at midday helps.',
      topics: ['sun'],
      of: (product) => !/solution-dyed/i.test(spec(product, 'Fibre')),
    },
    {
      text: 'It’s rated for light offices and rentals.',
      topics: ['business'],
      of: ({ specifications }) => /class 31/.test(specifications.Suitability ?? ''),
    },
    {
      text: 'It’s rated for homes.',
      topics: ['business'],
      of: ({ specifications }) => !/class 31/.test(specifications.Suitability ?? ''),
    },
    {
      text: 'Where it gets wet we’d choose vinyl or LVT.',
      topics: ['bathroom', 'kitchen', 'water'],
    },
  ],
  lvt: [
    wipes,
    { text: 'LVT isn’t harmed by water.', topics: ['water', 'kitchen', 'bathroom'] },
    {
      text: 'In a bathroom we glue the tiles and seal the perimeter.',
      topics: ['bathroom'],
      of: isGlued,
    },
    {
      text: 'Each block is laid by hand from the middle of the room and more of it is cut at the edges, so herringbone costs more to fit than plank.',
      topics: ['laying'],
      of: ({ name }) => /herringbone/i.test(name),
    },
    { text: 'LVT copes with dogs.', topics: ['dogs'] },
    {
      text: 'Damp from below does LVT itself no harm, but lifts it: we test the base first, and it has to be dry.',
      topics: ['damp'],
    },
    { text: 'There’s no pile or loop for a claw to catch.', topics: ['cats'] },
    {
      text: 'A 0.55 mm wear layer suits a kitchen, a hall or a family with a dog.',
      topics: ['wear', 'dogs', 'kitchen', 'office', 'rental', 'marks'],
      of: (product) => spec(product, 'Wear layer').startsWith('0.55'),
    },
    { text: 'Its wear layer is our thickest, 0.55 mm.', topics: ['business'], of: isThick },
    {
      text: 'Its 0.3 mm wear layer is for bedrooms and quiet living rooms, thin for customers all day.',
      topics: ['business'],
      of: (product) => !isThick(product),
    },
    {
      text: 'A 0.3 mm wear layer suits bedrooms and quiet living rooms; for a hall or a dog we’d choose 0.55 mm.',
      topics: ['wear', 'dogs', 'office', 'rental'],
      of: (product) => spec(product, 'Wear layer').startsWith('0.3 '),
    },
    {
      text: 'Sweep it, then use a damp mop with a neutral floor cleaner; no steam mop.',
      topics: ['cleaning', 'stains'],
    },
    {
      text: 'Everyday shoes, toys and claws are no trouble for its 0.55 mm wear layer; grit and dragged furniture can scratch it.',
      topics: ['scratches'],
      of: isThick,
    },
    {
      text: 'Grit, claws and dragged furniture can scratch it; with dogs about we’d choose a 0.55 mm wear layer.',
      topics: ['scratches'],
      of: (product) => !isThick(product),
    },
    {
      text: 'Something heavy on small feet can dent it: spread the weight with wide cups or a board.',
      topics: ['dents'],
    },
    {
      text: 'Dragged furniture can scratch it; felt pads under chairs keep the surface free of scratches.',
      topics: ['dents'],
    },
    { text: 'LVT is quiet and warm underfoot.', topics: ['noise', 'warmth'] },
    {
      text: 'One damaged plank or tile can be changed without touching the rest.',
      topics: ['replace'],
    },
    {
      text: 'Over sound tiles it can go once the joints are filled; over floorboards we screw down plywood first.',
      topics: ['subfloor'],
    },
  ],
  laminate: [
    wipes,
    {
      text: 'It stands splashes wiped up within the hour; standing water gets into the joints and swells the board.',
      topics: ['water', 'kitchen'],
    },
    {
      text: 'Damp makes its boards swell, so we advise against laminate where the base is damp.',
      topics: ['damp'],
    },
    {
      text: 'In a bathroom we advise against laminate: LVT or sheet vinyl takes the water.',
      topics: ['bathroom'],
    },
    {
      text: 'It’s hard enough for chairs, paws and toys.',
      topics: ['dogs', 'cats', 'marks', 'dents', 'office', 'wear'],
    },
    {
      text: 'Everyday shoes, toys and claws are no trouble for its AC4 surface; grit and dragged furniture can scratch it.',
      topics: ['scratches'],
    },
    {
      text: 'A damaged board is replaced rather than sanded.',
      topics: ['replace', 'maintenanceFree'],
    },
    { text: 'A small shop, yes: its AC4 surface takes that, in the dry.', topics: ['business'] },
    { text: 'The underlay quietens steps.', topics: ['noise'] },
    {
      text: 'It’s cooler underfoot than carpet; the underlay and a rug take the chill off.',
      topics: ['warmth'],
    },
    { text: 'Wipe it with a damp mop, not a wet one.', topics: ['cleaning', 'stains'] },
  ],
  vinyl: [
    wipes,
    {
      text: 'Damp from below does the sheet itself no harm, but lifts it: we test the base first, and it has to be dry.',
      topics: ['damp'],
    },
    {
      text: 'Paws and claws are no trouble day to day, though a cushioned sheet marks sooner than LVT.',
      topics: ['dogs', 'cats'],
    },
    {
      text: 'It lies in one piece in most rooms, with no joint for water to find.',
      topics: ['water', 'kitchen', 'bathroom'],
    },
    {
      text: 'The felt back takes the chill off, though carpet is warmer underfoot.',
      topics: ['warmth'],
    },
    { text: 'It wipes clean.', topics: ['cleaning', 'stains', 'marks'] },
    {
      text: 'Grit and dragged furniture can scratch it, and a soft sheet marks more easily than LVT.',
      topics: ['scratches'],
    },
    {
      text: 'I don’t have a figure for sheet vinyl over underfloor heating; our LVT is suitable up to 27 °C at the surface.',
      topics: ['heating'],
    },
    {
      text: 'Its wear layer is 0.25 mm, thin for customers and chairs all day.',
      topics: ['business'],
    },
    {
      text: 'Rubber can mark it, so use felt pads, and mats without a rubber back.',
      topics: ['dents'],
    },
  ],
};

/** What is true of a product because of its kind, for topics. */
export const kindFactsOf = (product: ProductFact, topics: readonly string[]): string[] =>
  (kindFacts[product.category as Flooring] ?? [])
    .filter((fact) => fact.topics.some((topic) => topics.includes(topic)))
    .filter(({ of }) => of?.(product) ?? true)
    .map(({ text }) => text);
