import { type PageSlug, pageLocationOf } from '#features/catalogue/page-places.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { findFloorsInRoom } from './floors-in-room.ts';
import RoomComparer from './room-comparer.tsx';
import { roomFloorsQuery } from './room-floors.ts';

/** The comparer of a category page with floors of the shop; nothing where none has an image of the room. */
export default function ShopRoom({ slug }: { slug: PageSlug }) {
  const { data: floors = [] } = useRead(roomFloorsQuery(pageLocationOf[slug]));
  return findFloorsInRoom(floors).length > 0 && <RoomComparer products={floors} />;
}
