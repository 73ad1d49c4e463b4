import type { Flooring } from '../parsed-message.ts';
import { isEnglishWord } from './dictionary.ts';
import { isNearly } from './spelling.ts';

const kinds: Record<Flooring, string> = {
  lvt: 'lvt karndean amtico spc herringbone parquet planks plank moduleo lvts',
  laminate: 'laminate laminates laminated',
  vinyl: 'vinyl vinyls lino linoleum cushionfloor cushioned sheet',
  carpet:
    'carpet carpets carpeted carpeting recarpet recarpeted recarpeting saxony twist berber shag loop pile wool axminster wilton broadloom felt',
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as Flooring]),
  ),
);
const misspellable: [string, Flooring][] = [
  ['carpet', 'carpet'],
  ['carpets', 'carpet'],
  ['laminate', 'laminate'],
  ['vinyl', 'vinyl'],
  ['saxony', 'carpet'],
  ['karndean', 'lvt'],
  ['amtico', 'lvt'],
];
/** The kind of floor that a word names, misspelt as it may be. */
export function floorNamed(word: string): Flooring | undefined {
  const known = kindOf.get(word);
  if (known || word.length < 5 || isEnglishWord(word)) return known;
  return misspellable.find(
    ([name]) => word[0] === name[0] && isNearly(word, name, word.length > 6 ? 2 : 1),
  )?.[1];
}
