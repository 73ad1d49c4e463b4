import { describe, expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { findAnswer } from './find-answer.ts';

const answer = (text: string) => findAnswer(readTokens(tidyText(text)));

describe('an answer', () => {
  it.each(['yes', 'Yes please!', 'yep go ahead', 'ok book it', 'that’s right', 'sounds good'])(
    '"%s" is a yes',
    (text) => expect(answer(text)).toBe('yes'),
  );
  it.each(['no', 'nope', 'no thanks', "don't", 'not yet', 'cancel that'])('"%s" is a no', (text) =>
    expect(answer(text)).toBe('no'),
  );
  it.each([
    'yes but not that day',
    'ok what about friday',
    'yes?',
    'do you cover yes tor',
    'sure, can you change the time',
    'when can you come',
    '',
  ])('"%s" is neither', (text) => expect(answer(text)).toBeUndefined());
});
