import { expect, it } from 'vitest';
import type { Product } from './contract.ts';
import { findRelated, findSibling } from './siblings.ts';

const product = (id: string, price: number, pictures: string[], productType = 'catalog') =>
  ({
    id,
    price,
    productType,
    imageUrl: pictures[0] ?? null,
    colorOptions: pictures.map((imageUrl) => ({ name: imageUrl, imageUrl })),
  }) as unknown as Product;

const oat = product('oat', 25, ['oat.webp', 'slate.webp']);
const slate = product('slate', 25, ['slate.webp', 'oat.webp']);
const sage = product('sage', 14, ['sage.webp']);
const teal = product('teal', 30, ['teal.webp']);
const all = [oat, slate, sage, teal, product('offer', 0, [], 'banner')];

it('a colour links to the product sold in it', () => {
  expect(findSibling(all, 'slate.webp')).toBe(slate);
  expect(findSibling(all, undefined)).toBeUndefined();
  expect(findSibling(all, 'gone.webp')).toBeUndefined();
});

it('related floors are of other ranges, nearest in price first, and no banners', () => {
  expect(findRelated(oat, all, 3)).toEqual([teal, sage]);
  expect(findRelated(sage, all, 1)).toEqual([oat]);
});
