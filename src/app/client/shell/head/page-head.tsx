import { firm } from '#features/business/firm.ts';
import { useSiteOrigin } from './site-origin.ts';

export type PageHeadProps = {
  /** The full title, as a search result shows it. */
  title: string;
  description: string;
  /** The page's canonical path. */
  path: string;
  /** The image of a shared link. */
  picture: { src: string; width: number; height: number };
  imageAlt: string;
};

/** Title and metadata of a page; React moves them into the head. */
export function PageHead(props: PageHeadProps) {
  const origin = useSiteOrigin();
  // A preview stands within another page.
  if (origin === '') return null;
  return (
    <>
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      <link rel="canonical" href={origin + props.path} />
      {/* Who shows a shared link asks the server for it. */}
      {import.meta.env.SSR && <SharedLinkHead {...props} origin={origin} />}
    </>
  );
}

function SharedLinkHead(props: PageHeadProps & { origin: string }) {
  const { title, description, path, picture, imageAlt, origin } = props;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={firm().name} />
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
