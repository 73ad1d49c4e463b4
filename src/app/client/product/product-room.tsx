import type { Product } from '#features/catalogue/contract.ts';
import { findRelated } from '#features/catalogue/ranges/related.ts';
import { findFloorsInRoom } from '../category/floors-in-room.ts';
import RoomComparer from '../category/room-comparer.tsx';

const maxFloors = 4;

type ProductRoomProps = {
  product: Product;
  /** Products of the same category. */
  others: readonly Product[];
};

/** A product's floor in the living room, to compare with the other colours of its range and similar ones. */
export default function ProductRoom({ product, others }: ProductRoomProps) {
  if (findFloorsInRoom([product]).length === 0) return null;
  const { range, slug } = product;
  const inRange = others.filter((other) => range && other.range === range && other.slug !== slug);
  const floors = [product, ...inRange, ...findRelated(product, others, maxFloors)];
  return <RoomComparer products={findFloorsInRoom(floors).slice(0, maxFloors)} current={slug} />;
}
