import { Link } from 'wouter';
import {
  roomBedroomCarpetImage,
  roomDiningLaminateImage,
  roomKitchenVinylImage,
  roomLvtHerringboneImage,
} from '#features/business/pictures/images.ts';
import { Picture } from '#platform/client/ui/picture.tsx';
import { LinkList } from './link-list.tsx';
import { productEntries, serviceEntries } from './navigation-links.ts';
import { SectionLink } from './section-link.tsx';

const pictures = [
  roomBedroomCarpetImage,
  roomLvtHerringboneImage,
  roomKitchenVinylImage,
  roomDiningLaminateImage,
];

const more = 'link inline-flex min-h-11 items-center';

/** The panel of the Products menu: one image per category, and below them the services. */
export function ProductsPanel() {
  return (
    <>
      <ul className="grid grid-cols-4 gap-6">
        {productEntries.map(({ href, label }, index) => (
          <li key={href}>
            <Link href={href} className="group block font-semibold hover:underline">
              <Picture
                {...(pictures[index] ?? roomBedroomCarpetImage)}
                alt=""
                sizes="18rem"
                className="mb-3 aspect-[2/1] w-full rounded object-cover object-bottom"
              />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-8">
        <li>
          <SectionLink section="products" className={more}>
            View All Products
          </SectionLink>
        </li>
        <LinkList entries={serviceEntries} className={more} />
      </ul>
    </>
  );
}
