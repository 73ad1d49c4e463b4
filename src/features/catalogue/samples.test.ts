import { expect, it } from 'vitest';
import { listSamples, sampleName } from './samples.ts';

const floor = (range: string, [colour = '', ...more]: string[], samples = 5) => ({
  id: `${range}-${colour}`,
  name: `${range} in ${colour}`,
  range,
  imageUrl: null,
  colorOptions: [colour, ...more].map((name) => ({ name })),
  samples,
});
const namesOf = (samples: { name: string }[]) => samples.map(({ name }) => name);

it('names the colour of a sample once', () => {
  expect(sampleName('Bradford Twist in Oat', 'Oat')).toBe('Bradford Twist in Oat');
  expect(sampleName('Bradford Twist in Oat', 'Slate')).toBe('Bradford Twist in Oat, Slate');
  expect(sampleName('Coir Mat', undefined)).toBe('Coir Mat');
});

it('offers every colour of the range, and one sample of each other product', () => {
  const oat = floor('Twist', ['Oat', 'Slate', 'Rust']);
  const slate = floor('Twist', ['Slate', 'Oat', 'Rust']);
  const loop = floor('Loop', ['Grey']);
  const offered = listSamples(oat, [oat, slate, loop], [slate, loop]);
  expect(namesOf(offered)).toEqual([
    'Twist in Oat',
    'Twist in Slate',
    'Twist in Oat, Rust',
    'Loop in Grey',
  ]);
  expect(offered.map(({ productId }) => productId)).toEqual([
    'Twist-Oat',
    'Twist-Slate',
    'Twist-Oat',
    'Loop-Grey',
  ]);
});

it('leaves out what has run out of samples', () => {
  const oat = floor('Twist', ['Oat', 'Slate']);
  const slate = floor('Twist', ['Slate', 'Oat'], 0);
  expect(namesOf(listSamples(oat, [oat, slate], [floor('Loop', ['Grey'], 0)]))).toEqual([
    'Twist in Oat',
  ]);
});

it('offers a product without colours', () => {
  const mat = { ...floor('Mat', []), name: 'Coir Mat', range: null, colorOptions: [] };
  expect(listSamples(mat, [], [])).toEqual([{ productId: 'Mat-', name: 'Coir Mat' }]);
});
