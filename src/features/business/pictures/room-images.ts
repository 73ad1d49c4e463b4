import * as images from './images.ts';
import * as livingImages from './living-images.ts';
import type { swatchImages } from './swatch-images.ts';

type RoomImage = { src: string; width: number; height: number };

/** Floors of which there is a swatch and no picture of the room. */
type SwatchOnly = 'loop_level';

/** The same living room with every other floor that has a swatch, by the name of the swatch. */
export const roomImages: Partial<Record<SwatchOnly, RoomImage>> &
  Record<Exclude<keyof typeof swatchImages, SwatchOnly>, RoomImage> = {
  laminate_grey: livingImages.livingLaminateGreyImage,
  laminate_oak: livingImages.livingLaminateOakImage,
  laminate_walnut: livingImages.livingLaminateWalnutImage,
  laminate_white: livingImages.livingLaminateWhiteImage,
  loop_grey: livingImages.livingLoopGreyImage,
  loop_natural: livingImages.livingLoopNaturalImage,
  lvt_herringbone_oak: images.roomLvtHerringboneImage,
  lvt_herringbone_smoked: livingImages.livingLvtHerringboneSmokedImage,
  lvt_plank_oak: livingImages.livingLvtPlankOakImage,
  lvt_plank_pale: livingImages.livingLvtPlankPaleImage,
  lvt_tile_limestone: livingImages.livingLvtTileLimestoneImage,
  lvt_tile_slate: livingImages.livingLvtTileSlateImage,
  saxony_cream: livingImages.livingSaxonyCreamImage,
  saxony_dove: images.heroImage,
  saxony_mocha: livingImages.livingSaxonyMochaImage,
  twist_heather: livingImages.livingTwistHeatherImage,
  twist_navy: livingImages.livingTwistNavyImage,
  twist_oat: livingImages.livingTwistOatImage,
  twist_sage: livingImages.livingTwistSageImage,
  twist_silver: livingImages.livingTwistSilverImage,
  twist_slate: livingImages.livingTwistSlateImage,
  velvet_teal: livingImages.livingVelvetTealImage,
  vinyl_chequer: livingImages.livingVinylChequerImage,
  vinyl_encaustic: livingImages.livingVinylEncausticImage,
};
