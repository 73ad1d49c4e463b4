import { roomImages } from '#features/business/pictures/room-images.ts';
import { swatchImages } from '#features/business/pictures/swatch-images.ts';

type Swatch = keyof typeof swatchImages;

/** The products with an image of the living room with their floor: those shown with a swatch of the site. */
export function findFloorsInRoom<P extends { imageUrl: string | null }>(products: readonly P[]) {
  return products.flatMap((product) => {
    const id = (Object.keys(swatchImages) as Swatch[]).find(
      (swatch) => swatchImages[swatch].src === product.imageUrl,
    );
    const room = id && roomImages[id];
    return room ? [{ ...product, swatch: swatchImages[id], room }] : [];
  });
}
