import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import type { ApiWalk } from '../api-walk.ts';

/** Health, products, the calculator and service areas, as visitors and admins call them. */
export async function walkShop(walk: ApiWalk) {
  await walk.call('checkHealth');
  await walk.call('checkReadiness');
  await walk.call('listServiceAreas');
  await walk.call('getServiceArea', { params: { area: 'chippenham' } });
  await walk.call('getServiceArea', { params: { area: 'nowhere' }, status: 404 });
  await walk.call('getCoverage', { query: { postcode: 'SN15 3HR' } });
  await walk.call('getCoverage', { query: { postcode: 'no postcode' }, status: 400 });
  await walk.call('getShownPrices');
  await walk.call('getExtraPrices');
  await walkProducts(walk);
  await walkCalculator(walk);
  await walkPattern(walk);
}

async function walkProducts(walk: ApiWalk) {
  const first = await walk.call('listProducts', {
    query: { page: 1, per_page: 2, productType: 'catalog' },
  });
  const [product] = first.body;
  await walk.call('listProducts', { query: { category: 'carpets', group: 'range' } });
  await walk.call('getProduct', { params: { id: product.id } });
  await walk.call('getProduct', { params: { id: 'none' }, status: 404 });
  await walk.call('getProductBySlug', { params: { slug: product.slug } });
  await walk.call('getProductFacets', { query: { category: 'carpets' } });
  await walk.call('listProductsOfPage', { params: { pageLocation: 'carpets' } });
  await walk.call('addToQuote', { params: { id: product.id } });
  const as = 'admin';
  await walk.call('countProducts', { as });
  await walk.call('exportProducts', { as, query: { productType: 'catalog' } });
  const added = await walk.call('createProduct', {
    as,
    body: { name: 'Hartham Twist, Oatmeal', price: 18.5, rollWidths: [4, 5] },
  });
  const params = { id: added.body.id };
  await walk.call('changeProduct', { as, params, body: { salePrice: 15.5, version: 1 } });
  await walk.call('changeProduct', { as, params, body: { price: 20, version: 1 }, status: 409 });
  await walk.call('changeProduct', { as: 'support', params, body: { price: 20 }, status: 403 });
  await walk.call('deleteProduct', { as, params });
  const form = new FormData();
  const file = await plainImage(60, 40).jpeg().toBuffer();
  form.append('file', new Blob([new Uint8Array(file)]), 'oatmeal.jpg');
  const image = await walk.call('uploadImage', { as, form });
  await walk.call('getImage', { params: { file: image.body.url.replace('/images/', '') } });
}

/** A carpet with a pattern, and what is cut to it. */
async function walkPattern(walk: ApiWalk) {
  const as = 'admin';
  const name = 'Lacock Damask, Claret';
  const pattern = { patternRepeat: 0.64, patternMatch: 'half-drop' };
  await walk.call('createProduct', {
    as,
    body: { name, category: 'vinyl', ...pattern },
    status: 400,
  });
  const { body } = await walk.call('createProduct', {
    as,
    body: { name, price: 32, rollWidths: [4], ...pattern },
  });
  await walk.call('calculateEstimate', {
    body: {
      flooringType: 'carpet',
      productId: body.id,
      rooms: [{ name: 'Lounge', length: 6, width: 5.4 }],
    },
  });
  await walk.call('deleteProduct', { as, params: { id: body.id } });
}

async function walkCalculator(walk: ApiWalk) {
  const estimate = await walk.call('calculateEstimate', {
    body: {
      flooringType: 'carpet',
      rooms: [{ name: 'Lounge', length: 5.9, width: 4.4 }],
    },
  });
  await walk.call('calculateEstimate', {
    body: {
      flooringType: 'carpet',
      rooms: [{ name: 'Hall', length: 3, width: 2, doorways: [{ kind: 'hard', width: 0.9 }] }],
      extras: { uplift: true, furnitureRooms: 1 },
      underlayId: 'pu-underlay-11mm',
    },
  });
  await walk.call('calculateEstimate', { body: { flooringType: 'carpet' }, status: 400 });
  await walk.call('getEstimate', { params: { id: estimate.body.id } });
  for (const kind of ['vinyl', 'laminate']) {
    const id = (await createEstimate(walk.site, kind)).split('/').at(-1) ?? '';
    await walk.call('getEstimate', { params: { id } });
  }
  await walkSketches(walk, estimate.body.id);
  const book = await walk.call('getPriceBook', { as: 'admin' });
  const [price] = book.body.prices;
  await walk.call('editPriceBook', {
    as: 'admin',
    body: { version: book.body.version, prices: { [price.name]: price.value + 1 } },
  });
}

async function walkSketches(walk: ApiWalk, id: string) {
  const form = new FormData();
  const file = await plainImage(60, 40).jpeg().toBuffer();
  form.append('file', new Blob([new Uint8Array(file)]), 'sketch.jpg');
  const sketch = await walk.call('addSketch', { params: { id }, form });
  const params = { id, sketchId: sketch.body.id };
  await walk.call('listSketches', { params: { id } });
  await walk.call('listSketches', { params: { id: 'none' }, status: 404 });
  await walk.call('getSketch', { params, query: { size: 'small' } });
  await walk.call('removeSketch', { params });
}
