// Draws the logo that emails carry: the mark of the icon, at twice the size at which it is shown.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const side = 80;
const icon = await readFile(new URL('../public/favicon.svg', import.meta.url));
await sharp(icon, { density: (72 * side) / 30 })
  .resize(side, side)
  .png({ palette: true, colours: 8, compressionLevel: 9, effort: 10 })
  .toFile(new URL('../src/features/business/server/email-logo.png', import.meta.url).pathname);
