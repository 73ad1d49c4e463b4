import type { WantedLook } from '../../../conversation/floors/wanted-floor.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { coloursNamed } from '../../topics/colours.ts';
import { isOfColour } from '../match-products.ts';
import { readTurnedDown } from '../turned-down/read-turned-down.ts';

/** "The walls are sage green", "a white kitchen": the colour of something else. */
const ofOther =
  /\b(?:walls?|sofas?|units?|cupboards?|worktops?|curtains?|furniture|cabinets?|skirtings?|doors?|suites?|settees?) (?:\w+ )?(?:is|are|in)(?: (?:a|an|very|quite|mostly|all|dark|light|pale|soft|warm))* [a-z]+(?: [a-z]+)?|\b(?:[a-z]+ )?[a-z]+(?= (?:walls?|sofas?|units?|cupboards?|worktops?|curtains?|furniture|cabinets?|kitchen|bathroom|suites?|settees?|doors?|house|van|car|gate|dog|cat|labrador|hair|bin)\b)/gi;
const wood = /\b(?:wood(?:en)?|timber|oaks?|walnut|planks?|boards?|parquet)\b/i;
const stone = /\b(?:stone|slate|marble|limestone|flagstones?|tiles?|tiled)\b/i;
const anyColour = /\b(?:any|whatever|whichever|all) colou?rs?\b|\bcolou?r does ?n[o']?t matter\b/i;

type Sold = { products: readonly ProductFact[]; all?: readonly ProductFact[] };

/** The colours and the look that a text wants of a floor. */
export function readLook(text: string, sold: Sold): WantedLook {
  const said = readTurnedDown(text, sold.all ?? sold.products).rest.replace(ofOther, ' ');
  const { hues, tones } = coloursNamed(said.toLowerCase().split(/[^\p{L}]+/u));
  const colours = [...new Set(hues.map((hue) => hue.replace(/^gray/, 'grey')))];
  const others = colours.filter((hue) => hue !== 'oak');
  // A grey oak is a grey floor that looks like wood.
  const own = others.length > 0 ? others : colours;
  const look = wood.test(said) ? 'wood' : stone.test(said) ? 'stone' : undefined;
  const [first] = tones;
  const tone = first && (first.startsWith('dark') ? 'dark' : 'light');
  return {
    ...(own.length > 0 && { colours: own }),
    ...(look && { look }),
    ...(tone && { tone }),
  };
}

/** What is wanted after a message; a colour that is named anew takes the place of the one before. */
export function mergeLook(
  before: WantedLook | undefined,
  text: string,
  sold: Sold,
): WantedLook | undefined {
  const { colours: kept, ...rest } = before ?? {};
  const merged = {
    ...rest,
    ...(kept && !anyColour.test(text) && { colours: kept }),
    ...readLook(text, sold),
  };
  return Object.keys(merged).length > 0 ? merged : undefined;
}

/** Whether a floor has the look of wood or stone: no carpet has. */
const hasLook = ({ category, name, features }: ProductFact, look: WantedLook['look']) =>
  category !== 'carpet' &&
  (look === 'wood' ? wood : stone).test([name, ...features].join(' ')) &&
  !(look === 'stone' && /\b(?:oak|walnut)\b/i.test(name));

/** The floors that are as wanted. */
export const ofLook = (
  products: readonly ProductFact[],
  { colours, look }: WantedLook,
): ProductFact[] =>
  products.filter(
    (product) =>
      (!look || hasLook(product, look)) &&
      (!colours || colours.some((colour) => isOfColour(product, colour))),
  );
