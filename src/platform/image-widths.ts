/** Widths in pixels in which the site's images are served. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600, 1920, 2560] as const;
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const ownImage = /^(\/images\/[a-z0-9_-]+-[0-9a-f]{8})\.webp$/;

/**
 * The srcset of a site image (`/images/<name>-<hash>.webp`) in one format, or undefined for an external
 * image, which has one size only.
 * @param largest width in pixels beyond which no candidate is offered
 */
export function imageSrcSet(src: string, format: ImageFormat, largest: number): string | undefined {
  const stem = ownImage.exec(src)?.[1];
  if (stem === undefined) return undefined;
  return imageWidths
    .filter((width) => width <= largest)
    .map((width) => `${stem}-${width}.${format} ${width}w`)
    .join(', ');
}
