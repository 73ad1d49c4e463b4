import type { Flooring, StatedRoom } from '../../nlu/parsed-message.ts';
import type { StatedFlight } from '../../nlu/room-sizes/flights.ts';
import type { EstimateFact } from './estimate-fact.ts';

/** A standard floor, or a product of the catalogue. */
export type FloorChoice = { kind: Flooring; slug?: string; name?: string };

export type Storey = 'upstairs' | 'downstairs';
/** `home` tells the rooms of several homes apart: "flat A". */
export type RoomRecord = StatedRoom & {
  /** What it is used as, by the name of a room: a bedroom that is an "office". */
  use?: string;
  floor?: FloorChoice;
  /** The old floor stays down in it, where it comes up in others. */
  keepsOldFloor?: true;
  /** The floor that it may have instead: "vinyl or laminate in the lounge". */
  floorOr?: FloorChoice;
  /** The product that was chosen for it before its floor. */
  floorBefore?: FloorChoice;
  storey?: Storey;
  home?: string;
};

/** Stairs without their landing, which is among the rooms. */
export type Flight = Omit<StatedFlight, 'landing'>;

/** A job with its price, as it was told. */
export type PricedJob = {
  rooms: RoomRecord[];
  /** The stairs that are in it. */
  flight?: Flight;
  floor: FloorChoice;
  fitted: boolean;
  totalPence: number;
  /** What it costs at least, where nobody has said how a part of a room lies. */
  minPence?: number;
  /** Whether the product's own price includes underlay and fitting. */
  fittingIncluded: boolean;
  /** The underlay in it, where it is not the usual one. */
  underlay?: string;
  estimate: EstimateFact;
  /** The first estimate of several jobs that were told with their sum. */
  sumWith?: string;
};
