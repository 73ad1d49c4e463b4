import { expect, it } from 'vitest';
import { ownUid } from '../mails/calendar-file.ts';
import { readInThread } from './read-in-thread.ts';

const read = (...lines: string[]) => ({
  text: ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n'),
  from: Date.parse('2026-01-01'),
  to: Date.parse('2027-01-01'),
  ownUids: ownUid(),
});
const start = 'DTSTART:20260608T080000Z';
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', start, ...lines, 'END:VEVENT'];
const reason = (reading: Promise<unknown>) => reading.then(String, (error) => error.reason);

it('a calendar is read in a thread', async () => {
  expect(await readInThread(read(...event('DURATION:PT1H')))).toEqual({
    ranges: [{ from: Date.parse('2026-06-08T08:00Z'), to: Date.parse('2026-06-08T09:00Z') }],
    notices: [],
  });
});

it('a text that is no calendar, and one that repeats too often, say so', async () => {
  expect(await reason(readInThread({ ...read(), text: 'hello' }))).toBe('not-a-calendar');
  const often = read(...event('DURATION:PT1S', 'RRULE:FREQ=SECONDLY'));
  expect(await reason(readInThread({ ...often, maxOccurrences: 1_000 }))).toBe('too-much');
});

it.each([
  ['for every second for ever', 'RRULE:FREQ=SECONDLY'],
  ['that is never met', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
])('a rule %s ends with the time limit', async (_name, rule) => {
  const endless = { ...read(...event('DURATION:PT1S', rule)), maxOccurrences: 1e12 };
  expect(await reason(readInThread(endless, 500))).toBe('too-much');
});

it('a hundred thousand events in the size limit are read or refused', async () => {
  const many = read(...Array(80_000).fill('BEGIN:VEVENT\r\nEND:VEVENT'));
  expect(many.text.length).toBeLessThan(2_100_000);
  await readInThread(many).catch((error) => expect(error.reason).toBe('too-much'));
});
