import { expect, it } from 'vitest';
import { describePattern, describeRepeats } from './pattern-words.ts';

const piece = { room: 0, kind: 'drop' as const, x: 0, y: 0, width: 4, length: 5.76 };
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it('names the repeat and the match of a plan', () => {
  const words = plain(describePattern({ repeat: 0.915, match: 'half-drop' }));
  expect(words).toBe('Cut to the pattern: repeat 91.5 cm, half-drop match');
});

it('counts the repeats of a piece, and says where its floor begins within one', () => {
  const pattern = { repeat: 0.64, match: 'set' as const };
  expect(describeRepeats(piece, pattern)).toBe('9 repeats');
  expect(plain(describeRepeats({ ...piece, lead: 0.32 }, pattern))).toBe(
    '9 repeats, the first 32 cm trimmed off to match',
  );
  expect(describeRepeats(piece, undefined)).toBeUndefined();
});
