import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { isCushioned, isGluedDown, says, spec } from '../rate-floors.ts';
import { type Judge, type Judges, no, partly, yes } from './verdict.ts';

const layerOf = (product: ProductFact) => Number.parseFloat(spec(product, 'Wear layer'));
const thick = 0.5;
const isThick = (product: ProductFact) => layerOf(product) >= thick;
const isGlued = isGluedDown;
const isHard = (product: ProductFact) => /AC[45]/.test(spec(product, 'AC rating'));

/** How soon the heat comes through: by its own thickness and whether it lies on an underlay. */
const warming = (product: ProductFact) => {
  const [, thickness] =
    /^([\d.]+ mm)/.exec(spec(product, 'Total thickness') || spec(product, 'Thickness')) ?? [];
  if (!thickness) return '';
  if (isGluedDown(product))
    return ` It’s only ${thickness} thick and glued straight down, so the heat comes through soonest.`;
  return product.category === 'lvt'
    ? ` It’s ${thickness} thick and needs no underlay, so the heat comes through quickly.`
    : ` It’s ${thickness} thick and lies on an underlay, so the heat takes longer to come through; choose a thin one.`;
};
/** As the catalogue has it: "Suitable, up to 27 °C at the surface". */
const heating: Judge = (product) => {
  const figure = spec(product, 'Underfloor heating');
  return /^suitable/i.test(figure)
    ? yes(`It’s ${figure.replace(/^S/, 's')}.${warming(product)}`)
    : partly(
        'I don’t have a figure for sheet vinyl over underfloor heating; our LVT is suitable up to 27 °C at the surface.',
      );
};
const stairs: Judge = () =>
  no('It would need a nosing on the edge of every step; carpet is safer and quieter there.');
const lifting: Judge = (product) =>
  isGlued(product)
    ? no('It’s glued down, so it stays down.')
    : yes('It clicks together without glue, so it can be lifted again.');
const slip: Judge = (product) => {
  const rating = spec(product, 'Slip rating');
  const rated = rating
    ? `It has an ${rating} slip rating; the scale goes from R9 to R13, the grippiest. `
    : '';
  return says(product, /wet shoes something to hold/)
    ? yes(`${rated}Its texture gives wet shoes something to hold; wipe up splashes all the same.`)
    : partly(`${rated}Like any smooth floor it’s more slippery when wet, so wipe up splashes.`);
};
const mobility: Judge = (product) => {
  const rolls = isGlued(product)
    ? 'It’s glued down, so wheels roll easily'
    : 'It’s firm, so wheels roll easily';
  return partly(
    `${rolls}; for unsteady feet carpet is the safer choice, as any smooth floor is more slippery when wet.`,
  );
};
const soft: Judge = (product) =>
  isCushioned(product)
    ? partly('It’s a sheet with a felt back, so it gives a little underfoot; carpet is softer.')
    : no('It’s a hard floor; a rug or a mat softens it where you sit or stand.');
const vacuuming: Judge = () => yes('There’s no pile: it just sweeps or vacuums clean.');
const allergy: Judge = () => yes('A hard floor holds the least dust and is easily wiped.');
const hair: Judge = () =>
  partly('Hair lies on top of any hard floor, where you see it, but it sweeps up in a moment.');
const room: Judge = () => partly('It wipes clean and takes a rug; carpet is warmer and quieter.');

const all: Judges = {
  stairs,
  slip,
  mobility,
  soft,
  allergy,
  hair,
  vacuuming,
  bedroom: room,
  lounge: room,
};

const ofLayer =
  (good: string, thin: string, beyond: string): Judge =>
  (product) =>
    isThick(product) ? yes(good) : layerOf(product) > 0 ? partly(thin, beyond) : undefined;

const mopped: Judge = () =>
  yes('It wipes clean: use a damp mop with a neutral floor cleaner, and no steam mop.');

const lvtPets = ofLayer(
  'It copes with claws and wipes clean; it has our thickest wear layer.',
  'It wipes clean, with no pile for a claw to catch, but its wear layer is for quieter rooms.',
  'a dog',
);
const lvt: Judges = {
  ...all,
  heating,
  lifting,
  dogs: lvtPets,
  cats: () => yes('There’s no pile or loop for a claw to catch, and it wipes clean.'),
  wear: ofLayer(
    'It has our thickest wear layer, so a kitchen, a busy hall or a dog is no trouble.',
    'It’s made for bedrooms and quiet living rooms, by its wear layer.',
    'a busy hall, a kitchen or a dog',
  ),
  rental: ofLayer(
    'It has our thickest wear layer, the one for busy rooms.',
    'It’s made for quieter rooms, by its wear layer.',
    'a let',
  ),
  office: ofLayer(
    'It has our thickest wear layer, so desks and chairs are no trouble; put soft castors on the chairs.',
    'It takes a desk chair on soft castors, but its wear layer is for quieter rooms.',
    'chairs all day',
  ),
  business: (product) => {
    const layer = spec(product, 'Wear layer');
    if (isThick(product)) return yes(`Its wear layer is our thickest, ${layer}.`);
    return layerOf(product) > 0
      ? partly(
          `Its ${layer} wear layer is for bedrooms and quiet living rooms, thin for customers all day.`,
          'customers all day',
        )
      : undefined;
  },
  water: () => yes('It isn’t harmed by water, so spills just wipe up.'),
  kitchen: (product) =>
    isThick(product)
      ? yes('Water does it no harm, and its wear layer, our thickest, takes a busy kitchen.')
      : yes(
          'Water on top does it no harm; in a very busy kitchen a thicker wear layer lasts longer.',
        ),
  bathroom: (product) =>
    isGlued(product)
      ? yes('It suits bathrooms: water does it no harm, and we glue it down and seal the edges.')
      : partly(
          'Water on top does it no harm, but can get under the edges of a floor that isn’t glued.',
          'a bathroom',
        ),
  damp: () =>
    partly(
      'Damp from below does LVT itself no harm, but lifts it: we test the base first, and it has to be dry.',
    ),
  stains: mopped,
  cleanable: mopped,
  accidents: () => yes('It just wipes clean, with nothing to soak into.'),
  scratches: (product) =>
    isThick(product)
      ? yes(
          'Everyday shoes, toys and claws are no trouble for its wear layer; grit and dragged furniture can scratch it.',
        )
      : partly(
          'Grit, claws and dragged furniture can scratch it; with dogs about we’d choose a thicker wear layer.',
        ),
  dents: () =>
    partly(
      'Something heavy on small feet can dent it, so spread the weight with wide cups or a board; felt pads under chairs save it from scratches.',
    ),
  noise: (product) =>
    isGlued(product)
      ? yes('It’s glued down, so it’s quiet to walk on.')
      : partly('It’s quiet for a hard floor, with its backing; carpet is quieter.'),
  warmth: () => partly('It’s warmer underfoot than laminate or tiles; carpet is warmer still.'),
};

