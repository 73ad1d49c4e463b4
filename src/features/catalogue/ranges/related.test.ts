import { describe, expect, it } from 'vitest';
import { findRelated, type Related } from './related.ts';

const product = (
  range: string,
  colour: string,
  hex?: string,
  more: Partial<Related> = {},
): Related => ({
  id: `${range} ${colour}`,
  name: `${range} in ${colour}`,
  range,
  price: 20,
  productType: 'catalog',
  imageUrl: `${colour}.webp`,
  colorOptions: [{ name: colour, imageUrl: `${colour}.webp`, ...(hex && { hex }) }],
  ...more,
});
const plain = (id: string, price: number): Related => ({
  ...product(id, ''),
  id,
  imageUrl: `${id}.svg`,
  range: null,
  price,
  colorOptions: [],
});

const oat = product('Twist', 'Oat', '#cdbfa8');
const slate = product('Twist', 'Slate', '#6e7379');
const natural = product('Loop', 'Natural', '#d1c3a8');
const pebble = product('Loop', 'Pebble', '#9a9a96');
const dove = product('Saxony', 'Dove', '#c6c2bb');
const teal = product('Velvet', 'Teal', '#3e6c6f');
const star = product('Sheet', 'Star');
const offer = product('Offer', 'Oat', '#cdbfa8', { productType: 'banner' });
const all = [oat, slate, natural, pebble, dove, teal, star, offer];

describe('similar products', () => {
  it('are near in colour, the nearest of each other range first, and no offers', () => {
    expect(findRelated(oat, all, 4)).toEqual([natural, dove]);
    expect(findRelated(slate, all, 4)).toEqual([pebble]);
    expect(findRelated(oat, all, 1)).toEqual([natural]);
  });

  it('are none where no colour is near, or a pattern has no colour', () => {
    expect(findRelated(product('Plush', 'Red', '#b3261e'), all, 4)).toEqual([]);
    expect(findRelated(star, all, 4)).toEqual([]);
  });

  it('never have the picture of another: the next colour of the range stands in', () => {
    const contract = product('Contract', 'Grey', '#d0c2a8', { imageUrl: natural.imageUrl });
    const beige = product('Contract', 'Beige', '#cfbfa9');
    expect(findRelated(natural, [...all, contract], 4)).toEqual([oat, dove]);
    expect(findRelated(oat, [natural, contract], 4)).toEqual([contract]);
    expect(findRelated(natural, [contract, beige], 4)).toEqual([beige]);
  });

  it('without pictures may look alike', () => {
    const [one, two] = [plain('one', 10), plain('two', 11)].map((each) => ({
      ...each,
      imageUrl: null,
    }));
    expect(findRelated(one as Related, [one as Related, two as Related], 4)).toEqual([two]);
  });

  it('without colours are nearest in price', () => {
    const [bar, ramp, rods] = [plain('bar', 10), plain('ramp', 14), plain('rods', 129)] as const;
    expect(findRelated(bar, [rods, ramp, bar], 4)).toEqual([ramp, rods]);
  });
});
