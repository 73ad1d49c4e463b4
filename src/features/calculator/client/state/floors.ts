import {
  roomBedroomCarpetPicture,
  roomDiningLaminatePicture,
  roomLvtHerringbonePicture,
} from '#features/business/imagery.ts';
import type { Flooring } from './calculator-state.ts';

/** The floors to choose from, in the order of the screen. */
export const floors: {
  type: Flooring;
  name: string;
  note: string;
  picture: { src: string; width: number; height: number };
}[] = [
  {
    type: 'carpet',
    name: 'Premium carpet',
    note: 'Cut off the roll, with underlay and gripper',
    picture: roomBedroomCarpetPicture,
  },
  {
    type: 'vinyl',
    name: 'Luxury vinyl',
    note: 'By the pack, sealed round the edges',
    picture: roomLvtHerringbonePicture,
  },
  {
    type: 'laminate',
    name: 'Premium laminate',
    note: 'By the pack, with underlay and scotia',
    picture: roomDiningLaminatePicture,
  },
];

export const nameFloor = (type: Flooring) => floors.find((floor) => floor.type === type)?.name;
