import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../conversation/words/plain-text.ts';
import { QuestionIndex } from '../../taught-answers/question-index.ts';
import { findPlace, preparePlaces } from '../entities/find-place.ts';
import { isAnotherWord } from './dictionary.ts';
import { floorNamed } from './floor-words.ts';
import { readTokens } from './tokenize.ts';

const places = preparePlaces(['Marish']);
const placeIn = (text: string) => findPlace(readTokens(text), places);

describe('a common word is no slip in another one', () => {
  it.each(['estate', 'stars', 'different', 'instance', 'halfway', 'beach', 'wasting', 'prizes'])(
    'leaves %s as it is written',
    (word) => expect(toPlainText(`is the ${word} near`)).toBe(`is the ${word} near`),
  );

  it.each(['careers', 'campers', 'carrots'])('takes %s for no floor', (word) =>
    expect(floorNamed(word)).toBeUndefined(),
  );

  it('takes no common word for a town', () => {
    expect(placeIn('do you come to parish halls')).toBeUndefined();
    expect(placeIn('do you come to Marsih')).toBe('Marish');
  });

  it('finds no taught answer by a word that only looks like its own', () => {
    const index = new QuestionIndex([
      { question: 'Will it be scratched by claws?', alsoAsked: [] },
      { question: 'Can you put right a rippled carpet?', alsoAsked: [] },
    ]);
    const likenessOf = (text: string) => index.rank(text)[0]?.likeness ?? 0;
    expect(likenessOf('will it be scratchd')).toBe(likenessOf('will it be scratched'));
    expect(likenessOf('will it be stretched')).toBeLessThan(likenessOf('will it be scratched'));
  });
});

it('a form of a word is no other word', () => {
  expect(isAnotherWord('whitewash', 'whitewashed')).toBe(false);
  expect(isAnotherWord('stretched', 'scratched')).toBe(true);
});

it.each([
  ['carpit', 'carpet'],
  ['kichen', 'kitchen'],
  ['mesure', 'measure'],
])('a slip is still put right: %s', (typed, meant) => expect(toPlainText(typed)).toBe(meant));
