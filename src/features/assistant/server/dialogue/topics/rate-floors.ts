import type { ProductFact } from '../../tools/business-tools.ts';

// How well a floor meets a need, by its data, from 0 (not at all) to 4.

export const spec = (product: ProductFact, name: string) => product.specifications[name] ?? '';
const textOf = ({ description, features }: ProductFact) =>
  [description, ...features].join(' ').toLowerCase();
export const isCarpet = ({ category }: ProductFact) => category === 'carpet';
export const isLoop = (product: ProductFact) => /loop/i.test(spec(product, 'Construction'));
export const says = (product: ProductFact, words: RegExp) => words.test(textOf(product));

/** The use class of a carpet (22, 23, 31), or nothing. */
export const classOf = (product: ProductFact) =>
  Number(/class (\d\d)/.exec(spec(product, 'Suitability'))?.[1]) || 0;

const contractClass = 31;
/** Made for rented homes and offices. */
export const isContract = (product: ProductFact) => classOf(product) >= contractClass;

/** How much use a floor takes: by its class, AC rating or wear layer. */
export function rateWear(product: ProductFact): number {
  if (isCarpet(product)) {
    if (classOf(product) === 22) return 0;
    return classOf(product) === 31
      ? 2
      : 3 + Number(/stairs included/i.test(spec(product, 'Suitability')));
  }
  const layer = Number.parseFloat(spec(product, 'Wear layer'));
  if (layer) return layer >= 0.5 ? 4 : layer >= 0.3 ? 2 : 1;
  return /AC[45]/.test(spec(product, 'AC rating')) ? 3 : 1;
}

export function rateStairs(product: ProductFact): number {
  if (!isCarpet(product) || classOf(product) !== 23) return 0;
  const included = /stairs included/i.test(spec(product, 'Suitability')) ? 3 : 1;
  return included + Number(says(product, /\bstairs?\b|\bstaircase\b/));
}

/** Water in use, as in a bathroom or a kitchen. */
export function rateWater(product: ProductFact): number {
  if (product.category === 'lvt') return 3 + Number(says(product, /water|bathroom|wet shoes/));
  if (product.category === 'vinyl') return 3 + Number(says(product, /bathroom|water/));
  return product.category === 'laminate' ? 1 : 0;
}

/** Over a base that has been damp: boards of wood swell and a backing rots, once it is dry or not. */
export const rateDamp = ({ category }: ProductFact) =>
  category === 'lvt' ? 4 : category === 'vinyl' ? 3 : 0;

/** Whether marks are seen. */
export function rateMarks(product: ProductFact): number {
  const text = textOf(product);
  const hides =
    /\bhides?\b|does not show|do not show|not to show|forgiv|easiest[^.]*clean|show less|stain-resist|spill stays/.test(
      text,
    );
  const shows =
    /\bwill show|shows? (?:footprints|pale)|show (?:more|pale)|shows on it|gathers crumbs/.test(
      text,
    );
  return Math.max(0, (hides ? 3 : shows ? 0 : 1) + Number(/\bhides?\b|forgives/.test(text)));
}

export function rateStains(product: ProductFact): number {
  if (!isCarpet(product)) return 3;
  const isDyed = /solution-dyed/i.test(spec(product, 'Fibre'));
  return (
    (isDyed ? 3 : 1) +
    Number(says(product, /hides? |stain|spill|bleach/)) -
    Number(says(product, /will show|pale fluff/))
  );
}

export function ratePets(product: ProductFact): number {
  if (isCarpet(product)) {
    if (isLoop(product)) return 0;
    return (
      1 +
      2 * Number(says(product, /dogs|hides?/)) +
      Number(/polyprop/i.test(spec(product, 'Fibre')))
    );
  }
  const layer = Number.parseFloat(spec(product, 'Wear layer'));
  return layer >= 0.5 ? 4 : 2;
}

