import type { PageSlug } from '#features/catalogue/vocabulary.ts';

/** Everything that makes one category page differ from the next. */
export type CategoryConfig = {
  /** What it is called: the heading of its list. */
  title: string;
  metaTitle: string;
  metaDescription: string;
  breadcrumb: string;
  heroHeading: string;
  heroSubheading: string;
  /** The last step of its address, and the category the API lists. */
  categorySlug: PageSlug;
  keywords: readonly string[];
  features: readonly { title: string; text: string }[];
  featuresHeading: string;
  benefits: readonly string[];
  faqs: readonly { question: string; answer: string }[];
  /** What the page is about, in the words of schema.org. */
  structuredData: { name: string; material: string };
  picture: { src: string; width: number; height: number };
  imageAlt: string;
  closing: { title: string; text: string };
};
