import { expect, test } from 'vitest';
import { canBeNotMade, wasNotMade } from './visit-not-made.ts';

const visit = { date: '2027-03-02', slot: '9:00 AM - 11:00 AM' } as const;
const moved = { date: '2027-03-01', slot: '9:00 AM - 11:00 AM' } as const;
const onTheDay = new Date('2027-03-02T08:00:00Z');
const appointment = { status: 'confirmed', visit, history: [] } as const;
const report = (what: 'could-not' | 'arrived', of: typeof visit | typeof moved = visit) => ({
  what,
  visit: of,
});

test.each([
  ['from the day of the visit on', appointment, onTheDay, true],
  ['on a later day', appointment, new Date('2027-03-09T08:00:00Z'), true],
  ['not before its day', appointment, new Date('2027-03-01T12:00:00Z'), false],
  ['not without a visit', { ...appointment, visit: null }, onTheDay, false],
  ['not once it is completed', { ...appointment, status: 'completed' as const }, onTheDay, false],
  ['not twice', { ...appointment, history: [report('could-not')] }, onTheDay, false],
  [
    'again once the fitter arrived after all',
    { ...appointment, history: [report('could-not'), report('arrived')] },
    onTheDay,
    true,
  ],
  [
    'again after the visit was moved',
    { ...appointment, history: [report('could-not', moved)] },
    onTheDay,
    true,
  ],
])('a visit can be recorded as not made %s', (_, of, now, can) => {
  expect(canBeNotMade(of, now)).toBe(can);
});

test('a visit was not made where that was reported last', () => {
  expect(wasNotMade({ visit, history: [report('arrived'), report('could-not')] })).toBe(true);
  expect(wasNotMade({ visit, history: [] })).toBe(false);
});
