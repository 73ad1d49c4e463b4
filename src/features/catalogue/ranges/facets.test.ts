import { expect, it } from 'vitest';
import { facetOptions, facetsOfPage, matchingTexts } from './facets.ts';

const texts = {
  room: [
    'Heavy domestic, stairs included (class 23)',
    'Medium domestic: bedrooms and lounges (class 22)',
    'Heavy domestic (class 23); not with cats that scratch',
    'Rentals and light offices (class 31)',
  ],
  fibre: ['80% wool, 20% nylon', '100% nylon', '100% solution-dyed polypropylene', '100% wool'],
};

it('a fibre is the one that a carpet is mostly made of', () => {
  expect(matchingTexts('fibre', 'wool', texts.fibre)).toEqual(['80% wool, 20% nylon', '100% wool']);
  expect(matchingTexts('fibre', 'nylon', texts.fibre)).toEqual(['100% nylon']);
  expect(matchingTexts('fibre', 'polypropylene', texts.fibre)).toEqual([
    '100% solution-dyed polypropylene',
  ]);
});

it('a room needs a carpet of its class: stairs heavy domestic, a bedroom any domestic', () => {
  const [stairs, medium, cats, office] = texts.room;
  expect(matchingTexts('room', 'stairs', texts.room)).toEqual([stairs, cats]);
  expect(matchingTexts('room', 'bedroom', texts.room)).toEqual([stairs, medium, cats]);
  expect(matchingTexts('room', 'office', texts.room)).toEqual([office]);
  expect(matchingTexts('room', 'stairs', ['Bedrooms, not for stairs'])).toEqual([]);
});

it('options are what the products offer, in order, each once', () => {
  expect(facetOptions('room', texts.room).map(({ label }) => label)).toEqual([
    'Bedroom',
    'Living room',
    'Hall and stairs',
    'Rental or office',
  ]);
  expect(facetOptions('wear_layer', ['0.55 mm', '0.3 mm', '0.55 mm'])).toEqual([
    { value: '0.3', label: '0.3 mm' },
    { value: '0.55', label: '0.55 mm' },
  ]);
  expect(facetOptions('rating_class', ['AC4', 'ac 5, heavy'])).toEqual([
    { value: 'ac4', label: 'AC4' },
    { value: 'ac5', label: 'AC5' },
  ]);
  expect(facetOptions('colour', ['#cdbfa8', '#3c4a62', ''])).toEqual([
    { value: 'beige', label: 'Beige', hex: '#cdbfa8' },
    { value: 'blue', label: 'Blue', hex: '#3c5578' },
    { value: 'patterned', label: 'Patterned' },
  ]);
});

it('a text that says nothing about a facet matches nothing, and neither does an unknown value', () => {
  expect(facetOptions('fibre', ['woven paper'])).toEqual([]);
  expect(matchingTexts('fibre', 'silk', texts.fibre)).toEqual([]);
  expect(matchingTexts('wear_layer', 'constructor', ['0.3 mm'])).toEqual([]);
});

it('each page has the facets that its floors differ in', () => {
  expect(facetsOfPage.carpets).toEqual(['colour', 'room', 'fibre']);
  expect(facetsOfPage.lvt).toEqual(['colour', 'wear_layer']);
  expect(facetsOfPage['laminate-flooring']).toEqual(['colour', 'rating_class']);
});
