import {
  roomBedroomCarpetImage,
  roomDiningLaminateImage,
  roomKitchenVinylImage,
  roomLvtHerringboneImage,
} from '#features/business/pictures/images.ts';
import type { TextOf } from '#features/business/texts/page-texts.ts';
import type { PageSlug } from '#features/catalogue/page-places.ts';

/** What makes one category page differ from the others, besides its text. */
export type CategoryConfig = {
  /** Its path, and the category in the API. */
  slug: PageSlug;
  /** What names the offers of the page: its description, its list of benefits. */
  offersIn: { description?: true; benefits?: true };
  picture: { src: string; width: number; height: number };
  imageAlt: string;
};
export type CategoryText = TextOf<PageSlug>;
export type CategoryProps = { config: CategoryConfig; text: CategoryText };

export const categories: Readonly<Record<PageSlug, CategoryConfig>> = {
  carpets: {
    slug: 'carpets',
    offersIn: { description: true },
    picture: roomBedroomCarpetImage,
    imageAlt: 'Illustration of a bedroom with a heather twist carpet',
  },
  lvt: {
    slug: 'lvt',
    offersIn: { benefits: true },
    picture: roomLvtHerringboneImage,
    imageAlt: 'Illustration of a living room with herringbone LVT in oak',
  },
  'vinyl-flooring': {
    slug: 'vinyl-flooring',
    offersIn: { benefits: true },
    picture: roomKitchenVinylImage,
    imageAlt: 'Illustration of a kitchen with encaustic patterned sheet vinyl',
  },
  'laminate-flooring': {
    slug: 'laminate-flooring',
    offersIn: { description: true, benefits: true },
    picture: roomDiningLaminateImage,
    imageAlt: 'Illustration of a dining room with oak laminate',
  },
};
