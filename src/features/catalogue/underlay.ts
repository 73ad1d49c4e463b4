import type { Category, Unit } from './vocabulary.ts';

/**
 * Whether a product is an underlay for carpet: an accessory sold by the square metre whose name says underlay,
 * and not one for laminate, wood or vinyl.
 */
export const isCarpetUnderlay = (product: { category: Category; unit: Unit; name: string }) =>
  product.category === 'accessories' &&
  product.unit === 'm²' &&
  /\bunderlay\b/i.test(product.name) &&
  !/\b(laminate|wood|vinyl|lvt)\b/i.test(product.name);
