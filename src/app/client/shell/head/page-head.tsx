import { businessName } from '#features/business/facts.ts';
import { useSiteOrigin } from './site-origin.ts';

export type PageHeadProps = {
  /** Whole, as a search result shows it. */
  title: string;
  description: string;
  /** The page's one address. */
  path: string;
  /** What a shared link shows. */
  picture: { src: string; width: number; height: number };
  imageAlt: string;
};

/** What search engines and shared links know of a page; React puts it into the document's head. */
export function PageHead({ title, description, path, picture, imageAlt }: PageHeadProps) {
  const origin = useSiteOrigin();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={businessName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={origin + picture.src} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
