import { imageSrcSet } from '#platform/image-widths.ts';

type PictureProps = {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, in the form of the `sizes` attribute. */
  sizes: string;
  /** Above the fold: fetched at once instead of when it comes near. */
  eager?: boolean;
  className?: string;
};

/** A picture in the formats and widths that the server offers; one from elsewhere as it is. */
export function Picture({ src, alt, width, height, sizes, eager, className }: PictureProps) {
  const largest = Math.max(width, 160);
  const avif = imageSrcSet(src, 'avif', largest);
  return (
    <picture className="contents">
      {avif && <source className="hidden" type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={imageSrcSet(src, 'webp', largest)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        className={className}
      />
    </picture>
  );
}

/** Has a picture above the fold fetched before the browser meets it; with the `sizes` of the picture. */
export function PicturePreload({
  src,
  width,
  sizes,
}: {
  src: string;
  width: number;
  sizes: string;
}) {
  return (
    <link
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={imageSrcSet(src, 'avif', width)}
      imageSizes={sizes}
      type="image/avif"
      fetchPriority="high"
    />
  );
}
