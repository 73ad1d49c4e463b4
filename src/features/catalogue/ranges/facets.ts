import type { FacetName } from '../page-filters.ts';
import type { PageSlug } from '../page-places.ts';
import { colourFamilies, colourFamily } from './colours.ts';

/** A choice of a filter; a colour comes with a typical shade. */
export type FacetOption = { value: string; label: string; hex?: string };

type Facet = {
  label: string;
  /** The name of the specification that it reads; without one it reads the hex codes of colours. */
  specification?: string;
  /** The values that a text stands for. */
  read: (text: string) => FacetOption[];
};

const rooms = [
  { value: 'bedroom', label: 'Bedroom', words: /bedroom/, classes: [21, 22, 23] },
  { value: 'living', label: 'Living room', words: /living|lounge/, classes: [22, 23] },
  { value: 'stairs', label: 'Hall and stairs', words: /stair|hall/, classes: [23] },
  { value: 'office', label: 'Rental or office', words: /office|rental/, classes: [31, 32, 33] },
];
const fibres = ['wool', 'nylon', 'polyester', 'polypropylene', 'sisal', 'cotton'];

/** The filters that read the details of a product, by their names in the URL. */
export const facets: Record<FacetName, Facet> = {
  colour: {
    label: 'Colour',
    read: (hex) => {
      const value = colourFamily(hex);
      const { label, hex: shade } = colourFamilies[value];
      return [{ value, label, ...(shade && { hex: shade }) }];
    },
  },
  room: {
    label: 'Room',
    specification: 'Suitability',
    read: (text) => {
      const suited = text.toLowerCase().replace(/\bnot\b.*$/, '');
      const rated = Number(/class (\d+)/.exec(suited)?.[1]);
      return rooms
        .filter(({ words, classes }) => words.test(suited) || classes.includes(rated))
        .map(({ value, label }) => ({ value, label }));
    },
  },
  fibre: {
    label: 'Fibre',
    specification: 'Fibre',
    read: (text) => {
      const [main] = new RegExp(fibres.join('|')).exec(text.toLowerCase()) ?? [];
      return main ? [{ value: main, label: main.charAt(0).toUpperCase() + main.slice(1) }] : [];
    },
  },
  wear_layer: {
    label: 'Wear layer',
    specification: 'Wear layer',
    read: (text) => {
      const value = /\d+(\.\d+)?(?=\s*mm)/.exec(text)?.[0];
      return value ? [{ value, label: `${value} mm` }] : [];
    },
  },
  rating_class: {
    label: 'Rating class',
    specification: 'AC rating',
    read: (text) => {
      const grade = /\bAC\s*(\d)/i.exec(text)?.[1];
      return grade ? [{ value: `ac${grade}`, label: `AC${grade}` }] : [];
    },
  },
};

/** The facets of each category page: what its floors differ in. */
export const facetsOfPage: Record<PageSlug, readonly FacetName[]> = {
  carpets: ['colour', 'room', 'fibre'],
  lvt: ['colour', 'wear_layer'],
  'vinyl-flooring': ['colour', 'wear_layer'],
  'laminate-flooring': ['colour', 'rating_class'],
};

/** The values in a fixed order; all others follow by number or letter. */
const order = [...Object.keys(colourFamilies), ...rooms.map(({ value }) => value), ...fibres];

/** The choices that a list of texts from products offers, each once. */
export function facetOptions(name: FacetName, texts: readonly string[]): FacetOption[] {
  const options = new Map(
    texts.flatMap((text) => facets[name].read(text)).map((option) => [option.value, option]),
  );
  return [...options.values()].sort(
    (one, other) =>
      order.indexOf(one.value) - order.indexOf(other.value) ||
      one.value.localeCompare(other.value, 'en-GB', { numeric: true }),
  );
}

/** Those of the texts that stand for a value. */
export function matchingTexts(name: FacetName, value: string, texts: readonly string[]): string[] {
  return texts.filter((text) => facets[name].read(text).some((option) => option.value === value));
}
