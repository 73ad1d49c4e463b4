import { Link } from 'wouter';
import { levellingText, repairWarranty } from '#features/business/claims.ts';
import { services } from '#features/business/facts.ts';
import { prepImage, repairsImage } from '#features/business/images.ts';
import { Picture } from '#platform/client/ui/picture.tsx';

const entries = [
  {
    href: '/floor-preparation',
    title: 'Floor preparation',
    text: `A floor is only as good as what it lies on. ${levellingText}, and ${services.preparation
      .slice(1)
      .join(', ')
      .toLowerCase()}.`,
    picture: prepImage,
    alt: 'Illustration of a subfloor with levelling compound half poured',
  },
  {
    href: '/repairs-maintenance',
    title: 'Repairs and maintenance',
    text: `Ripples, worn doorways, a board that moves: often a floor can be put right without replacing it. ${repairWarranty.text}.`,
    picture: repairsImage,
    alt: 'Illustration of carpet folded back at a doorway, with underlay and gripper below',
  },
];

/** Services besides new floors: preparation, repairs and maintenance. */
export function ServicesBand() {
  return (
    <section aria-labelledby="services-title" className="band">
      <div className="wrap">
        <h2 id="services-title" className="text-3xl">
          Under the floor, and after it
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-14">
          {entries.map(({ href, title, text, picture, alt }) => (
            <li key={href}>
              <Picture
                {...picture}
                alt={alt}
                sizes="(min-width: 48rem) 46vw, 92vw"
                className="aspect-[16/9] w-full rounded object-cover"
              />
              <h3 className="mt-5 text-xl">{title}</h3>
              <p className="mt-2 max-w-[58ch]">{text}</p>
              <Link href={href} className="link inline-flex min-h-11 items-center font-semibold">
                More about {title.toLowerCase()}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
