import { Link } from 'wouter';
import {
  heroImage,
  livingLaminateGreyImage,
  livingLvtPlankPaleImage,
  livingTwistSlateImage,
} from '#features/business/images.ts';
import { swatchImages } from '#features/business/swatch-images.ts';
import { Picture } from '#platform/client/ui/picture.tsx';

/** The floors for which there is an image of this room. */
const floors = [
  {
    slug: 'cavendish-saxony-dove',
    name: 'Cavendish Saxony in Dove',
    kind: 'Carpet',
    room: heroImage,
    swatch: swatchImages.saxony_dove,
  },
  {
    slug: 'bradford-twist-slate',
    name: 'Bradford Twist in Slate',
    kind: 'Carpet',
    room: livingTwistSlateImage,
    swatch: swatchImages.twist_slate,
  },
  {
    slug: 'ashdown-plank-pale-oak',
    name: 'Ashdown Plank in Pale Oak',
    kind: 'LVT',
    room: livingLvtPlankPaleImage,
    swatch: swatchImages.lvt_plank_pale,
  },
  {
    slug: 'sherwood-laminate-driftwood-grey',
    name: 'Sherwood Laminate in Driftwood Grey',
    kind: 'Laminate',
    room: livingLaminateGreyImage,
    swatch: swatchImages.laminate_grey,
  },
] as const;

export type ComparedFloor = (typeof floors)[number]['slug'];

/** One living room with a choice of floors. It is built with CSS only, so it works without script. */
export default function RoomComparer({ first }: { first: ComparedFloor }) {
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
          {floors.map(({ slug, name, kind, room, swatch }) => (
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
                  defaultChecked={slug === first}
                  className="size-5 shrink-0 accent-brand"
                />
                <Picture
                  {...swatch}
                  alt=""
                  sizes="56px"
                  className="size-14 shrink-0 rounded object-cover"
                />
                <span className="min-w-0 text-base leading-snug">
                  <span className="block text-sm text-ink-soft">{kind}</span>
                  <span className="font-semibold">{name}</span>
                </span>
              </label>
              <Link
                href={`/products/${slug}`}
                className="link inline-flex min-h-11 items-center text-base"
              >
                See this floor<span className="sr-only">: {name}</span>
              </Link>
            </div>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
