import { isAnotherWord } from '../text/dictionary.ts';
import { forgivenSlips, isNearly } from '../text/spelling.ts';
import type { Token } from '../text/tokenize.ts';

/** Towns outside the service area that might be named: known, so that the answer can be no. */
const farPlaces =
  'London,Bristol,Reading,Oxford,Salisbury,Gloucester,Cheltenham,Stroud,Cirencester,Newbury,Southampton,Portsmouth,Bournemouth,Exeter,Plymouth,Taunton,Yeovil,Frome,Wells,Glastonbury,Weston-super-Mare,Cardiff,Newport,Swansea,Birmingham,Manchester,Liverpool,Leeds,Edinburgh,Glasgow,Andover,Basingstoke,Winchester,Hungerford,Tetbury,Keynsham,Radstock,Midsomer Norton,Shepton Mallet,Amesbury,Pewsey,Marlborough,Wantage,Faringdon,Witney,Abingdon,Yate,Thornbury,Dursley,Warminster,Westbury,Poole,Guildford,Worcester,Hereford,Brighton,Nottingham,Leicester,Sheffield,Newcastle,Norwich,Cambridge,Coventry,Milton Keynes,Scotland,Wales,Cornwall,Devon,Somerset,Dorset,Wiltshire,Gloucestershire,Hampshire,Berkshire'.split(
    ',',
  );

const before = new Set(
  'in to near from at about around of by live based cover covering serve do round is its is like come visit outside over past towards am im lives living located are'.split(
    ' ',
  ),
);
/** Words after which a single-word name does not mean the place: "the bath". */
const articles = new Set([
  'a',
  'the',
  'my',
  'our',
  'your',
  'this',
  'that',
  'his',
  'her',
  'their',
  'one',
]);
const things = new Set(
  'room rooms mat panel tub tap time leak suite stone area rug cover cover towel of off spring shop'.split(
    ' ',
  ),
);

type Named = { name: string; words: string[]; known: boolean };

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll('’', '')
    .split(/[\s-]+/);

/** Places by initial, which is rarely mistyped. */
export type Places = { all: readonly Named[]; byInitial: ReadonlyMap<string, Named[]> };

/** Indexes the names once for all messages. On duplicates the first list wins. */
export function preparePlaces(knownPlaces: readonly string[]): Places {
  const known = knownPlaces.map((name) => ({ name, words: wordsOf(name), known: true }));
  const names = new Set(known.map(({ words }) => words.join(' ')));
  const far = farPlaces.map((name) => ({ name, words: wordsOf(name), known: false }));
  const all = [...known, ...far.filter(({ words }) => !names.has(words.join(' ')))];
  return { all, byInitial: Map.groupBy(all, ({ words }) => words[0]?.[0] ?? '') };
}

/** The town or village named in a message, spelt as in the list. */
export function findPlace(tokens: readonly Token[], places: Places): string | undefined {
  const words = tokens.map(({ text }) => text).filter((text) => text !== '-');
  const exact = pick(words, places, (word, wanted) => word === wanted);
  if (exact) return exact;
  const part = findByFirstWord(words, places);
  if (part) return part;
  return pick(
    words,
    places,
    (word, wanted) =>
      word === wanted ||
      (!isAnotherWord(word, wanted) &&
        isNearly(word, wanted, forgivenSlips(Math.min(word.length, wanted.length)))),
  );
}

function pick(
  words: readonly string[],
  { byInitial }: Places,
  same: (word: string, wanted: string) => boolean,
) {
  let best: { name: string; weight: number } | undefined;
  for (const [at, word] of words.entries())
    for (const place of byInitial.get(word[0] ?? '') ?? []) {
      const weight = place.words.join('').length + (place.known ? 3 : 0);
      if (best && weight <= best.weight) continue;
      if (isHere(words, at, place, same)) best = { name: place.name, weight };
    }
  return best?.name;
}

function isHere(
  words: readonly string[],
  at: number,
  { words: wanted }: Named,
  same: (word: string, wanted: string) => boolean,
) {
  const first = words[at] ?? '';
  if (!wanted.every((word, index) => same(words[at + index] ?? '', word))) return false;
  if (wanted.length > 1) return true;
  const previous = words[at - 1] ?? '';
  const next = words[at + 1] ?? '';
  if (things.has(next) || articles.has(previous)) return false;
  if (notPlaces.has(first)) return false;
  return (wanted[0]?.length ?? 0) > 4 || before.has(previous) || words.length <= 2;
}

/** Places whose names are mostly said as words. */
const notPlaces = new Set(['reading', 'ford', 'wells']);

/** `bradford` for Bradford-on-Avon, if no other place begins with it. */
function findByFirstWord(words: readonly string[], { all }: Places): string | undefined {
  for (const [at, word] of words.entries()) {
    if (word.length < 6 || !before.has(words[at - 1] ?? '')) continue;
    const fits = all.filter(({ words: wanted }) => wanted.length > 1 && wanted[0] === word);
    if (fits.length === 1) return fits[0]?.name;
  }
  return undefined;
}
