/** The words of a product's colour that belong to a colour a customer asks for. */
const families: Record<string, string> = {
  grey: 'grey gray slate silver dove pebble smoke charcoal pewter driftwood ash',
  greige: 'dove pebble silver oat driftwood',
  beige: 'beige oat sand natural stone cream clotted limestone biscuit camel mushroom heather',
  cream: 'cream clotted oat ivory white',
  white: 'white whitewashed cream clotted chequer',
  brown: 'brown mocha heather walnut smoked chocolate coffee honey mushroom',
  blue: 'blue navy teal',
  green: 'green sage',
  purple: 'purple plum lilac',
  pink: 'pink',
  yellow: 'yellow',
  orange: 'orange',
  black: 'black chequer slate',
  oak: 'oak',
  dark: 'navy slate mocha walnut smoked teal',
  light: 'cream clotted oat pale whitewashed dove silver natural limestone',
  pale: 'pale cream clotted whitewashed',
};
const wordsOfFamily = new Map(
  Object.entries(families).map(([name, words]) => [name, new Set(words.split(' '))]),
);
const withoutEnding = (word: string) => word.replace(/(?:ish|y|er|est|s)$/, '');

/** The words of colours that a customer's word covers: "greyish" covers slate; undefined for other words. */
export function coloursMeant(word: string): ReadonlySet<string> | undefined {
  return wordsOfFamily.get(word) ?? wordsOfFamily.get(withoutEnding(word));
}

const lightness = new Set(['pale', 'paler', 'light', 'lighter', 'dark', 'darker']);

/** The words that name colours, apart from those that only say how light one is: "a pale grey" is a grey. */
export function coloursNamed(words: readonly string[]): { hues: string[]; tones: string[] } {
  const colours = words.filter((word) => coloursMeant(word) !== undefined);
  return {
    hues: colours.filter((word) => !lightness.has(word)),
    tones: colours.filter((word) => lightness.has(word)),
  };
}

/** Whether a text has a word that names a colour. */
export const namesColour = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => coloursMeant(word.toLowerCase()) !== undefined);
