import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { instantInLondon } from '#platform/dates/london-time.ts';
import { calendar, event, read } from '#tests/support/calendars/busy-calendar.ts';
import { fc } from '#tests/support/properties.ts';
import { joinRanges } from './busy-ranges.ts';

const [from, to] = ['2026-01-01', '2027-01-01'] as const;
const iso = (instant: number | Date) => new Date(instant).toISOString().slice(0, 16);

const pad = (number: number) => String(number).padStart(2, '0');
const dayHere = (date: Date) =>
  [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');

/** When another library says that a calendar is busy. */
function readElsewhere(text: string): string[] {
  const ranges = Object.values(nodeIcal.sync.parseICS(text)).flatMap((component) => {
    if (component?.type !== 'VEVENT') return [];
    const expanded = nodeIcal.expandRecurringEvent(component, {
      from: new Date(`${from}T00:00:00Z`),
      to: new Date(`${to}T00:00:00Z`),
      expandOngoing: true,
    });
    return expanded
      .filter(({ event: found }) => found.status !== 'CANCELLED')
      .map(({ start, end, isFullDay }) => {
        // Its days begin when those of the machine do; ours are London's.
        const instant = (date: Date) =>
          isFullDay ? instantInLondon(dayHere(date), '00:00') : date;
        return { from: +instant(start), to: +instant(end) };
      });
  });
  return joinRanges(ranges)
    .filter((range) => range.from < Date.parse(to) && range.to > Date.parse(from))
    .map((range) => `${iso(range.from)} ${iso(range.to)}`);
}

const day = fc
  .record({ month: fc.integer({ min: 1, max: 12 }), date: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, date }) => `2026${pad(month)}${pad(date)}`);
// Not in the hours in which clocks change.
const time = fc
  .record({ hour: fc.integer({ min: 4, max: 21 }), minute: fc.constantFrom(0, 15, 30, 45) })
  .map(({ hour, minute }) => `T${pad(hour)}${pad(minute)}00`);
const zone = fc.constantFrom(
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'Asia/Kolkata',
  'GMT Standard Time',
  'W. Europe Standard Time',
  'Pacific Standard Time',
);
// Without FREQ=DAILY;BYDAY: RFC 5545 leaves open whether a start on another day counts, and each library decides otherwise.
const rule = fc.oneof(
  fc.constantFrom(
    'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    'FREQ=MONTHLY;BYDAY=-1SU',
    'FREQ=MONTHLY;BYDAY=2TU',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY',
    'FREQ=YEARLY',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA',
    'FREQ=DAILY;INTERVAL=3',
  ),
  fc.constantFrom('FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=15'),
);
const events = fc
  .record({
    day,
    time,
    zone,
    minutes: fc.integer({ min: 15, max: 180 }),
    rule: fc.option(rule),
    count: fc.integer({ min: 1, max: 12 }),
    kind: fc.constantFrom('utc', 'zone', 'days'),
    excludes: fc.boolean(),
    isCancelled: fc.integer({ min: 0, max: 8 }).map((n) => n === 0),
  })
  .map((given) => {
    const { kind } = given;
    const parameter = kind === 'utc' ? '' : kind === 'days' ? ';VALUE=DATE' : `;TZID=${given.zone}`;
    const value = (date: string) =>
      kind === 'days' ? date : `${date}${given.time}${kind === 'utc' ? 'Z' : ''}`;
    return [
      `DTSTART${parameter}:${value(given.day)}`,
      kind === 'days' ? 'DURATION:P1D' : `DURATION:PT${given.minutes}M`,
      ...(given.rule ? [`RRULE:${given.rule};COUNT=${given.count}`] : []),
      ...(given.rule && given.excludes ? [`EXDATE${parameter}:${value(given.day)}`] : []),
      ...(given.isCancelled ? ['STATUS:CANCELLED'] : []),
    ];
  });

describe('generated calendars', () => {
  it('are busy when a second library says so', () => {
    fc.assert(
      fc.property(fc.array(events, { minLength: 1, maxLength: 4 }), (all) => {
        const text = calendar(
          ...all.flatMap((lines, n) =>
            event(...lines).map((line) => (line === 'UID:u1' ? `UID:u${n}` : line)),
          ),
        );
        expect(read(text, from, to)).toEqual(readElsewhere(text));
      }),
      { numRuns: 300 },
    );
  });
});
