import { expect, it } from 'vitest';
import { asksFittingDay, sayFittingDays } from './fitting-days.ts';

const talk = { priced: [] };
const hours = 'we work Mon–Fri 8am–6pm and Sat 9am–4pm. The team agrees the day with you.';

it.each([
  ['can you FIT it on a monday?', 'Yes, we fit on Mondays'],
  ['do you lay floors on sundays', 'Not on Sundays'],
  ['could it be fitted at a weekend', 'Yes, we fit on Saturdays, but not on Sundays'],
  ['is the fitting mon to fri only?', 'Yes, we fit on weekdays and Saturdays'],
])('%j is answered by our hours', (question, answer) => {
  expect(asksFittingDay(question, question, talk)).toBe(true);
  expect(sayFittingDays(question)).toBe(`${answer}: ${hours}`);
});

it('a bare day after the question belongs to it', () => {
  const whole = 'can you fit it on a monday? or sundays';
  expect(asksFittingDay('or sundays', whole, talk)).toBe(true);
  expect(sayFittingDays(whole)).toContain('on Mondays, but not on Sundays:');
});

it.each([
  'can you fit me in on monday?',
  'can you come and measure on a monday',
  'can it be fitted by friday?',
  'can you fit it in on a monday?',
])('%j does not ask for the days of a fitting', (question) => {
  expect(asksFittingDay(question, question, talk)).toBe(false);
});
