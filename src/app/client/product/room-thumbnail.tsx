import type { Product } from '#features/catalogue/contract.ts';
import { Picture } from '#platform/client/ui/picture.tsx';
import { findFloorsInRoom } from '../category/floors-in-room.ts';

/** A small picture of the room with a product's floor, which leads to the large one below; nothing without one. */
export default function RoomThumbnail({ product }: { product: Product }) {
  const [floor] = findFloorsInRoom([product]);
  return (
    floor && (
      <a href="#comparer" className="link mt-3 flex w-fit items-center gap-4 max-lg:hidden">
        <Picture
          {...floor.room}
          alt=""
          sizes="8rem"
          className="aspect-[3/2] w-32 rounded object-cover"
        />
        See it in the room
      </a>
    )
  );
}
