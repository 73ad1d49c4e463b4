import {
  roomBedroomCarpetPicture,
  roomDiningLaminatePicture,
  roomKitchenVinylPicture,
  roomLvtHerringbonePicture,
  roomStairsCarpetPicture,
} from '#features/business/imagery.ts';

const pictures = [
  {
    picture: roomStairsCarpetPicture,
    alt: 'Illustration of a hall and stairs with a Bradford Twist runner in Slate',
  },
  {
    picture: roomLvtHerringbonePicture,
    alt: 'Illustration of a living room with herringbone LVT in oak',
  },
  {
    picture: roomBedroomCarpetPicture,
    alt: 'Illustration of a bedroom with twist carpet in Heather',
  },
  {
    picture: roomDiningLaminatePicture,
    alt: 'Illustration of a dining room with oak laminate that runs on into the hall',
  },
  {
    picture: roomKitchenVinylPicture,
    alt: 'Illustration of a green kitchen with encaustic patterned sheet vinyl',
  },
] as const;

/** Neighbours in the menu show different rooms. */
export function pictureOfArea(place: number) {
  return pictures[Math.max(place, 0) % pictures.length] ?? pictures[0];
}
