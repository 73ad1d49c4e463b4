import * as images from './images.ts';
import type { swatchImages } from './swatch-images.ts';

type RoomImage = { src: string; width: number; height: number };

/** The same living room with every floor that has a swatch, by the name of the swatch. */
export const roomImages: Record<keyof typeof swatchImages, RoomImage> = {
  laminate_grey: images.livingLaminateGreyImage,
  laminate_oak: images.livingLaminateOakImage,
  laminate_walnut: images.livingLaminateWalnutImage,
  laminate_white: images.livingLaminateWhiteImage,
  loop_grey: images.livingLoopGreyImage,
  loop_natural: images.livingLoopNaturalImage,
  lvt_herringbone_oak: images.roomLvtHerringboneImage,
  lvt_herringbone_smoked: images.livingLvtHerringboneSmokedImage,
  lvt_plank_oak: images.livingLvtPlankOakImage,
  lvt_plank_pale: images.livingLvtPlankPaleImage,
  lvt_tile_limestone: images.livingLvtTileLimestoneImage,
  lvt_tile_slate: images.livingLvtTileSlateImage,
  saxony_cream: images.livingSaxonyCreamImage,
  saxony_dove: images.heroImage,
  saxony_mocha: images.livingSaxonyMochaImage,
  twist_heather: images.livingTwistHeatherImage,
  twist_navy: images.livingTwistNavyImage,
  twist_oat: images.livingTwistOatImage,
  twist_sage: images.livingTwistSageImage,
  twist_silver: images.livingTwistSilverImage,
  twist_slate: images.livingTwistSlateImage,
  velvet_teal: images.livingVelvetTealImage,
  vinyl_chequer: images.livingVinylChequerImage,
  vinyl_encaustic: images.livingVinylEncausticImage,
};
