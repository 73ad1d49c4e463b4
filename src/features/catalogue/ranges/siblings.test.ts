import { describe, expect, it } from 'vitest';
import { rangeColours, type Sibling } from './siblings.ts';

const product = (range: string, colour: string, hex: string): Sibling => ({
  id: `${range} ${colour}`,
  name: `${range} in ${colour}`,
  imageUrl: `${colour}.webp`,
  colorOptions: [{ name: colour, imageUrl: `${colour}.webp`, hex }],
});
const oat = product('Twist', 'Oat', '#cdbfa8');
const slate = product('Twist', 'Slate', '#6e7379');

describe('the colours of a range', () => {
  it('have the products sold in them, by image', () => {
    const listed = { ...oat, colorOptions: [...oat.colorOptions, ...slate.colorOptions] };
    expect(rangeColours(listed, [listed, slate])).toEqual([
      { colour: oat.colorOptions[0], product: listed },
      { colour: slate.colorOptions[0], product: slate },
    ]);
  });

  it('include a colour without a product, and a product that the others do not list', () => {
    const more = { ...oat, colorOptions: [...oat.colorOptions, { name: 'Moss' }] };
    const colours = rangeColours(more, [more, slate]);
    expect(colours.map(({ colour }) => colour.name)).toEqual(['Oat', 'Moss', 'Slate']);
    expect(colours.map(({ product: sold }) => sold?.id)).toEqual([oat.id, undefined, slate.id]);
  });

  it('without images are found by the name of a product’s first colour', () => {
    const bare = { ...slate, imageUrl: null, colorOptions: [{ name: 'Slate' }] };
    const [, second] = rangeColours(
      { ...oat, colorOptions: [...oat.colorOptions, { name: 'Slate' }] },
      [bare],
    );
    expect(second?.product).toBe(bare);
  });
});
