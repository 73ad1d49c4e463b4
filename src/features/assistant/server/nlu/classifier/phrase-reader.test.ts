import { describe, expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { bookingMoveMeanings, bookingMoveReader } from './booking-moves.ts';
import { followUpMeanings, followUpReader } from './follow-ups.ts';
import type { Model } from './model.ts';
import type { Guess, Phrase } from './phrase-reader.ts';
import { roomMoveMeanings, roomMoveReader } from './room-moves.ts';

type Reader = {
  readPhrases: () => Phrase<string>[];
  train: (phrases: readonly Phrase<never>[]) => Model;
  guess: (tokens: ReturnType<typeof readTokens>, model: Model) => Guess<string>;
};

const readers: [string, { reader: Reader; meanings: object; none: string; minRight: number }][] = [
  ['prices', { reader: followUpReader, meanings: followUpMeanings, none: 'other', minRight: 0.4 }],
  ['rooms', { reader: roomMoveReader, meanings: roomMoveMeanings, none: 'none', minRight: 0.55 }],
  [
    'bookings',
    { reader: bookingMoveReader, meanings: bookingMoveMeanings, none: 'tell', minRight: 0.6 },
  ],
];

const minProbability = 0.5;
const parts = 5;

describe.each(readers)('what is said of %s', (_, { reader, meanings, none, minRight }) => {
  it('has messages for every label', () => {
    const said = new Set(reader.readPhrases().map(({ label }) => label));
    expect([...said].sort()).toEqual(Object.keys(meanings).sort());
  });

  it('reads messages that it was not trained with', () => {
    const phrases = reader.readPhrases();
    const count = { right: 0, wrong: 0, falsely: 0 };
    const asked = phrases.filter(({ label }) => label !== none).length;
    for (let part = 0; part < parts; part += 1) {
      const model = reader.train(phrases.filter((_each, at) => at % parts !== part) as never);
      for (const { text, label } of phrases.filter((_each, at) => at % parts === part)) {
        const found = reader.guess(readTokens(tidyText(text)), model);
        if (found.probability < minProbability || found.label === none) continue;
        if (found.label === label) count.right += 1;
        else if (label === none) count.falsely += 1;
        else count.wrong += 1;
      }
    }
    expect(count.right / asked).toBeGreaterThan(minRight);
    expect(count.wrong / asked).toBeLessThan(0.06);
    expect(count.falsely / (phrases.length - asked)).toBeLessThan(0.2);
  });
});
