import { sleepUntilNear } from '#platform/client/hydrate-on-visible.ts';
import { lazyPart } from '#platform/client/lazy-component.tsx';

const preload = (part: { preload: () => Promise<void> }) => part.preload();

/** The catalogue stands in the served page; its code comes when the visitor scrolls to it. */
export const Catalogue = lazyPart(
  () => import('#features/catalogue/client/cards/product-catalogue.tsx'),
  () => sleepUntilNear('products', '10% 0px'),
);

/** The calculator stands in the served page; its code comes when the visitor gets near it. */
export const Calculator = lazyPart(
  () => import('#features/calculator/client/calculator.tsx'),
  () => sleepUntilNear('calculator'),
);

/** The rest of the home page stands in the served page too, and wakes up when it comes near. */
export const LowerHalf = lazyPart(
  () => import('./home/home-lower-half.tsx'),
  () => sleepUntilNear('lower-half'),
);

/** So does what stands below the text of an area. */
export const AreaLowerHalf = lazyPart(
  () => import('./area/area-lower-half.tsx'),
  () => sleepUntilNear('area-lower-half'),
);

/** The filters and the cards of a category page: served whole, so they show and link before this. */
export const CategoryProducts = lazyPart(
  () => import('#features/catalogue/client/category/category-products.tsx'),
  () => sleepUntilNear('products', '10% 0px'),
);
export const RelatedProducts = lazyPart(
  () => import('#features/catalogue/client/cards/related-products.tsx'),
  () => sleepUntilNear('related'),
);

/** The floors in one room, and the list of prices: both far down their pages. */
export const RoomComparer = lazyPart(
  () => import('./category/room-comparer.tsx'),
  () => sleepUntilNear('comparer'),
);
export const PriceList = lazyPart(
  () => import('#features/catalogue/client/price-list/price-list.tsx'),
  () => sleepUntilNear('price-list'),
);

/** For whoever shows the home page whole: the server, and a visitor who comes from another page. */
export const preloadParts = () => Promise.all([Catalogue, Calculator, LowerHalf].map(preload));

/** The same for the pages of categories and of products. */
export const preloadShopParts = () =>
  Promise.all(
    [Calculator, RoomComparer, PriceList, CategoryProducts, RelatedProducts].map(preload),
  );
