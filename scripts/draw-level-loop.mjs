// Draws the swatch of the contract carpet, a fine level loop, of which there is no rendered picture.
import sharp from 'sharp';

const side = 1600;
const loop = { width: 19, height: 15 };
const baseGrey = 136;
const target = new URL('../public/imagery/swatch-loop_level.webp', import.meta.url);

let seed = 7;
/** A repeatable number from 0 to 1, so that the picture stays the same. */
function random() {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
}
const around = (width) => (random() - 0.5) * width;

/** Large, faint patches: dyed yarn is never even. */
const patches = Array.from({ length: 12 }, () => ({
  x: random() * side,
  y: random() * side,
  radius: 200 + random() * 300,
  light: around(10),
}));

function lightAt(x, y) {
  const patch = patches.reduce(
    (sum, { light, radius, ...at }) =>
      sum + light * Math.exp(-((x - at.x) ** 2 + (y - at.y) ** 2) / radius ** 2),
    0,
  );
  const fleck = (random() < 0.12 ? 26 : 0) - (random() < 0.12 ? 24 : 0);
  return baseGrey + around(34) + fleck + patch + (y / side - 0.5) * 10 - (x / side - 0.5) * 14;
}

function grey(light) {
  const level = Math.max(0, Math.min(255, Math.round(light)));
  return `rgb(${level},${level},${Math.min(255, level + 2)})`;
}

/** A loop seen from above, lit from the top left. */
function drawLoop(x, y) {
  const light = lightAt(x, y);
  const [rx, ry] = [loop.width * 0.54, loop.height * 0.6];
  const ellipse = (dx, dy, width, height, share) =>
    `<ellipse cx="${dx}" cy="${dy}" rx="${rx * width}" ry="${ry * height}" fill="${grey(light * share)}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${around(16)})">${ellipse(0, 0, 1, 1, 0.62)}${ellipse(0, -1.2, 0.9, 0.82, 0.88)}${ellipse(-1.6, -2.6, 0.62, 0.5, 1.12)}${ellipse(-2.4, -3.6, 0.3, 0.2, 1.28)}</g>`;
}

const rows = Math.ceil(side / loop.height) + 2;
const columns = Math.ceil(side / loop.width) + 1;
const loops = Array.from({ length: rows * columns }, (_, index) => {
  const row = Math.floor(index / columns);
  const stagger = row % 2 ? loop.width / 2 : 0;
  return drawLoop(
    (index % columns) * loop.width + stagger + around(3),
    (row - 0.5) * loop.height + around(2.4),
  );
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#3a3c3d"/>${loops.join('')}</svg>`;
await sharp(Buffer.from(svg))
  .flatten({ background: '#3a3c3d' })
  .blur(1.6)
  .resize(side / 2)
  .webp({ quality: 90 })
  .toFile(target.pathname);
