import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calendar, event, read, readAll } from '#tests/support/calendars/busy-calendar.ts';
import { windowsZones } from './windows-zones.ts';

const inField = (name: string) =>
  read(readFileSync(`tests/support/field-inputs/${name}`, 'utf8'), '2026-11-01', '2028-01-01');
const busy = (...lines: string[]) => read(calendar(...event(...lines)));

describe('a calendar of the field', () => {
  it.each([
    [
      '06-exdate-utc-no-vtimezone.ics',
      ['2027-05-03T08:00 2027-05-03T09:00', '2027-05-17T08:00 2027-05-17T09:00'],
    ],
    [
      '06b-recurrence-id-utc-no-vtimezone.ics',
      [
        '2027-05-03T08:00 2027-05-03T09:00',
        '2027-05-11T13:00 2027-05-11T14:00',
        '2027-05-17T08:00 2027-05-17T09:00',
      ],
    ],
    ['07-windows-zone-no-vtimezone.ics', ['2026-12-10T09:00 2026-12-10T10:00']],
    ['07b-eastern-standard-time.ics', ['2026-12-10T14:00 2026-12-10T15:00']],
    ['07c-evolution-prefix.ics', ['2026-12-10T09:00 2026-12-10T10:00']],
    ['07d-tzone-microsoft-utc.ics', ['2027-05-12T09:00 2027-05-12T10:00']],
    ['09-all-day-without-value-date.ics', ['2026-12-10T00:00 2026-12-11T00:00']],
    ['09b-yearly-29-february.ics', []],
    [
      '09c-rdate-period.ics',
      ['2027-05-01T09:00 2027-05-01T10:00', '2027-05-03T09:00 2027-05-03T11:00'],
    ],
    ['09d-declined.ics', []],
  ])('is read as it is meant: %s', (name, ranges) => {
    expect(inField(name)).toEqual(ranges);
  });
});

const weekly = [
  'DTSTART;TZID=Europe/London:20260601T090000',
  'DTEND;TZID=Europe/London:20260601T100000',
  'RRULE:FREQ=WEEKLY;COUNT=3',
];
const without8June = ['2026-06-01T08:00 2026-06-01T09:00', '2026-06-15T08:00 2026-06-15T09:00'];

