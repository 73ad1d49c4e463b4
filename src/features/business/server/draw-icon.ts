import sharp from 'sharp';
import { runImageTask } from '#platform/server/images/image-task.ts';
import type { Firm } from '../firm.ts';
import { leftward, rightward } from '../herringbone.ts';

/** The herringbone mark with round corners, as SVG in the firm's colours. */
export function drawIcon({ brand, action }: Firm['colours']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 0 30 30"><title>Herringbone mark</title><clipPath id="a"><rect x="3" width="30" height="30" rx="5"/></clipPath><g clip-path="url(#a)" stroke="${brand}" stroke-width="1.5"><path d="M0 0h40v40H0z" fill="${brand}"/><path d="${rightward}" fill="${action}"/><path d="${leftward}" fill="#fff"/></g></svg>`;
}

/** The height of the logo in emails, at twice the size at which it is shown. */
const side = 80;

/** A stored logo as the PNG that emails carry. */
export const shrinkEmailLogo = (logo: Buffer): Promise<Buffer> =>
  runImageTask(() => sharp(logo).resize({ height: side }).png({ compressionLevel: 9 }).toBuffer());

/** The lightest grey, of 255, of which something is still seen on white. */
const lightest = 215;

/** Whether anything of a logo is seen on the white ground on which it stands everywhere. */
export const isSeenOnWhite = (logo: Buffer): Promise<boolean> =>
  runImageTask(async () => {
    const onWhite = sharp(logo).resize({ height: side }).flatten({ background: '#fff' });
    return (await onWhite.greyscale().raw().toBuffer()).some((grey) => grey < lightest);
  });

/** The mark as the PNG that emails carry. */
export const drawEmailLogo = (colours: Firm['colours']): Promise<Buffer> =>
  sharp(Buffer.from(drawIcon(colours)), { density: (72 * side) / 30 })
    .resize(side, side)
    .png({ palette: true, colours: 8, compressionLevel: 9, effort: 10 })
    .toBuffer();
