import {
  roomBedroomCarpetImage,
  roomDiningLaminateImage,
  roomKitchenVinylImage,
  roomLvtHerringboneImage,
  roomStairsCarpetImage,
} from '#features/business/images.ts';

const pictures = [
  {
    picture: roomStairsCarpetImage,
    alt: 'Illustration of a hall and stairs with a Bradford Twist runner in Slate',
  },
  {
    picture: roomLvtHerringboneImage,
    alt: 'Illustration of a living room with herringbone LVT in oak',
  },
  {
    picture: roomBedroomCarpetImage,
    alt: 'Illustration of a bedroom with twist carpet in Heather',
  },
  {
    picture: roomDiningLaminateImage,
    alt: 'Illustration of a dining room with oak laminate that runs on into the hall',
  },
  {
    picture: roomKitchenVinylImage,
    alt: 'Illustration of a green kitchen with encaustic patterned sheet vinyl',
  },
] as const;

/** The room image of an area, by its position: neighbours in the menu show different rooms. */
export function imageOfArea(place: number) {
  return pictures[Math.max(place, 0) % pictures.length] ?? pictures[0];
}
