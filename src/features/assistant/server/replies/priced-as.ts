import type { Flooring } from '../nlu/parsed-message.ts';

/** LVT is sold in packs like other vinyl, so it is priced and measured as vinyl. */
export const pricedAs = (flooring: Flooring) => (flooring === 'lvt' ? 'vinyl' : flooring);
