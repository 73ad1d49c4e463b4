import { imageSrcSet } from '#platform/image-widths.ts';

type PictureProps = {
  src: string;
  /** Empty for a decorative image. */
  alt: string;
  width: number;
  height: number;
  /** The displayed width, as the value of the `sizes` attribute. */
  sizes: string;
  /** For an image above the fold: fetched at once instead of lazily. */
  eager?: boolean;
  className?: string;
};

/** An image in the formats and widths that the server offers; an external image as it is. */
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

/** Preloads an image above the fold; takes the same `sizes` as the image. */
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
