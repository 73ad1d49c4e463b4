import { Link } from 'wouter';
import {
  roomBedroomCarpetImage,
  roomDiningLaminateImage,
  roomKitchenVinylImage,
  roomLvtHerringboneImage,
} from '#features/business/images.ts';
import { Picture } from '#platform/client/ui/picture.tsx';
import { productEntries } from './navigation-links.ts';
import { SectionLink } from './section-link.tsx';

const pictures = [
  roomBedroomCarpetImage,
  roomLvtHerringboneImage,
  roomKitchenVinylImage,
  roomDiningLaminateImage,
];

/** The panel of the Products menu: one image per category. */
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
      <SectionLink section="products" className="link mt-4 inline-flex min-h-11 items-center">
        View All Products
      </SectionLink>
    </>
  );
}
