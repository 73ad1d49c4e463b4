import { expect, it } from 'vitest';
import type { Product } from '../../../contract.ts';
import { draftOf, emptyDraft, readDraft } from './product-draft.ts';

const product: Product = {
  id: 'a',
  slug: 'a',
  name: 'Twist',
  sku: null,
  description: '',
  productType: 'catalog',
  pageLocation: 'carpets',
  category: 'carpet',
  price: 20,
  salePrice: 17.5,
  unit: 'm²',
  imageUrl: null,
  brand: 'House',
  colorOptions: [{ name: 'Oat', hex: '#cdbfa8' }],
  specifications: { Pile: 'Wool', Weight: '40 oz' },
  features: ['Soft'],
  sortOrder: 10,
  featured: true,
  inStock: true,
  stockStatus: 'instock',
  rollWidths: [4],
  packArea: null,
  fittingIncluded: false,
  version: 3,
};

it('a product goes through the form unchanged', () => {
  const { id, slug, inStock, version, ...written } = product;
  expect(readDraft(draftOf(product)).fields).toEqual({ ...written, sku: '', imageUrl: '' });
});

it('a new product has the defaults and needs a name', () => {
  expect(readDraft(emptyDraft).errors).toEqual({ name: 'Please enter a name' });
  expect(readDraft({ ...emptyDraft, name: 'Rug' }).fields).toMatchObject({
    productType: 'catalog',
    pageLocation: 'homepage',
    category: 'carpet',
    price: 0,
    salePrice: null,
    unit: 'm²',
  });
});

it.each([
  [{ price: '' }, 'price', /^Must be pounds/],
  [{ price: '1.005' }, 'price', /two decimals/],
  [{ price: '10', salePrice: '10.00' }, 'salePrice', 'Must be lower than the price.'],
  [{ salePrice: '-1' }, 'salePrice', /^Must be pounds/],
  [{ sortOrder: '1.5' }, 'sortOrder', /^Must be a whole number/],
  [{ imageUrl: 'picture.jpg' }, 'imageUrl', /^Must be the address/],
  [{ packArea: '0' }, 'packArea', /^Must be square metres/],
] as const)('%j has an error at its field', (change, field, message) => {
  const { errors = {} } = readDraft({ ...emptyDraft, name: 'Rug', ...change });
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]).toMatch(message);
});
