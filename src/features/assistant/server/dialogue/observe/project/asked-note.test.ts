import { expect, it } from 'vitest';
import { readAskedNote } from './asked-note.ts';

it.each([
  ['within a month, the bell is broken, please knock', 'the bell is broken, please knock'],
  ['2 rooms, no rush, please park in the yard', 'please park in the yard'],
  ['in the next month, only that she is deaf', 'only that she is deaf'],
  ['asap. nothing except the dog', 'nothing except the dog'],
  ['within two weeks, no', ''],
  ['three bedrooms, in two or three months, nothing else', ''],
  ['no hurry, I have nothing further to add', ''],
  ['In two or three months', ''],
  ['within a month, no thanks', ''],
  ['lovely thanks', ''],
  ['within a month, thank you very much', ''],
])('%s', (text, note) => {
  expect(readAskedNote(text)).toBe(note);
});
