import { hydrateOnVisible } from '#platform/client/hydrate-on-visible.ts';
import { lazyComponent } from '#platform/client/lazy-component.tsx';

const preload = (part: { preload: () => Promise<void> }) => part.preload();

/** The catalogue stands in the served page; its code comes when the visitor scrolls to it. */
export const Catalogue = lazyComponent(
  () => import('#features/catalogue/client/cards/product-catalogue.tsx'),
  () => hydrateOnVisible('products', '10% 0px'),
);

/** The calculator stands in the served page; its code comes when the visitor gets near it. */
export const Calculator = lazyComponent(
  () => import('#features/calculator/client/calculator.tsx'),
  () => hydrateOnVisible('calculator'),
);

/** The rest of the home page stands in the served page too, and wakes up when it comes near. */
export const LowerHalf = lazyComponent(
  () => import('./home/home-lower-half.tsx'),
  () => hydrateOnVisible('lower-half'),
);

/** So does what stands below the text of an area. */
export const AreaLowerHalf = lazyComponent(
  () => import('./area/area-lower-half.tsx'),
  () => hydrateOnVisible('area-lower-half'),
);

/** The filters and the cards of a category page: served whole, so they show and link before this. */
export const CategoryProducts = lazyComponent(
  () => import('#features/catalogue/client/category/category-products.tsx'),
  () => hydrateOnVisible('products', '10% 0px'),
);
export const RelatedProducts = lazyComponent(
  () => import('#features/catalogue/client/cards/related-products.tsx'),
  () => hydrateOnVisible('related'),
);

/** The floors in one room, and the list of prices: both far down their pages. */
export const RoomComparer = lazyComponent(
  () => import('./category/room-comparer.tsx'),
  () => hydrateOnVisible('comparer'),
);
export const PriceList = lazyComponent(
  () => import('#features/catalogue/client/price-list/price-list.tsx'),
  () => hydrateOnVisible('price-list'),
);

/** For whoever shows the home page whole: the server, and a visitor who comes from another page. */
export const preloadComponents = () => Promise.all([Catalogue, Calculator, LowerHalf].map(preload));

/** The same for the pages of categories and of products. */
export const preloadShopComponents = () =>
  Promise.all(
    [Calculator, RoomComparer, PriceList, CategoryProducts, RelatedProducts].map(preload),
  );
