import type { Flooring } from '../nlu/parsed-message.ts';

/** LVT comes in packs like the other vinyl: it is priced and measured for as it. */
export const pricedAs = (flooring: Flooring) => (flooring === 'lvt' ? 'vinyl' : flooring);
