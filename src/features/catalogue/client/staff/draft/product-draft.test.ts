import { expect, it } from 'vitest';
import type { Product } from '../../../contract.ts';
import {
  draftOf,
  emptyDraft,
  type ProductDraft,
  productForm,
  withoutHidden,
} from './product-draft.ts';

const product: Product = {
  id: 'a',
  range: null,
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
  pattern: null,
  fixing: null,
  patternRepeat: null,
  patternMatch: null,
  fittingIncluded: false,
  samples: 0,
  version: 3,
};

const parse = (draft: ProductDraft) => productForm.safeParse(draft);

it('a product goes through the form unchanged', () => {
  const { id, slug, range, inStock, version, ...written } = product;
  expect(parse(draftOf(product)).data).toEqual(written);
});

it('a pattern repeat is entered in centimetres', () => {
  const patterned: Product = { ...product, patternRepeat: 0.915, patternMatch: 'half-drop' };
  const draft = draftOf(patterned);
  expect(draft).toMatchObject({ patternRepeat: '91.5', patternMatch: 'half-drop' });
  expect(parse(draft).data).toMatchObject({ patternRepeat: 0.915, patternMatch: 'half-drop' });
  const asVinyl = withoutHidden({ ...draft, category: 'vinyl' });
  expect(parse(asVinyl).data).toMatchObject({ patternRepeat: null, patternMatch: null });
});

it('a new product has the defaults and needs a name', () => {
  expect(parse(emptyDraft).error?.issues).toMatchObject([
    { path: ['name'], message: 'Please enter a name' },
  ]);
  expect(parse({ ...emptyDraft, name: 'Rug' }).data).toMatchObject({
    productType: 'catalog',
    pageLocation: 'homepage',
    category: 'carpet',
    price: 0,
    salePrice: null,
    unit: 'm²',
  });
});

it.each([
  [{ price: '' }, 'price', /^must be from £0/],
  [{ price: '1.005' }, 'price', /pounds and pence/],
  [{ price: '10', salePrice: '10.00' }, 'salePrice', 'must be lower than the price.'],
  [{ salePrice: '-1' }, 'salePrice', /^must be from £0/],
  [{ sortOrder: '1.5' }, 'sortOrder', /^must be a whole number/],
  [{ imageUrl: 'picture.jpg' }, 'imageUrl', /^must be the address/],
  [{ packArea: '0' }, 'packArea', /^must be square metres/],
  [{ patternRepeat: '0', patternMatch: 'set' }, 'patternRepeat', /^must be from 1 to 200 cm/],
  [{ patternRepeat: '64.55', patternMatch: 'set' }, 'patternRepeat', /to the millimetre/],
  [{ patternRepeat: '64' }, 'patternMatch', /^must be set or half-drop/],
  [{ patternMatch: 'set' }, 'patternMatch', /^needs a pattern repeat/],
] as const)('%j has an error at its field', (change, field, message) => {
  const issues = parse({ ...emptyDraft, name: 'Rug', ...change }).error?.issues ?? [];
  expect(new Set(issues.map(({ path }) => path.join('.')))).toEqual(new Set([field]));
  expect(issues[0]?.message).toMatch(message);
});

it('a banner is saved without a price, whatever was typed before', () => {
  const typed = { ...emptyDraft, name: 'Offer', price: 'lots', salePrice: '-1', packArea: '0' };
  expect(parse(withoutHidden(typed)).success).toBe(false);
  expect(parse(withoutHidden({ ...typed, productType: 'banner' })).data).toMatchObject({
    productType: 'banner',
    price: 0,
    salePrice: null,
    packArea: null,
  });
});
