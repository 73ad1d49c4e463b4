import type { PageSlug } from '#features/catalogue/vocabulary.ts';

/** The content by which one category page differs from the others. */
export type CategoryConfig = {
  /** The heading of its list. */
  title: string;
  metaTitle: string;
  metaDescription: string;
  /** What names the offers of the page: its description, its list of benefits. */
  offersIn: { description?: true; benefits?: true };
  breadcrumb: string;
  /** In the search field: words that floors of the page have. */
  searchExample: string;
  /** Its phrases on lines of their own: where it may break. */
  heroHeading: string;
  heroSubheading: string;
  /** The last segment of its path, and the category in the API. */
  categorySlug: PageSlug;
  keywords: readonly string[];
  features: readonly { title: string; text: string }[];
  featuresHeading: string;
  benefits: readonly string[];
  faqs: readonly { question: string; answer: string }[];
  /** Name and material of the products in schema.org's terms. */
  structuredData: { name: string; material: string };
  picture: { src: string; width: number; height: number };
  imageAlt: string;
  closing: { title: string; text: string };
};
