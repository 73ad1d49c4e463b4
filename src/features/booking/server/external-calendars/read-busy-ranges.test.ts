import { describe, expect, it } from 'vitest';
import { calendar, event, read } from '#tests/support/calendars/busy-calendar.ts';

const busy = (...lines: string[]) => read(calendar(...event(...lines)));

/** As Google writes it. */
const london = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19700329T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19701025T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

describe('a single event', () => {
  it.each([
    [
      'in UTC',
      ['DTSTART:20260608T080000Z', 'DTEND:20260608T093000Z'],
      '2026-06-08T08:00 2026-06-08T09:30',
    ],
    [
      'with a duration',
      ['DTSTART:20260608T080000Z', 'DURATION:PT45M'],
      '2026-06-08T08:00 2026-06-08T08:45',
    ],
    [
      'without a zone, which is London’s',
      ['DTSTART:20260608T080000', 'DTEND:20260608T090000'],
      '2026-06-08T07:00 2026-06-08T08:00',
    ],
    [
      'in a zone that the calendar does not define',
      ['DTSTART;TZID=Europe/Paris:20260608T080000', 'DTEND;TZID=Europe/Paris:20260608T090000'],
      '2026-06-08T06:00 2026-06-08T07:00',
    ],
    [
      'in a zone that nobody knows, which is London’s',
      ['DTSTART;TZID=Nowhere:20260108T080000', 'DTEND;TZID=Nowhere:20260108T090000'],
      '2026-01-08T08:00 2026-01-08T09:00',
    ],
    ['of a whole day', ['DTSTART;VALUE=DATE:20260608'], '2026-06-07T23:00 2026-06-08T23:00'],
    [
      'of two whole days around the change to summer time',
      ['DTSTART;VALUE=DATE:20260328', 'DTEND;VALUE=DATE:20260330'],
      '2026-03-28T00:00 2026-03-29T23:00',
    ],
    [
      'of the day on which winter time begins',
      ['DTSTART;VALUE=DATE:20261025', 'DTEND;VALUE=DATE:20261026'],
      '2026-10-24T23:00 2026-10-26T00:00',
    ],
    [
      'that is tentative',
      ['DTSTART:20260608T080000Z', 'DTEND:20260608T090000Z', 'STATUS:TENTATIVE'],
      '2026-06-08T08:00 2026-06-08T09:00',
    ],
  ])('%s is busy then', (_name, lines, expected) => {
    expect(busy(...lines)).toEqual([expected]);
  });

  it.each([
    [
      'that is marked as free',
      ['DTSTART:20260608T080000Z', 'DTEND:20260608T090000Z', 'TRANSP:TRANSPARENT'],
    ],
    [
      'that is cancelled',
      ['DTSTART:20260608T080000Z', 'DTEND:20260608T090000Z', 'STATUS:CANCELLED'],
    ],
    ['without a length', ['DTSTART:20260608T080000Z', 'DTEND:20260608T080000Z']],
    ['that ends before it begins', ['DTSTART:20260608T080000Z', 'DTEND:20260607T080000Z']],
    ['without a start', ['SUMMARY:x']],
    ['with a start that is none', ['DTSTART:tomorrow', 'DTEND:later']],
    ['before the time that is read', ['DTSTART:20250608T080000Z', 'DTEND:20250608T090000Z']],
    ['after it', ['DTSTART:20270608T080000Z', 'DTEND:20270608T090000Z']],
  ])('%s is not busy', (_name, lines) => {
    expect(busy(...lines)).toEqual([]);
  });

  it('of the firm itself is not busy, whatever the case of its UID', () => {
    const own = (uid: string) =>
      read(
        calendar(
          'BEGIN:VEVENT',
          `UID:${uid}`,
          'DTSTART:20260608T080000Z',
          'DURATION:PT2H',
          'END:VEVENT',
        ),
      );
    expect(own('visit-a1@wyvernvale.example')).toEqual([]);
    expect(own('VISIT-A1@WYVERNVALE.EXAMPLE')).toEqual([]);
    expect(own('time-off-t1@wyvernvale.example')).toEqual([]);
    expect(own('dentist@wyvernvale.example')).toHaveLength(1);
    expect(own('visit-a1@wyvernvale.example.org')).toHaveLength(1);
  });

  it('keeps its London time in a zone that the calendar defines, in winter and in summer', () => {
    const at = (day: string) =>
      read(
        calendar(
          ...london,
          ...event(
            `DTSTART;TZID=Europe/London:${day}T090000`,
            `DTEND;TZID=Europe/London:${day}T110000`,
          ),
        ),
      );
    expect(at('20260328')).toEqual(['2026-03-28T09:00 2026-03-28T11:00']);
    expect(at('20260329')).toEqual(['2026-03-29T08:00 2026-03-29T10:00']);
    expect(at('20261024')).toEqual(['2026-10-24T08:00 2026-10-24T10:00']);
    expect(at('20261025')).toEqual(['2026-10-25T09:00 2026-10-25T11:00']);
  });
});

