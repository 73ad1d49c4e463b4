import { expect, it } from 'vitest';
import { writeFigures } from './amounts-in-words.ts';

it.each([
  ['two grand', '£2000'],
  ['about two and a half grand', 'about £2500'],
  ['a couple of hundred quid', '200 quid'],
  ['a hundred and fifty pounds', '150 pounds'],
  ['one thousand, two hundred and thirty pounds', '1230 pounds'],
  ['2.5k', '2500'],
  ['a tenner a metre', '£10 a metre'],
  ['a fifth off', '20% off'],
  ['half price', '50% price'],
  ['two thirds off', '66.67% off'],
  ['twenty-five miles', '25 miles'],
  ['one point five metres', '1.5 metres'],
  ['a ten-year guarantee', 'a 10-year guarantee'],
  ['within a week', 'within 1 week'],
  ['£2 a metre', '£2 a metre'],
  ['one of the three things we do', 'one of the three things we do'],
  ['either of the two', 'either of the two'],
  ['it is £1,250.50', 'it is £1,250.50'],
  ['half the room', 'half the room'],
  ['three quarters of an hour', '45 minutes'],
  ['eighteen pounds fifty', '£18.50'],
])('%s', (words, figures) => {
  expect(writeFigures(words)).toBe(figures);
});