describe('an occurrence that is deleted or moved', () => {
  it.each([
    'EXDATE:20260608T080000Z',
    'EXDATE;TZID=Europe/Paris:20260608T100000',
    'EXDATE;TZID=Romance Standard Time:20260608T100000',
    'EXDATE:20260608T090000',
    'EXDATE;VALUE=DATE:20260608',
    'EXDATE:20260608',
    'EXDATE:20260101T000000Z,20260608T080000Z',
  ])('is recognised however it is named: %s', (line) => {
    expect(busy(...weekly, line)).toEqual(without8June);
  });

  it.each([
    'RECURRENCE-ID:20260608T080000Z',
    'RECURRENCE-ID;TZID=America/New_York:20260608T040000',
    'RECURRENCE-ID;TZID="tzone://Microsoft/Utc":20260608T080000',
    'RECURRENCE-ID;VALUE=DATE:20260608',
    'RECURRENCE-ID:20260608T090000',
  ])('is moved however it is named: %s', (line) => {
    const moved = event(line, 'DTSTART:20260609T080000Z', 'DTEND:20260609T090000Z');
    expect(read(calendar(...event(...weekly), ...moved))).toEqual([
      without8June[0],
      '2026-06-09T08:00 2026-06-09T09:00',
      without8June[1],
    ]);
  });

  it('is one of whole days, though its time is written', () => {
    const days = ['DTSTART;VALUE=DATE:20260601', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    expect(busy(...days, 'EXDATE:20260608T000000Z')).toEqual(['2026-05-31T23:00 2026-06-01T23:00']);
  });
});

describe('a zone', () => {
  it.each([
    ['Tokyo Standard Time', '00:00'],
    ['India Standard Time', '03:30'],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', '12:00'],
    ['/softwarestudio.org/Olson_20011030_5/Europe/Berlin', '07:00'],
    ['UTC+05:30', '03:30'],
    ['europe/paris', '07:00'],
  ])('is known as %s', (name, time) => {
    expect(busy(`DTSTART;TZID="${name}":20260608T090000`, 'DURATION:PT1H')[0]).toMatch(
      `2026-06-08T${time}`,
    );
  });

  it('of Windows is that of CLDR', () => {
    const known = Object.entries<{ iana: string[] }>(
      JSON.parse(readFileSync('node_modules/node-ical/windowsZones.json', 'utf8')),
    );
    const listed = known.filter(([name]) => !name.startsWith('('));
    expect([...windowsZones]).toEqual(listed.map(([name, { iana }]) => [name, iana[0]]));
  });
});

describe('staff are told of', () => {
  it.each([
    ['an unknown zone', ['DTSTART;TZID=Nowhere:20260608T090000', 'DURATION:PT1H'], 'Nowhere', 1],
    ['a start that is none', ['DTSTART:soon', 'DURATION:PT1H'], null, 0],
    ['an event without a start', ['DURATION:PT1H'], null, 0],
    ['an end before the start', ['DTSTART:20260608T090000Z', 'DTEND:20260608T080000Z'], null, 0],
    ['an end that is none', ['DTSTART:20260608T090000Z', 'DTEND:2026-06-08T11:00'], null, 0],
    ['a day that no month has', ['DTSTART:20260631T090000Z', 'DURATION:PT1H'], null, 0],
    ['a day that is none', ['DTSTART;VALUE=DATE:2026-6-8'], null, 0],
  ])('%s', (_, lines, zone, count) => {
    const { ranges, notices } = readAll(calendar(...event(...lines)));
    expect(ranges).toHaveLength(count);
    expect(notices).toEqual([{ start: expect.any(String), zone }]);
  });

  it('nothing that is over, and nothing of a zone that no event of the time is in', () => {
    const old = event('DTSTART:20200608T090000Z', 'DTEND:20200608T080000Z');
    const free = event('DTSTART;TZID=Nowhere:20200608T090000', 'DURATION:PT1H');
    expect(readAll(calendar(...old, ...free)).notices).toEqual([]);
  });
});

describe('an event of several people', () => {
  const declined = (email: string) => `ATTENDEE;PARTSTAT=DECLINED:mailto:${email}`;
  const accepted = (email: string) => `ATTENDEE;PARTSTAT=ACCEPTED:MAILTO:${email}`;
  const at = ['DTSTART:20260608T090000Z', 'DURATION:PT1H'];
  const named = (...lines: string[]) =>
    read(calendar('X-WR-CALNAME:Me@example.com', ...event(...at, ...lines)));

  it.each([
    ['the owner declined', () => named(declined('me@example.com'), accepted('b@example.com')), 0],
    ['another declined', () => named(accepted('me@example.com'), declined('b@example.com')), 1],
    [
      'somebody declined, who may be the owner or not',
      () => busy(...at, declined('b@example.com'), accepted('c@example.com')),
      1,
    ],
    [
      'everybody declined',
      () => busy(...at, declined('b@example.com'), declined('c@example.com')),
      0,
    ],
    ['nobody answered', () => named('ATTENDEE:mailto:me@example.com'), 1],
    ['Outlook shows them as free', () => busy(...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'), 0],
    [
      'Outlook shows them as tentative',
      () => busy(...at, 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'),
      1,
    ],
  ])('where %s', (_, ranges, count) => {
    expect(ranges()).toHaveLength(count);
  });
});

describe('a day that some months or years do not have', () => {
  it.each([
    ['DTSTART:20240229T090000Z', 'RRULE:FREQ=YEARLY;INTERVAL=2', []],
    ['DTSTART:20200229T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2,3', ['2026-03-29']],
    ['DTSTART:20250531T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=4,5', ['2026-05-31']],
    [
      'DTSTART:20260131T090000Z',
      'RRULE:FREQ=MONTHLY;COUNT=3',
      ['2026-01-31', '2026-03-31', '2026-05-31'],
    ],
    [
      'DTSTART:20250115T090000Z',
      'RRULE:FREQ=YEARLY;BYMONTHDAY=30;BYMONTH=1,2,3',
      ['2026-01-30', '2026-03-30'],
    ],
    ['DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY', []],
  ])('is left out: %s %s', (start, rule, days) => {
    const found = busy(start, 'DURATION:PT1H', rule);
    expect(found.map((range) => range.slice(0, 10))).toEqual(days);
  });
});
