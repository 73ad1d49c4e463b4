import { expect, it } from 'vitest';
import { sayCoverage } from './coverage-text.ts';

it.each([
  [0.4, true, 'Under 10 minutes from us: we cover your area.'],
  [12.2, true, 'About 25 minutes from us: we cover your area.'],
  [
    25.3,
    false,
    'Just over 25 miles from Chippenham, beyond our usual 25. Ask anyway: we may still come, depending on the job.',
  ],
  [
    31.4,
    false,
    'About 31 miles from Chippenham, beyond our usual 25. Ask anyway: we may still come, depending on the job.',
  ],
])('%d miles, covered %s: %s', (miles, covered, sentence) => {
  expect(sayCoverage({ miles, covered })).toBe(sentence);
});

it.each([
  [12.2, true, 'About 12 miles from Chippenham, within our usual 25.'],
  [31.4, false, 'About 31 miles from Chippenham, beyond our usual 25.'],
])('to staff, %d miles, covered %s: %s', (miles, covered, sentence) => {
  expect(sayCoverage({ miles, covered }, { isForStaff: true })).toBe(sentence);
});
