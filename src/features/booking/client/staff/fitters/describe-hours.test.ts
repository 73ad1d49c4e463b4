import { expect, it } from 'vitest';
import { describeHours } from './describe-hours.ts';

const day = { from: '08:00', to: '18:00' };
const saturday = { from: '09:00', to: '16:00' };
const afternoon = { from: '12:30', to: '17:00' };

it.each([
  [[day, day, day, day, day, saturday], 'Mon–Fri 8am–6pm, Sat 9am–4pm'],
  [[day, null, day, day, null, null], 'Mon 8am–6pm, Wed–Thu 8am–6pm'],
  [[null, afternoon, null, null, null, null], 'Tue 12.30pm–5pm'],
  [[null, null, null, null, null, null], 'No working days'],
])('%j is %s', (hours, words) => {
  expect(describeHours(hours)).toBe(words);
});
