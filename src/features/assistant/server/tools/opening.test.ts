import { expect, it } from 'vitest';
import { whyNoCall } from './opening.ts';

const hour = (from: number, to = from) => ({ start: from * 60, stop: to * 60 });

it.each([
  ['a Sunday', '2026-12-06', [], 'closed that day', 'Mon 7 Dec between 8am and 6pm'],
  ['a holiday', '2026-12-25', [], 'closed that day', 'Tue 29 Dec between 8am and 6pm'],
  ['an hour after closing', '2026-12-03', [hour(19)], 'at that time', 'Fri 4 Dec'],
  ['hours before opening', '2026-12-03', [hour(0, 8)], 'at that time', 'Fri 4 Dec'],
])('offers the next opening hours for a call on %s', (_, day, hours, why, next) => {
  const said = whyNoCall(day, hours);
  expect(said).toContain(why);
  expect(said).toContain(next);
});

it('takes a call within the opening hours, or on any part of an open day', () => {
  expect(whyNoCall('2026-12-03', [hour(17, 24)])).toBeUndefined();
  expect(whyNoCall('2026-12-03', [])).toBeUndefined();
});