/** A sheet with a felt back gives a little; boards and tiles are hard. */
export const isCushioned = (product: ProductFact) =>
  product.category === 'vinyl' && /felt|foam/i.test(spec(product, 'Backing'));

export const rateSoft = (product: ProductFact) =>
  isCarpet(product)
    ? Math.min(4, Math.floor(Number.parseFloat(spec(product, 'Pile height')) / 4))
    : Number(isCushioned(product));

/** So long a pile holds dust, shows steps and drags at a vacuum cleaner. */
const longPileMm = 15;
export const isLongPile = (product: ProductFact) =>
  Number.parseFloat(spec(product, 'Pile height')) >= longPileMm;

/** How easily it is cleaned: a hard floor is wiped, and a dye that goes right through the fibre stands bleach. */
export const rateCleaning = (product: ProductFact) =>
  isCarpet(product) ? Math.min(3, rateStains(product)) : 4;

/** How lightly a vacuum cleaner goes over it. */
export const rateVacuuming = (product: ProductFact) =>
  isCarpet(product) ? Math.max(0, 3 - rateSoft(product)) : 3;

/** Customers all day: a thick wear layer, or in the dry AC4; a contract carpet is for light offices. */
export function rateBusiness(product: ProductFact): number {
  if (isCarpet(product)) return classOf(product) === 31 ? 1 : 0;
  if (product.category === 'laminate') return /AC[45]/.test(spec(product, 'AC rating')) ? 2 : 0;
  return Number.parseFloat(spec(product, 'Wear layer')) >= 0.5 ? 4 : 0;
}

/** How little dust it holds: a hard floor is wiped, a short pile is vacuumed most easily, and new wool sheds. */
export const rateDust = (product: ProductFact) =>
  isLongPile(product)
    ? 0
    : isCarpet(product)
      ? Math.max(0, 2 - Math.floor(rateSoft(product) / 3)) -
        Number(/wool/i.test(spec(product, 'Fibre'))) / 2
      : 4;

/** How low its pile is; what has none is low. */
export const ratePileLow = (product: ProductFact) =>
  isCarpet(product) ? Math.max(0, 4 - rateSoft(product)) : 1;

/** How easily wheels and unsteady feet go on it: a low, firm pile, or a hard floor that is glued down. */
export const rateMobility = (product: ProductFact) =>
  isCarpet(product)
    ? Math.max(0, 4 - rateSoft(product))
    : /glued/i.test(spec(product, 'Fitting'))
      ? 3
      : 1;

/** How well it goes over underfloor heating: a short pile lets the heat through, a deep one hardly; a floor that needs no underlay lets it through sooner. */
export const rateHeating = (product: ProductFact) =>
  isCarpet(product)
    ? Math.max(0, 3 - rateSoft(product)) / 2
    : /suitable/i.test(spec(product, 'Underfloor heating'))
      ? 3 + Number(product.category === 'lvt') * (isGluedDown(product) ? 1 : 0.5)
      : 0;

export const isGluedDown = (product: ProductFact) => /dryback/i.test(spec(product, 'Fitting'));

/** How warm it is to bare feet. */
export const rateWarmth = (product: ProductFact) =>
  isCarpet(product)
    ? 1 + rateSoft(product) * 0.75
    : Number(says(product, /warm(?:er)? feel|chill|cold feet|foam backing/));

/** How well its colour holds in the sun. */
export const rateSun = (product: ProductFact) =>
  !isCarpet(product)
    ? 3
    : /solution-dyed/i.test(spec(product, 'Fibre'))
      ? 2 + Number(says(product, /fade/))
      : 0;

/** How quiet it is to walk on. */
export const rateQuiet = (product: ProductFact) =>
  isCarpet(product)
    ? 2 + Number(says(product, /quiet(?!ly)/)) + Number(rateSoft(product) > 2)
    : Number(says(product, /silent|quiet(?!ly)/));
