import { Link } from 'wouter';
import { prepImage, repairsImage } from '#features/business/pictures/images.ts';
import type { TextOf } from '#features/business/texts/page-texts.ts';
import { Picture } from '#platform/client/ui/picture.tsx';

const entries = [
  {
    name: 'preparation',
    href: '/floor-preparation',
    picture: prepImage,
    alt: 'Illustration of a subfloor with levelling compound half poured',
  },
  {
    name: 'repairs',
    href: '/repairs-maintenance',
    picture: repairsImage,
    alt: 'Illustration of carpet folded back at a doorway, with underlay and gripper below',
  },
] as const;

/** Services besides new floors: preparation, repairs and maintenance. */
export function ServicesBand({ text }: { text: TextOf<'home'>['services'] }) {
  return (
    <section aria-labelledby="services-title" className="band">
      <div className="wrap">
        <h2 id="services-title" className="text-3xl">
          {text.title}
        </h2>
        <ul className="mt-5 grid gap-x-8 gap-y-4 sm:mt-10 sm:gap-y-12 md:grid-cols-2 lg:mt-14">
          {entries.map(({ name, href, picture, alt }) => (
            <li key={href} className="max-sm:grid max-sm:grid-cols-[5rem_1fr] max-sm:gap-x-4">
              <Picture
                {...picture}
                alt={alt}
                sizes="(min-width: 48rem) 46vw, (min-width: 40rem) 92vw, 10rem"
                className="aspect-square w-full rounded object-cover sm:aspect-[16/9]"
              />
              <div>
                <h3 className="text-lg sm:mt-5 sm:text-xl">{text[name].title}</h3>
                <p className="mt-1 max-w-[58ch] text-base sm:mt-2 sm:text-body">
                  {text[name].text}
                </p>
                <Link
                  href={href}
                  className="link inline-flex min-h-11 items-center text-base font-semibold sm:text-body"
                >
                  {text[name].way}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
