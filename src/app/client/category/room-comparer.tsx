import { Link } from 'wouter';
import type { Category } from '#features/catalogue/vocabulary.ts';
import { Picture } from '#platform/client/ui/picture.tsx';
import { findFloorsInRoom } from './floors-in-room.ts';

const kinds: Record<Category, string> = {
  carpet: 'Carpet',
  lvt: 'LVT',
  vinyl: 'Vinyl',
  laminate: 'Laminate',
  accessories: 'Accessory',
};

export type ComparedProduct = {
  slug: string;
  name: string;
  category: Category;
  imageUrl: string | null;
};

type RoomComparerProps = {
  /** Products to choose from, the one shown first in front; those without an image of the room are left out. */
  products: readonly ComparedProduct[];
  /** The product whose page this is, which needs no link to itself. */
  current?: string;
};

/** One living room with a choice of floors. It is built with CSS only, so it works without script. */
export default function RoomComparer({ products, current }: RoomComparerProps) {
  return (
    <section aria-labelledby="comparer-title" className="band">
      <div className="wrap">
        <h2 id="comparer-title" className="text-3xl">
          See it in the room
        </h2>
        <p className="mt-4 mb-8 max-w-[62ch]">
          The same living room in the same light. Pick a floor and watch the room change with it.
        </p>
        <fieldset className="comparer min-w-0">
          <legend className="sr-only">Floor in the room</legend>
          {findFloorsInRoom(products).map(({ slug, name, category, room, swatch }, index) => (
            <div key={slug} className="comparer-floor">
              <Picture
                {...room}
                alt={`Illustration of a living room with ${name}`}
                sizes="(min-width: 82rem) 77rem, 92vw"
                className="comparer-room rounded bg-mist object-cover"
              />
              <label className="flex min-h-14 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="room-floor"
                  value={slug}
                  defaultChecked={index === 0}
                  className="size-5 shrink-0 accent-brand"
                />
                <Picture
                  {...swatch}
                  alt=""
                  sizes="56px"
                  className="size-14 shrink-0 rounded object-cover"
                />
                <span className="min-w-0 text-base leading-snug">
                  <span className="block text-sm text-ink-soft">{kinds[category]}</span>
                  <span className="font-semibold">{name}</span>
                </span>
              </label>
              {slug !== current && (
                <Link
                  href={`/products/${slug}`}
                  className="link inline-flex min-h-11 items-center text-base"
                >
                  See this floor<span className="sr-only">: {name}</span>
                </Link>
              )}
            </div>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