describe('what repeats', () => {
  const weekly = [
    'DTSTART;TZID=Europe/London:20260316T090000',
    'DTEND;TZID=Europe/London:20260316T100000',
  ];
  const readWeeks = (lines: string[], ...more: string[]) =>
    read(calendar(...london, ...event(...weekly, ...lines), ...more));

  it.each([
    ['defined', london],
    ['not defined', []],
  ])('keeps its London time across the clock change, with the zone %s', (_name, zone) => {
    const text = calendar(...zone, ...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3'));
    expect(read(text)).toEqual([
      '2026-03-16T09:00 2026-03-16T10:00',
      '2026-03-23T09:00 2026-03-23T10:00',
      '2026-03-30T08:00 2026-03-30T09:00',
    ]);
  });

  it('leaves out excluded days, and takes in added ones', () => {
    expect(
      readWeeks([
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE;TZID=Europe/London:20260323T090000',
        'RDATE;TZID=Europe/London:20260401T090000',
      ]),
    ).toEqual([
      '2026-03-16T09:00 2026-03-16T10:00',
      '2026-03-30T08:00 2026-03-30T09:00',
      '2026-04-01T08:00 2026-04-01T09:00',
    ]);
  });

  it('takes a moved occurrence where it is now, and leaves out a cancelled one', () => {
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/London:20260323T090000',
      'DTSTART;TZID=Europe/London:20260324T140000',
      'DTEND;TZID=Europe/London:20260324T150000',
    );
    const cancelled = event(
      'RECURRENCE-ID;TZID=Europe/London:20260330T090000',
      'STATUS:CANCELLED',
      'DTSTART;TZID=Europe/London:20260330T090000',
      'DTEND;TZID=Europe/London:20260330T100000',
    );
    expect(readWeeks(['RRULE:FREQ=WEEKLY;COUNT=3'], ...moved, ...cancelled)).toEqual([
      '2026-03-16T09:00 2026-03-16T10:00',
      '2026-03-24T14:00 2026-03-24T15:00',
    ]);
  });

  it('takes an occurrence that was moved here from beyond the time that is read', () => {
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/London:20270104T090000',
      'DTSTART:20261230T140000Z',
      'DTEND:20261230T150000Z',
    );
    expect(readWeeks(['RRULE:FREQ=WEEKLY;UNTIL=20270201T000000Z'], ...moved).at(-1)).toBe(
      '2026-12-30T14:00 2026-12-30T15:00',
    );
  });

  it('moves all that follow a change of “this and all that follow”', () => {
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/London:20260323T090000',
      'DTSTART;TZID=Europe/London:20260323T110000',
      'DTEND;TZID=Europe/London:20260323T120000',
    );
    expect(readWeeks(['RRULE:FREQ=WEEKLY;COUNT=3'], ...later)).toEqual([
      '2026-03-16T09:00 2026-03-16T10:00',
      '2026-03-23T11:00 2026-03-23T12:00',
      '2026-03-30T10:00 2026-03-30T11:00',
    ]);
  });

  it('is read from the middle of years of it', () => {
    const text = calendar(...event('DTSTART;VALUE=DATE:20050103', 'RRULE:FREQ=WEEKLY;BYDAY=MO'));
    expect(read(text, '2026-03-25', '2026-04-01')).toEqual(['2026-03-29T23:00 2026-03-30T23:00']);
  });
});
