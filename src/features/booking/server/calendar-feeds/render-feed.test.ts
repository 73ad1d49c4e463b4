import { describe, expect, it } from 'vitest';
import { parseByIcalJs, parseByNodeIcal } from '#tests/support/calendars/parse-calendar.ts';
import { anyCharacter, fc } from '#tests/support/properties.ts';
import type { FeedVisit } from './queries-feeds.ts';
import { type FeedContent, renderFeed } from './render-feed.ts';

const buildVisit = (overrides: Partial<FeedVisit> = {}): FeedVisit => ({
  appointmentId: 'a1',
  date: '2026-06-08',
  slot: '9:00 AM - 11:00 AM',
  fixedAt: new Date('2026-06-01T10:00:00Z'),
  fitterName: 'Jo Marsh',
  revision: 2,
  purpose: 'measure',
  customerName: 'Ann Price',
  phone: '01632 960147',
  address: '1 High Street, Chippenham',
  postcode: 'SN15 3HR',
  flooringTypes: ['carpet', 'vinyl'],
  projectSize: 'small',
  estimate: null,
  basket: [],
  requirements: null,
  notes: null,
  ...overrides,
});
const render = (content: Partial<FeedContent> = {}) =>
  renderFeed({ fitterName: 'Jo Marsh', visits: [], timeOff: [], closedDays: [], ...content });

const parsers = [
  ['ical.js', parseByIcalJs],
  ['node-ical', parseByNodeIcal],
] as const;

describe.each(parsers)('a feed as %s reads it', (_name, parse) => {
  it('holds what a fitter needs on the way, and no email address of the customer', () => {
    const text = render({
      visits: [
        buildVisit({
          estimate: {
            id: 'e1',
            flooringType: 'carpet',
            totalPence: 12_345,
            totalArea: 20,
            rooms: [
              { name: 'Lounge', area: 12.5 },
              { name: 'Hall', area: 7.5 },
            ],
          },
          basket: [{ id: 'p1', name: 'Bradford Twist' }],
          requirements: 'Mind the dog',
          notes: 'Key under the pot',
        }),
      ],
    });
    expect(parse(text)).toEqual([
      {
        uid: 'visit-a1@wyvernvale.example',
        sequence: 2,
        start: '2026-06-08T08:00:00Z',
        end: '2026-06-08T10:00:00Z',
        summary: 'Measure: Ann Price, SN15 3HR',
        location: '1 High Street, Chippenham, SN15 3HR',
        description: [
          'Phone: 01632 960147',
          'Floors: carpet, vinyl',
          'Size: 1-2 rooms',
          'Rooms: Lounge 12.50 m², Hall 7.50 m²',
          'Asked about: Bradford Twist',
          'They wrote: Mind the dog',
          'Our notes: Key under the pot',
        ].join('\n'),
      },
    ]);
  });

  it('names the fitter of each visit in the feed of all', () => {
    const visits = [buildVisit({ purpose: 'repair' })];
    expect(parse(render({ fitterName: null, visits }))[0]?.summary).toBe(
      'Repair: Ann Price, SN15 3HR (Jo Marsh)',
    );
  });

  it.each([
    ['2026-03-28', '15:00', '17:00'],
    ['2026-03-29', '14:00', '16:00'],
    ['2026-03-30', '14:00', '16:00'],
    ['2026-10-24', '14:00', '16:00'],
    ['2026-10-25', '15:00', '17:00'],
    ['2026-10-26', '15:00', '17:00'],
  ])('puts a visit from 3 to 5 pm on %s at %s to %s UTC', (date, from, to) => {
    const [event] = parse(render({ visits: [buildVisit({ date, slot: '3:00 PM - 5:00 PM' })] }));
    expect(event).toMatchObject({ start: `${date}T${from}:00Z`, end: `${date}T${to}:00Z` });
  });

  it('shows time off and closed days as whole days, on the days of clock changes too', () => {
    const text = render({
      timeOff: [
        { id: 't1', fromDay: '2026-03-28', toDay: '2026-03-29', reason: 'Away; far' },
        { id: 't2', fromDay: '2026-10-25', toDay: '2026-10-25', reason: null },
      ],
      closedDays: [{ day: '2026-12-25', name: 'Christmas Day' }],
    });
    expect(
      parse(text).map(({ summary, start, end, description }) => [summary, start, end, description]),
    ).toEqual([
      ['Time off', '2026-03-28', '2026-03-30', 'Away; far'],
      ['Time off', '2026-10-25', '2026-10-26', ''],
      ['Closed: Christmas Day', '2026-12-25', '2026-12-26', ''],
    ]);
  });
});

const hostile = fc.oneof(
  fc.constantFrom(
    '\r\n',
    '\n',
    '\r',
    ';',
    ',',
    '\\',
    '\\n',
    '"',
    ':',
    'END:VEVENT',
    '👩‍🔧',
    '\u0000',
    '\u0085',
    '\u2028',
    '=',
    '^n',
  ),
  anyCharacter,
);
const hostileText = fc.array(hostile, { maxLength: 60 }).map((parts) => `A${parts.join('')}z`);

/** The text that the file can hold: control characters are spaces there. */
const readable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, ' ');

describe('hostile text', () => {
  it('stays in its own field, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (name, notes) => {
        const text = render({ visits: [buildVisit({ customerName: name, notes })] });
        const lines = text.split('\r\n');
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
        const [event, ...more] = parseByIcalJs(text);
        expect(more).toEqual([]);
        expect(event?.summary).toBe(`Measure: ${readable(name)}, SN15 3HR`);
        expect(event?.description).toContain(`Our notes: ${readable(notes)}`);
        expect(parseByNodeIcal(text)).toHaveLength(1);
      }),
    );
  });

  it('of ten thousand characters is kept whole', () => {
    const notes = '👩‍🔧; '.repeat(1_700);
    const text = render({ visits: [buildVisit({ notes })] });
    for (const [, parse] of parsers) expect(parse(text)[0]?.description).toContain(notes.trimEnd());
  });
});

it('the same content gives the same text', () => {
  const visits = [buildVisit()];
  expect(render({ visits })).toBe(render({ visits }));
});
