import { firm } from '#features/business/firm.ts';
import { milesBetween, type Point } from './distance.ts';

const milesPerDegree = 69.1;
const eastShrink = () => Math.cos((firm().base.latitude * Math.PI) / 180);
const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

export type MapPlace = { x: number; y: number };

const tenth = (miles: number) => Math.round(miles * 10) / 10;

/** The position of a place on the map: miles from the base, east and south. */
export function toMap({ latitude, longitude }: Point): MapPlace {
  return {
    x: tenth((longitude - firm().base.longitude) * milesPerDegree * eastShrink()),
    y: tenth((firm().base.latitude - latitude) * milesPerDegree),
  };
}

/** How many miles a unit of the map stands for, so that a place is on it at its true distance; at least 1. */
export function milesPerUnit({ x, y }: MapPlace, edge: number): number {
  return Math.max(1, tenth(Math.max(Math.abs(x), Math.abs(y)) / edge + 0.05));
}

/** A place in the units of the map. */
export function scalePlace({ x, y }: MapPlace, miles: number): MapPlace {
  return { x: tenth(x / miles), y: tenth(y / miles) };
}

/** Describes distance and direction in words: "11 miles south-west". */
export function describeWay(place: Point): string {
  const miles = Math.round(milesBetween(firm().base, place));
  if (miles < 1) return 'less than a mile away';
  const { x, y } = toMap(place);
  const turn = Math.round((Math.atan2(x, -y) * 4) / Math.PI);
  return `${miles} ${miles === 1 ? 'mile' : 'miles'} ${winds[(turn + 8) % 8]}`;
}
