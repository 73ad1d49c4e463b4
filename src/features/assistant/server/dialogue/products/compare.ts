import type { ConversationRecord } from '../../conversation/record.ts';
import type { Flooring } from '../../nlu/parsed-message.ts';
import { floorNamed } from '../../nlu/text/floor-words.ts';
import { readTokens, tidyText } from '../../nlu/text/tokenize.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { type Catalogue, readFloors } from './choose-floor.ts';
import { isOfMake } from './match-products.ts';

const between = /\b(?:and|or|vs?\.?|versus|than|against|to)\b|,(?!\d)|\?/i;

/** The products that a text sets against each other; of a range its first in stock. */
export function findCompared(
  text: string,
  catalogue: Catalogue,
  record: ConversationRecord,
): ProductFact[] {
  const parts = text.split(between);
  const ofMake = parts.map((part) => {
    const words = part.toLowerCase().split(/\W+/);
    return catalogue.products.filter((one) => isOfMake(one, words));
  });
  const areMakes = ofMake.filter((products) => products.length > 0).length > 1;
  const found = parts.flatMap((part, at) => {
    const { choice, candidates, isNamed } = readFloors(
      part,
      readTokens(tidyText(part)),
      catalogue,
      record,
    );
    const product = catalogue.products.find(({ slug }) => slug === choice?.slug);
    if (product) return [product];
    const ofRange = isNamed ? candidates : areMakes ? (ofMake[at] ?? []) : [];
    return ofRange.find(({ stock }) => stock === 'instock') ?? ofRange[0] ?? [];
  });
  return found.filter((product, at) => found.indexOf(product) === at);
}

const kindWords: readonly [Flooring, RegExp][] = [
  ['lvt', /\blvts?\b|\bluxury vinyl\b|\bvinyl (?:planks?|tiles?)\b|\bclick vinyl\b/i],
  ['laminate', /\blaminates?\b/i],
  ['vinyl', /\b(?:sheet )?vinyls?\b|\blino\b/i],
  ['carpet', /\bcarpets?\b/i],
];

/** The kinds of floor that a text names, in their order there; a misspelt one alone. */
export function kindsNamed(text: string): Flooring[] {
  const named = findKinds(text);
  if (named.length > 0) return named;
  const nearly = readTokens(tidyText(text)).find(
    ({ text: word, kind }) => kind === 'word' && word.length > minMisspelt && floorNamed(word),
  );
  const kind = nearly && floorNamed(nearly.text);
  return kind && !specific.has(nearly.text) ? [kind] : [];
}

/** The kinds that a text turns down: "laminate's no good then", "not carpet". */
export const kindsDenied = (text: string): Flooring[] =>
  [...text.matchAll(turnedDown), ...text.matchAll(noGood)].flatMap(([said]) => kindsNamed(said));
const noGood =
  /\b(?:carpets?|laminates?|(?:sheet )?vinyls?|lvts?|lino)(?:'?s| is| are|,)? (?:no good|no use|not (?:an option|suitable|right|any good)|out|a no|won'?t do)\b(?! of)/gi;

/** The kinds that a text names, without those it turns down: "LVT, not carpet". */
export const kindsWanted = (text: string): Flooring[] => kindsNamed(text.replace(turnedDown, ' '));
const turnedDown =
  /\b(?:not|no|never|rather than|instead of|other than|without)\W+(?:an? |the |more |any |another )?(?:carpets?|laminates?|(?:sheet )?vinyls?|lvts?|lino)\b/gi;

const minMisspelt = 5;
/** Words that tell more than the kind. */
const specific = new Set(
  'herringbone saxony planks parquet karndean amtico axminster wilton'.split(' '),
);

function findKinds(text: string): Flooring[] {
  const plain = text.replace(
    /\bluxury vinyl\b|\bvinyl (?:planks?|tiles?)\b|\bclick vinyl\b/gi,
    'lvt',
  );
  return kindWords
    .flatMap(([kind, says]) => {
      const at = plain.search(says);
      return at < 0 ? [] : [{ kind, at }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ kind }) => kind);
}
