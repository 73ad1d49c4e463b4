import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firm } from '#features/business/firm.ts';
import { swatchImages } from '#features/business/pictures/swatch-images.ts';
import { carpetOffer, hardFlooringOffer } from './seed-banners.ts';
import type { SeedProduct } from './seed-floor.ts';
import { seedProducts } from './seed-products.ts';

const catalogue = seedProducts.filter((product) => product.productType !== 'banner');
const banners = seedProducts.filter((product) => product.productType === 'banner');
const floors = catalogue.filter((product) => product.category !== 'accessories');
const accessories = catalogue.filter((product) => product.category === 'accessories');
const reduced = catalogue.filter((product) => product.salePricePence != null);
const percentOff = ({ pricePence = 0, salePricePence }: SeedProduct) =>
  100 * (1 - (salePricePence ?? pricePence) / pricePence);
const expectDistinct = (values: unknown[]) => expect(new Set(values).size).toBe(values.length);

test('no two products share an id, a slug, a code, a description or a badge', () => {
  expectDistinct(seedProducts.map(({ id }) => id));
  expectDistinct(seedProducts.map(({ slug }) => slug));
  expectDistinct(catalogue.map(({ sku }) => sku));
  expectDistinct(seedProducts.map(({ description }) => description));
  expectDistinct(catalogue.map(({ features }) => features?.[0]));
});

test('every floor of the image library is sold, and a few accessories besides', () => {
  const shown = new Set(floors.map(({ imageUrl }) => imageUrl));
  for (const [id, { src }] of Object.entries(swatchImages)) expect(shown, id).toContain(src);
  expect(floors).toHaveLength(Object.keys(swatchImages).length);
  expect(accessories.length).toBeGreaterThanOrEqual(8);
});

test('every image and colour of a product is in the image library', () => {
  const known = new Set<string>(Object.values(swatchImages).map(({ src }) => src));
  for (const { imageUrl, colorOptions = [] } of floors) {
    expect(known).toContain(imageUrl);
    expect(colorOptions[0]?.imageUrl).toBe(imageUrl);
    for (const colour of colorOptions) expect(known).toContain(colour.imageUrl);
  }
});

test('no picture stands for two products, and every drawing exists', () => {
  expectDistinct(catalogue.map(({ imageUrl }) => imageUrl));
  for (const { imageUrl } of accessories)
    expect(existsSync(`public${imageUrl}`), imageUrl ?? 'none').toBe(true);
});

describe('prices match the claims of the offers', () => {
  test('a sale price is lower than the price, both in whole pence', () => {
    for (const product of catalogue) {
      expect(Number.isSafeInteger(product.pricePence)).toBe(true);
      expect(product.pricePence).toBeGreaterThan(0);
      if (product.salePricePence == null) continue;
      expect(Number.isSafeInteger(product.salePricePence)).toBe(true);
      expect(product.salePricePence).toBeLessThan(product.pricePence ?? 0);
    }
  });

  test('carpets are reduced by up to the claimed percentage, and one of them by all of it', () => {
    const cuts = reduced.filter(({ category }) => category === 'carpet').map(percentOff);
    expect(Math.max(...cuts)).toBeCloseTo(carpetOffer.percentOffUpTo, 6);
  });

  test('reduced hard floors are reduced by exactly the claimed percentage', () => {
    const cuts = reduced.filter(({ category }) => category !== 'carpet').map(percentOff);
    expect(cuts.length).toBeGreaterThan(0);
    for (const cut of cuts) expect(cut).toBeCloseTo(hardFlooringOffer.percentOff, 6);
  });

  test('a page with an offer banner of its own sells something reduced', () => {
    const offers = banners.filter(({ pageLocation }) => pageLocation !== 'all');
    expect(offers.map(({ pageLocation }) => pageLocation).toSorted()).toEqual([
      'carpets',
      'laminate',
      'lvt',
      'vinyl',
    ]);
    for (const { pageLocation } of offers) {
      expect(reduced.map((product) => product.pageLocation)).toContain(pageLocation);
    }
  });

  test('a carpet can be had, fitted, at the price of the claim', () => {
    const fitted = floors.filter(({ fittingIncluded }) => fittingIncluded);
    expect(fitted.map(({ pricePence }) => pricePence)).toContain(firm().fromPence);
    for (const { features, description } of fitted) {
      expect(features?.[0]).toBe('Fitting included');
      expect(description).toMatch(/supplied and fitted/);
    }
  });
});

test('specifications of packs and rolls agree with the numeric fields', () => {
  for (const { name, specifications = {}, packAreaMm2, rollWidthsMm = [] } of floors) {
    const [count, piece] = (specifications['Pack size'] ?? '').split(/ |, /);
    const [length = 0, width = 0] = (specifications['Plank size'] ?? '')
      .split(/ × | mm/)
      .map(Number);
    if (packAreaMm2 == null) {
      expect(rollWidthsMm.length, name).toBeGreaterThan(0);
      expect(
        specifications['Roll widths']?.match(/\d+/g)?.map((metres) => Number(metres) * 1000),
      ).toEqual(rollWidthsMm);
    } else {
      expect(rollWidthsMm, name).toEqual([]);
      expect(packAreaMm2).toBe(Number(count) * length * width);
      expect(specifications['Pack size']).toBe(
        `${count} ${piece}, ${(packAreaMm2 / 1e6).toFixed(2)} m²`,
      );
    }
  }
});

test('a badge fits its card and a card has three to five features and at least three facts', () => {
  for (const { name, features = [], specifications = {}, description } of catalogue) {
    expect(features[0]?.length, name).toBeLessThanOrEqual(24);
    expect(features.length, name).toBeGreaterThanOrEqual(3);
    expect(features.length, name).toBeLessThanOrEqual(5);
    expect(Object.keys(specifications).length, name).toBeGreaterThanOrEqual(3);
    expect(description?.match(/[.](\s|$)/g)?.length, name).toBeGreaterThanOrEqual(2);
  }
});

test('the catalogue is mixed: some products are featured, a few out of stock or on order', () => {
  const count = (stock: string) =>
    catalogue.filter(({ stockStatus }) => stockStatus === stock).length;
  expect(count('outofstock')).toBe(2);
  expect(count('onbackorder')).toBe(2);
  const featured = catalogue.filter((product) => product.featured);
  expect(featured).toHaveLength(8);
  for (const { stockStatus } of featured) expect(stockStatus ?? 'instock').toBe('instock');
});
