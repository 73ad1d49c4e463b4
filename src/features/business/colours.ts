/** The colour of text, which stands on the action colour. */
const ink = '#17211d';
const white = '#ffffff';
/** WCAG 2.2, 1.4.3, for text of any size. */
const minContrast = 4.5;

type Rgb = [red: number, green: number, blue: number];

const toRgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

const toHex = (rgb: number[]) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A colour with a part (0 to 1) of another in it. */
function mix(hex: string, other: string, part: number): string {
  const [a, b] = [toRgb(hex), toRgb(other)];
  return toHex(a.map((value, index) => value * (1 - part) + (b[index] ?? 0) * part));
}

/** The relative luminance of WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Name = 'brand' | 'action';
const grounds = {
  brand: { text: white, towards: '#000000', what: 'White', how: 'darker' },
  action: { text: ink, towards: white, what: 'Black', how: 'lighter' },
} as const;

/** A colour that falls short by what nobody sees is shifted by at most this part, in hundredths. */
const maxShift = 5;

/** A colour on which the text of its kind can be read, the same or hardly another; undefined where it would be another. */
function makeReadable(name: Name, hex: string): string | undefined {
  const { text, towards } = grounds[name];
  return Array.from({ length: maxShift + 1 }, (_, hundredths) =>
    mix(hex, towards, hundredths / 100),
  ).find((shade) => contrast(shade, text) >= minContrast);
}

/** Why a colour cannot be the firm's; undefined for one that can. */
export function findColourProblem(name: Name, hex: string): string | undefined {
  if (makeReadable(name, hex)) return undefined;
  const { text, what, how } = grounds[name];
  const found = (Math.floor(contrast(hex, text) * 10) / 10).toFixed(1);
  return `${what} text on it has a contrast of ${found}, where ${minContrast} is the least that everybody can read: choose a ${how} one.`;
}

/** The firm's two colours, as they can be read, with the shades that pages derive of them. */
export function shadesOf(colours: Record<Name, string>) {
  const brand = makeReadable('brand', colours.brand) ?? colours.brand;
  const action = makeReadable('action', colours.action) ?? colours.action;
  return {
    brand,
    brandDeep: mix(brand, '#000000', 0.25),
    mist: mix(brand, white, 0.92),
    action,
    actionDeep: mix(action, white, 0.2),
    actionPale: mix(action, white, 0.77),
  };
}
