import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { isDay } from './london-time.ts';
import { readDay, readInstant } from './read-date.ts';

describe('a written day', () => {
  it.each([
    ['2026-04-03', '2026-04-03'],
    ['03/04/2026', '2026-04-03'],
    ['3/4/26', '2026-04-03'],
    ['03-04-2026', '2026-04-03'],
    ['03.04.2026', '2026-04-03'],
    ['31.12.2019', '2019-12-31'],
    ['29/2/24', '2024-02-29'],
    ['2026/4/3', '2026-04-03'],
    ['3 April 2026', '2026-04-03'],
    ['3rd Apr 26', '2026-04-03'],
    ['01-Sept-2025', '2025-09-01'],
  ])('%j is %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    '12',
    'June 5',
    '46115',
    '4/13/2026',
    '31/04/2026',
    '29/02/2026',
    '03/04-2026',
    '1/2/345',
    '0000-01-01',
    '+275760-09-13',
    'tomorrow',
    '1 Maypole 2026',
    '',
  ])('%j is none', (text) => {
    expect(readDay(text)).toBeUndefined();
    expect(readInstant(text)).toBeUndefined();
  });
});

describe('a written instant', () => {
  it.each([
    ['2026-04-03T10:15:00.000Z', '2026-04-03T10:15:00.000Z'],
    ['2026-04-03T10:15:00+0100', '2026-04-03T09:15:00.000Z'],
    ['03/04/2026 10:15', '2026-04-03T09:15:00.000Z'],
    ['3 Jan 2026, 9:05:59', '2026-01-03T09:05:00.000Z'],
    ['2026-01-03 09:05', '2026-01-03T09:05:00.000Z'],
    ['03/07/2026', '2026-07-02T23:00:00.000Z'],
  ])('%j is %s', (text, instant) => {
    expect(readInstant(text)?.toISOString()).toBe(instant);
  });

  it.each([
    '2026-04-31T10:15:00Z',
    '03/04/2026 24:00',
    '03/04/2026 9:60',
    '2026-04-03T99:15:00Z',
    '03/04/2026 noon',
  ])('%j is none', (text) => {
    expect(readInstant(text)).toBeUndefined();
  });

  it('is a day that the database has, whatever is written', () => {
    const digits = fc.stringMatching(/^[0-9]{1,6}[/. T:+-][0-9]{1,4}[/. T:+-][0-9 :TZ]{1,12}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits), (text) => {
        const instant = readInstant(text);
        if (instant) expect(isDay(instant.toISOString().slice(0, 10))).toBe(true);
        const day = readDay(text);
        if (day !== undefined) expect(isDay(day)).toBe(true);
      }),
    );
  });
});
