import { expect, it } from 'vitest';
import { dayInLondon, daysBetween } from '#platform/dates/london-time.ts';
import { fc } from '#tests/support/properties.ts';
import { completedWhen, hasReviewLinkEnded } from './when-to-ask.ts';

const at = (time: string) => new Date(time);

it.each([
  ['2026-06-10T07:59:59Z', undefined],
  ['2026-06-10T08:00:00Z', ['2026-05-26T23:00:00.000Z', '2026-06-07T23:00:00.000Z']],
  // The clocks go back on 25 October.
  ['2026-10-28T09:00:00Z', ['2026-10-13T23:00:00.000Z', '2026-10-26T00:00:00.000Z']],
])('asks at %s about what was completed three London days ago or earlier', (now, expected) => {
  const when = completedWhen(at(now));
  expect(when && [when.from.toISOString(), when.before.toISOString()]).toEqual(expected);
});

it('asks on the third London day after the completion, whatever the hour and the season', () => {
  const instants = fc.date({
    min: at('2025-01-01T00:00:00Z'),
    max: at('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, instants, (now, completedAt) => {
      const when = completedWhen(now);
      const days = daysBetween(dayInLondon(completedAt), dayInLondon(now));
      if (when)
        expect(completedAt >= when.from && completedAt < when.before).toBe(days >= 3 && days <= 14);
    }),
  );
});

it.each([
  ['2026-06-10T22:59:00Z', false],
  ['2026-06-10T23:00:00Z', true],
])('a link of 11 April that is opened at %s has ended: %s', (now, ended) => {
  expect(hasReviewLinkEnded(at('2026-04-11T09:00:00Z'), at(now))).toBe(ended);
});
