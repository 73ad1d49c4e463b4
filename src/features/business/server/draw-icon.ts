import sharp from 'sharp';
import type { Firm } from '../firm.ts';

const rows = [-2, -1, 0, 1, 2, 3, 4];
const lay = (block: (x: number, y: number) => string, columns: number[]) =>
  columns.flatMap((x) => rows.map((row) => block(x, row * 10))).join('');

/** The herringbone mark with round corners, as SVG in the firm's colours. */
export function drawIcon({ brand, action }: Firm['colours']): string {
  const rightward = lay((x, y) => `M${x} ${y}l10 10-5 5-10-10z`, [0, 20, 40]);
  const leftward = lay((x, y) => `M${x - 5} ${y + 5}l5 5-10 10-5-5z`, [0, 20, 40]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 0 30 30"><title>Herringbone mark</title><clipPath id="a"><rect x="3" width="30" height="30" rx="5"/></clipPath><g clip-path="url(#a)" stroke="${brand}" stroke-width="1.5"><path d="M0 0h40v40H0z" fill="${brand}"/><path d="${rightward}" fill="${action}"/><path d="${leftward}" fill="#fff"/></g></svg>`;
}

/** The side of the mark in emails, at twice the size at which it is shown. */
const side = 80;

/** The mark as the PNG that emails carry. */
export const drawEmailLogo = (colours: Firm['colours']): Promise<Buffer> =>
  sharp(Buffer.from(drawIcon(colours)), { density: (72 * side) / 30 })
    .resize(side, side)
    .png({ palette: true, colours: 8, compressionLevel: 9, effort: 10 })
    .toBuffer();
