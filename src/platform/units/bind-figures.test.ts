import { expect, it } from 'vitest';
import { bindFigures } from './bind-figures.ts';

it.each([
  ['within 25 miles of us', 'within 25~miles of us'],
  ['11 am–1 pm', '11~am–1~pm'],
  ['within 24 hours.', 'within 24~hours.'],
  ['45–60 minutes, 4-6 hours', '45–60~minutes, 4-6~hours'],
  ['21.83 m², 50 mm or 4 m wide', '21.83~m², 50~mm or 4~m wide'],
  ['up to 27 °C', 'up to 27~°C'],
  ['Thu 3 Dec 2026, 9 am', 'Thu 3~Dec~2026, 9~am'],
  ['Late by 47 h, 5 min left', 'Late by 47~h, 5~min left'],
  ['1 mile, 12 months, 180 days', '1~mile, 12~months, 180~days'],
])('%s', (text, bound) => {
  expect(bindFigures(text)).toBe(bound.replaceAll('~', '\u00a0'));
});

it.each([
  '9:00 AM - 11:00 AM',
  '1-2 rooms',
  'Name must be at least 2 characters',
  '£5 deposit',
  '4 mats',
  'Step 1 of 4',
  '01632 960 147',
  '1 High Street',
  'Marchesa 2026',
])('%s stays as it is', (text) => {
  expect(bindFigures(text)).toBe(text);
});