const standing = 'water left standing gets into the joints and swells the board';
const laminate: Judges = {
  ...all,
  heating,
  lifting,
  wear: (product) =>
    isHard(product)
      ? yes('It’s made for heavy family use: halls, dining chairs, paws and toys are no trouble.')
      : undefined,
  rental: (product) =>
    isHard(product) ? yes('It’s made for heavy use, as long as it’s kept dry.') : undefined,
  dogs: () => yes('It’s hard enough for paws and claws and wipes clean; wipe up puddles at once.'),
  cats: () => yes('It’s hard enough for claws and toys, with no loop to catch.'),
  office: () => yes('It’s hard enough for chairs on wheels; use soft castors.'),
  business: (product) =>
    isHard(product)
      ? partly(
          `A small shop, yes: its ${spec(product, 'AC rating').slice(0, 3)} surface takes that, in the dry.`,
        )
      : undefined,
  water: () => partly(`It’s fine with splashes if you wipe them up within the hour; ${standing}.`),
  kitchen: () =>
    partly(
      `It’s fine in a careful kitchen: it takes splashes wiped up within the hour, but ${standing}.`,
    ),
  bathroom: () =>
    no('In a bathroom we advise against laminate: LVT or sheet vinyl takes the water.'),
  damp: () =>
    no('Damp makes its boards swell, so we advise against laminate where the base is damp.'),
  stains: () => yes('It wipes clean with a well-wrung mop.'),
  cleanable: () => yes('It wipes clean with a well-wrung mop.'),
  accidents: () => partly(`It wipes clean if you’re quick, but ${standing}.`),
  scratches: () =>
    yes(
      'Everyday shoes, toys and claws are no trouble for its surface; grit and dragged furniture can scratch it.',
    ),
  dents: () => yes('It hardly dents, and it’s hard enough for chairs and toys.'),
  noise: () => partly('It’s louder to walk on than carpet, though the underlay quietens steps.'),
  warmth: () =>
    partly('It’s cooler underfoot than carpet; the underlay and a rug take the chill off.'),
};

const sheet: Judges = {
  ...all,
  heating,
  wear: () =>
    partly(
      'It’s fine for a kitchen or a bathroom in daily use, but LVT has a thicker wear layer and lasts longer.',
    ),
  rental: () => partly('It’s cheap to put down and wipes clean; LVT lasts longer.'),
  dogs: () =>
    yes(
      'It wipes clean, and paws and claws are no trouble day to day, though it marks sooner than LVT.',
    ),
  cats: () =>
    yes(
      'It wipes clean, and paws and claws are no trouble day to day, though it marks sooner than LVT.',
    ),
  office: () => partly('It’s a soft sheet, so chairs mark it sooner than LVT or laminate.'),
  business: (product) =>
    layerOf(product) > 0
      ? no(
          `Its wear layer is ${spec(product, 'Wear layer')}, thin for customers and chairs all day.`,
        )
      : undefined,
  water: () => yes('It lies in one piece in most rooms, with no joint for water to find.'),
  kitchen: () =>
    yes('It wipes clean and lies in one piece in most kitchens, with no joint for water to find.'),
  bathroom: () => yes('It lies in one piece in most bathrooms, with no joint for water to find.'),
  damp: () =>
    partly(
      'Damp from below does the sheet itself no harm, but lifts it: we test the base first, and it has to be dry.',
    ),
  stains: () => yes('It wipes clean with a damp mop; only rubber leaves a mark that stays.'),
  cleanable: () => yes('It wipes clean with a damp mop.'),
  accidents: () => yes('It just wipes clean, with nothing to soak into.'),
  scratches: () =>
    partly(
      'Grit and dragged furniture can scratch it, and a soft sheet marks more easily than LVT.',
    ),
  dents: () =>
    partly(
      'Something heavy on small feet can dent it, so spread the weight with wide cups or a board. Rubber can mark it: use felt pads, and mats without a rubber back.',
    ),
  noise: () => partly('It’s a hard floor, so louder than carpet.'),
  warmth: () => partly('The felt back takes the chill off, though carpet is warmer underfoot.'),
};

/** How a hard floor does, by its wear layer, rating, fitting and kind. */
export const hardFloorVerdicts: Readonly<Record<Exclude<Flooring, 'carpet'>, Judges>> = {
  lvt,
  laminate,
  vinyl: sheet,
};
