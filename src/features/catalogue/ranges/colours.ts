/** The families of colours by which floors are filtered, in the order shown, each with a typical colour. */
export const colourFamilies = {
  white: { label: 'White and cream', hex: '#eee6d8' },
  beige: { label: 'Beige', hex: '#cdbfa8' },
  brown: { label: 'Brown and oak', hex: '#a37b4f' },
  grey: { label: 'Grey', hex: '#9a9a96' },
  black: { label: 'Black', hex: '#26282a' },
  green: { label: 'Green', hex: '#7b9079' },
  blue: { label: 'Blue', hex: '#3c5578' },
  purple: { label: 'Purple', hex: '#6a3d7c' },
  red: { label: 'Red and pink', hex: '#b0443c' },
  yellow: { label: 'Yellow', hex: '#d4a017' },
  patterned: { label: 'Patterned', hex: undefined },
} as const;

export type ColourFamily = keyof typeof colourFamilies;

/** Lightness from 0 to 1; `a` from green to red and `b` from blue to yellow, about -0.4 to 0.4 (Oklab). */
type Lab = { lightness: number; a: number; b: number };

/** How much more a difference of hue counts than one of lightness: a darker grey is still a grey. */
const hueWeight = 4;

/** The family of a colour such as '#1f4a3c'; an empty text stands for a pattern of several colours. */
export function colourFamily(hex: string): ColourFamily {
  if (hex === '') return 'patterned';
  const { lightness, a, b } = labOf(hex);
  const chroma = Math.hypot(a, b);
  if (chroma < 0.02) {
    if (lightness < 0.35) return 'black';
    return lightness > 0.93 ? 'white' : 'grey';
  }
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if (hue < 20 || hue >= 330) return 'red';
  if (hue < 110) return warmFamily(lightness, chroma, hue);
  if (hue < 215) return 'green';
  return hue < 290 ? 'blue' : 'purple';
}

/** Wool, wood and stone: nearly all floors are of these hues, and differ in lightness. */
function warmFamily(lightness: number, chroma: number, hue: number): ColourFamily {
  if (lightness >= 0.835 && chroma < 0.08) return 'white';
  if (chroma >= 0.1) return hue < 65 ? 'red' : 'yellow';
  const isPale = lightness >= 0.72 || (lightness >= 0.64 && chroma < 0.05);
  return isPale ? 'beige' : 'brown';
}

/** How different two colours look: 0 for the same one, about 0.1 for neighbours, 1 for black and white. */
export function colourDistance(one: string, other: string): number {
  const [p, q] = [labOf(one), labOf(other)];
  return Math.hypot(p.lightness - q.lightness, hueWeight * (p.a - q.a), hueWeight * (p.b - q.b));
}

/** Converts sRGB to Oklab (B. Ottosson, 2020), in which distances are those that people see. */
function labOf(hex: string): Lab {
  const number = Number.parseInt(hex.slice(1), 16);
  const red = linear((number >> 16) & 255);
  const green = linear((number >> 8) & 255);
  const blue = linear(number & 255);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
