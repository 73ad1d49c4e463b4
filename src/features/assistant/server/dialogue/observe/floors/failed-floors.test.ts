import { describe, expect, it } from 'vitest';
import { readFailedFloors } from './failed-floors.ts';

describe('a kind of floor that failed', () => {
  it.each([
    ['my laminate has swollen and gone wavy. what would you recommend', 'laminate'],
    ['the laminate we had blew, water got in, what should we have instead', 'laminate'],
    [
      "I'll never have laminate again, it swelled up. what do you suggest for a kitchen",
      'laminate',
    ],
    ['we had vinyl and hated it, cold. what else is there for the bathroom', 'vinyl'],
    ['laminate was noisy in our last house. what do you recommend for the lounge', 'laminate'],
    ["my mother in law fell on laminate so I don't want that", 'laminate'],
    [
      "we've got laminate in the bedroom above and its driving me mad, what should i put there instead",
      'laminate',
    ],
    ['no more carpet for me, what would you suggest', 'carpet'],
  ])('is read from "%s"', (text, kind) => {
    expect(readFailedFloors(text).kinds).toEqual([kind]);
  });

  it.each([
    'our old carpet went flat in a year, which would you suggest',
    'my laminate got scratched, which laminate is tougher?',
    'can my laminate be repaired, it has swollen',
    'how much is laminate for a hall 4 x 1',
    'which vinyl would you recommend, the old carpet is gone',
  ])('is not read from "%s"', (text) => {
    expect(readFailedFloors(text).kinds).toEqual([]);
  });
});
