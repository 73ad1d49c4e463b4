import { hydrateOnVisible } from '#platform/client/loading/hydrate-on-visible.ts';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';

const preload = (part: { preload: () => Promise<void> }) => part.preload();

/** The catalogue: server-rendered, hydrated when the visitor scrolls to it. */
export const Catalogue = lazyComponent(
  () => import('#features/catalogue/client/cards/product-catalogue.tsx'),
  () => hydrateOnVisible('products', '0px'),
);

/** The calculator: server-rendered, hydrated when it comes near the viewport. */
export const Calculator = lazyComponent(
  () => import('./calculator/calculator-with-floors.tsx'),
  () => hydrateOnVisible('calculator'),
);

/** The rest of the home page: server-rendered, hydrated when it comes near the viewport. */
export const LowerHalf = lazyComponent(
  () => import('./home/home-lower-half.tsx'),
  () => hydrateOnVisible('lower-half'),
);

/** The part of an area page below its text: server-rendered, hydrated when it comes near the viewport. */
export const AreaLowerHalf = lazyComponent(
  () => import('./area/area-lower-half.tsx'),
  () => hydrateOnVisible('area-lower-half'),
);

/** What stands in place of a page whose content is not there: seldom seen. */
export const PageLoading = lazyComponent(() => import('./loading/page-loading.tsx'));

/** What stands at the address of an unknown area: no other page brings its code. */
export const AreaMissing = lazyComponent(() => import('./area/area-missing.tsx'));

/**
 * The filters and cards of a category page: server-rendered, so they are visible and link before
 * hydration.
 */
export const CategoryProducts = lazyComponent(
  () => import('#features/catalogue/client/category/category-products.tsx'),
  () => hydrateOnVisible('products', '0px'),
);
export const RelatedProducts = lazyComponent(
  () => import('#features/catalogue/client/cards/related-products.tsx'),
  () => hydrateOnVisible('related'),
);

/** The comparison of floors in one room, of a category page and of a product: far down the page. */
export const ShopRoom = lazyComponent(
  () => import('./category/shop-room.tsx'),
  () => hydrateOnVisible('comparer'),
);
export const ProductRoom = lazyComponent(
  () => import('./product/product-room.tsx'),
  () => hydrateOnVisible('comparer'),
);
/** Loaded with the large picture that it leads to: it is a plain link. */
export const RoomThumbnail = lazyComponent(
  () => import('./product/room-thumbnail.tsx'),
  () => hydrateOnVisible('comparer'),
);

/** The reviews of a category page and of a product. */
export const CustomerReviews = lazyComponent(
  () => import('./reviews/reviews-of-customers.tsx'),
  () => hydrateOnVisible('reviews'),
);

/** Preloads the parts of the home page: for the server, and for a visitor who comes from another page. */
export const preloadComponents = () => Promise.all([Catalogue, Calculator, LowerHalf].map(preload));

/** Preloads the parts of category and product pages. */
export const preloadShopComponents = () =>
  Promise.all(
    [
      Calculator,
      ShopRoom,
      ProductRoom,
      RoomThumbnail,
      CategoryProducts,
      RelatedProducts,
      CustomerReviews,
    ].map(preload),
  );

/** Preloads the parts of an area's page, known or not, for the same. */
export const preloadAreaComponents = () => Promise.all([AreaLowerHalf, AreaMissing].map(preload));
