// Draws the logo that emails carry in the site's own colours, so that a start need not.
import { writeFile } from 'node:fs/promises';
import { drawEmailLogo } from '../src/features/business/server/draw-icon.ts';

await writeFile(
  new URL('../src/features/business/server/email-logo.png', import.meta.url),
  await drawEmailLogo({ brand: '#1f4a3c', action: '#ffc93c' }),
);
