import * as images from '#features/business/pictures/images.ts';
import * as livingImages from '#features/business/pictures/living-images.ts';

const pictures = [
  {
    picture: images.roomStairsCarpetImage,
    alt: 'Illustration of a hall and stairs with a slate grey runner',
  },
  {
    picture: livingImages.loungeStoneImage,
    alt: 'Illustration of a stone-coloured living room with herringbone LVT in oak',
  },
  {
    picture: images.roomBedroomCarpetImage,
    alt: 'Illustration of a bedroom with twist carpet in Heather',
  },
  {
    picture: livingImages.loungeBlueImage,
    alt: 'Illustration of a blue living room with grey laminate',
  },
  {
    picture: images.roomDiningLaminateImage,
    alt: 'Illustration of a dining room with oak laminate that runs on into the hall',
  },
  {
    picture: livingImages.loungeClayImage,
    alt: 'Illustration of a clay-coloured living room with a natural loop carpet',
  },
  {
    picture: images.roomKitchenVinylImage,
    alt: 'Illustration of a green kitchen with encaustic patterned sheet vinyl',
  },
  {
    picture: livingImages.loungeCreamImage,
    alt: 'Illustration of a cream living room with a sage green carpet',
  },
  {
    picture: images.roomLvtHerringboneImage,
    alt: 'Illustration of a green living room with herringbone LVT in oak',
  },
  {
    picture: livingImages.livingVelvetTealImage,
    alt: 'Illustration of a green living room with a teal velvet carpet',
  },
] as const;

/** The room image of an area, by its position: as many as there are areas to begin with. */
export function imageOfArea(place: number) {
  return pictures[Math.max(place, 0) % pictures.length] ?? pictures[0];
}
