/** The words of a product's colour that belong to a colour a customer asks for. */
const families: Record<string, string> = {
  grey: 'grey gray slate silver dove pebble smoke charcoal pewter driftwood ash',
  beige: 'beige oat sand natural stone cream clotted limestone biscuit camel mushroom',
  cream: 'cream clotted oat ivory white',
  white: 'white whitewashed cream clotted chequer',
  brown: 'brown mocha walnut smoked chocolate coffee honey',
  blue: 'blue navy teal',
  green: 'green sage',
  purple: 'purple heather plum lilac',
  black: 'black chequer slate',
  oak: 'oak',
  dark: 'navy slate mocha walnut smoked teal',
  light: 'cream clotted oat pale whitewashed dove silver natural limestone',
  pale: 'pale cream clotted whitewashed',
};
const wordsOfFamily = new Map(
  Object.entries(families).map(([name, words]) => [name, new Set(words.split(' '))]),
);
const withoutEnding = (word: string) => word.replace(/(?:ish|y|er|est)$/, '');

/** The words of colours that a customer's word covers: "greyish" covers slate; undefined for other words. */
export function coloursMeant(word: string): ReadonlySet<string> | undefined {
  return wordsOfFamily.get(word) ?? wordsOfFamily.get(withoutEnding(word));
}
