import type { Token } from '../text/tokenize.ts';

const moves = new Set('moved moving move relocated came come down up over'.split(' '));
const lived = new Set('live lived living based be was were'.split(' '));
const before = new Set('used originally formerly previously was were'.split(' '));
/** "I've just left Leeds": not "left a gap". */
const leavers = new Set("i we i've we've ive weve have just recently only".split(' '));
/** How far back the word that says so may stand: "moved down here from". */
const maxBack = 4;

/**
 * A message without the places that somebody has left: "just moved down from Leeds", "we used to live in Leeds", "I've
 * left Leeds now" ask about no visit there.
 */
export function withoutPlacesLeft(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ text }) => text.toLowerCase().replaceAll('’', "'"));
  const says = (some: ReadonlySet<string>, at: number) =>
    words.slice(Math.max(0, at - maxBack), at).some((word) => some.has(word));
  const isLeft = (at: number): boolean => {
    const word = words[at - 1] ?? '';
    if (word === 'from') return says(moves, at - 1) || says(before, at - 1);
    if (word === 'in' || word === 'at') return says(lived, at - 1) && says(before, at - 1);
    return word === 'left' && leavers.has(words[at - 2] ?? '');
  };
  return tokens.filter((_, at) => !isLeft(at));
}
