import type { Flooring } from '../../nlu/parsed-message.ts';
import { floorNamed } from '../../nlu/text/floor-words.ts';
import { readTokens, tidyText } from '../../nlu/text/tokenize.ts';

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
