// Subsets the two typefaces to the characters and weights that the site uses.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;

/** Must agree with `unicode-range` in styles.css; other characters use the full file. */
const letters = `${range(0x20, 0x7e)}\u00a0£©«°±²³·»¼½¾×é–—‘’“”•…′″←→−≤≥`;

const fonts = [
  // Headings are 600 and more; the lighter weights are for the characters that Instrument Sans lacks.
  { name: 'bricolage-grotesque', wght: { min: 400, max: 800 } },
  { name: 'instrument-sans', wght: { min: 400, max: 700 } },
];

function range(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

/** Writes `<name>.woff2` of every font into a folder. */
export async function subsetFonts(folder) {
  await mkdir(folder, { recursive: true });
  for (const { name, wght } of fonts) {
    const whole = await readFile(
      resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    );
    const small = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght },
    });
    await writeFile(path.join(folder, `${name}.woff2`), small);
  }
}
