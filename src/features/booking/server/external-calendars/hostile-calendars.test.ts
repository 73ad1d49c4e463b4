import { describe, expect, it } from 'vitest';
import { calendar, event, read } from '#tests/support/calendars/busy-calendar.ts';
import { fc } from '#tests/support/properties.ts';
import { ownUid } from '../mails/calendar-file.ts';
import { NotACalendar, readBusyRanges, TooMuch } from './read-busy-ranges.ts';

const busy = (...lines: string[]) => read(calendar(...event(...lines)));

describe('a hostile calendar', () => {
  it.each([
    '',
    'hello',
    '<!doctype html><title>x</title>',
    '{"a":1}',
    'BEGIN:VCARD\r\nEND:VCARD',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
    '\u0000\u0001',
  ])('%j is none', (text) => {
    expect(() => read(text)).toThrow(NotACalendar);
  });

  it('with a rule for every second for ever is too much', () => {
    expect(() => busy('DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')).toThrow(
      TooMuch,
    );
  });

  it('with thousands of separate times is too much', () => {
    expect(() =>
      busy('DTSTART:20260101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY;INTERVAL=2'),
    ).toThrow(TooMuch);
  });

  it('with thousands of events at one time is one range', () => {
    const many = Array.from({ length: 20_000 }, (_, n) => [
      'BEGIN:VEVENT',
      `UID:${n}`,
      'DTSTART:20260608T080000Z',
      'DURATION:PT1H',
      'END:VEVENT',
    ]).flat();
    expect(read(calendar(...many))).toEqual(['2026-06-08T08:00 2026-06-08T09:00']);
  });

  it('keeps the other events beside one that cannot be read', () => {
    const good = 'BEGIN:VEVENT UID:good DTSTART:20260608T080000Z DURATION:PT1H END:VEVENT';
    const bad = event('DTSTART:20260608T080000Z', 'DTEND:never');
    expect(read(calendar(...bad, ...good.split(' ')))).toHaveLength(1);
  });

  it('with a rule that is none is none itself', () => {
    expect(() => busy('DTSTART:20260608T080000Z', 'RRULE:FREQ=NEVER')).toThrow(NotACalendar);
  });

  const line = fc.oneof(
    {
      weight: 60,
      arbitrary: fc.constantFrom(
        'BEGIN:VEVENT',
        'END:VEVENT',
        'UID:u1',
        'DTSTART:20260608T080000Z',
        'DTSTART;VALUE=DATE:20260608',
        'DTEND:20260608T090000Z',
        'DURATION:PT1H',
        'DURATION:-P1D',
        'RRULE:FREQ=DAILY;COUNT=3',
        'RRULE:FREQ=YEARLY;COUNT=2',
        'RECURRENCE-ID:20260608T080000Z',
        'EXDATE:20260608T080000Z',
        'RDATE:20260609T080000Z',
        'BEGIN:VTIMEZONE',
        'END:VTIMEZONE',
        'TZID:X',
        'DTSTART;TZID=X:20260608T080000',
        'STATUS:CANCELLED',
        'TRANSP:OPAQUE',
        'RRULE:',
      ),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  );
  it('made of any lines is read or refused, and what is read is in order and in the time', () => {
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 6 }), (events) => {
        const lines = events.flatMap((inner) => [
          'BEGIN:VEVENT',
          'DTSTART:20260608T080000Z',
          ...inner,
          'END:VEVENT',
        ]);
        const window = { from: Date.parse('2026-01-01'), to: Date.parse('2027-01-01') };
        try {
          const { ranges } = readBusyRanges({
            text: calendar(...lines),
            ...window,
            ownUids: ownUid(),
          });
          for (const [n, { from, to }] of ranges.entries()) {
            expect(from).toBeLessThan(to);
            expect(from).toBeLessThan(window.to);
            expect(to).toBeGreaterThan(window.from);
            expect(from).toBeGreaterThan(ranges[n - 1]?.to ?? 0);
          }
        } catch (error) {
          if (!(error instanceof NotACalendar || error instanceof TooMuch)) throw error;
        }
      }),
      { numRuns: 300 },
    );
  });
});
