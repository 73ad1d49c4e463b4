import type { listProductsOfPage, Product } from '#features/catalogue/contract.ts';
import type { PageLocation } from '#features/catalogue/page-places.ts';
import { defineQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';

/** Query of the floors with which a page shows a room: only they are in its data. */
export const roomFloorsQuery = (pageLocation: PageLocation) =>
  defineQuery({
    queryKey: ['floors in the room', pageLocation],
    queryFn: async () =>
      pickRoomFloors(
        await callEndpoint<typeof listProductsOfPage>('GET', '/api/products/page/:pageLocation', {
          params: { pageLocation },
        }),
      ),
  });

const shownInRoom = 4;

/** The first floors with a swatch of the site's own, each of another range. */
export const pickRoomFloors = (products: readonly Product[]) =>
  products
    .filter(({ imageUrl }) => imageUrl?.startsWith('/images/swatch-'))
    .filter(({ range }, n, all) => n === all.findIndex((other) => other.range === range))
    .slice(0, shownInRoom)
    .map(({ slug, name, category, imageUrl }) => ({ slug, name, category, imageUrl }));
