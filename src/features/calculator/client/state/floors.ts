import {
  roomBedroomCarpetImage,
  roomDiningLaminateImage,
  roomLvtHerringboneImage,
} from '#features/business/pictures/images.ts';
import { standardFloorNames } from '#features/business/standard-floors.ts';
import type { Flooring } from '../drafts/chosen-product.ts';

/** The standard floors in the order of the screen. */
export const floors: {
  type: Flooring;
  name: string;
  note: string;
  picture: { src: string; width: number; height: number };
}[] = [
  {
    type: 'carpet',
    name: standardFloorNames.carpet,
    note: 'Cut off the roll, with underlay and gripper',
    picture: roomBedroomCarpetImage,
  },
  {
    type: 'vinyl',
    name: standardFloorNames.vinyl,
    note: 'By the pack, sealed round the edges',
    picture: roomLvtHerringboneImage,
  },
  {
    type: 'laminate',
    name: standardFloorNames.laminate,
    note: 'By the pack, with underlay and scotia',
    picture: roomDiningLaminateImage,
  },
];

export const nameFloor = (type: Flooring) => floors.find((floor) => floor.type === type)?.name;
