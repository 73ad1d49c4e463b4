import { describe, expect, it } from 'vitest';
import { fillAfter, read } from '#tests/support/assistant/prefill.ts';

const [nine, eleven, one, three] = [
  '9:00 AM - 11:00 AM',
  '11:00 AM - 1:00 PM',
  '1:00 PM - 3:00 PM',
  '3:00 PM - 5:00 PM',
];
const day = (date: number, month = 12) => `2026-${month}-${String(date).padStart(2, '0')}`;

describe('a day', () => {
  it.each([
    ['can someone come tomorow', [day(1)]],
    ['weds', [day(2)]],
    ['thurs or fri', [day(3), day(4)]],
    ['mon or tues', [day(7), day(1)]],
    ['Thursday 3 December', [day(3)]],
    ['thursday the 10th of december', [day(10)]],
    ['Friday the eleventh', []],
    ['Saturday, the twelfth or the second', []],
    ['the 12th', [day(12)]],
    ['on the 3rd', [day(3)]],
    ['3rd dec', [day(3)]],
    ['december 3rd', [day(3)]],
    ['the third of December', [day(3)]],
    ['12/12', [day(12)]],
    ['3/12/26', [day(3)]],
    ['2026-12-03', [day(3)]],
    ['5 january', ['2027-01-05']],
    ['Sat 12th Dec', [day(12)]],
    ['Tues 8th', [day(8)]],
    ['weds 2nd morning', [day(2)]],
    ['next tuesday', [day(8)]],
    ['this friday', [day(4)]],
    ['friday next week', [day(11)]],
    ['next week, tuesday or wednesday', [day(8), day(9)]],
    ['Weds week', [day(9)]],
    ['a week on tuesday', [day(8)]],
    ['the day after tomorrow', []],
    ['in 3 days', [day(3)]],
    ['in two weeks', [day(14)]],
    ['the 8th, 9th or 11th but not the 10th', [day(8), day(9), day(11)]],
    ['can you do the Tuesday, no hang on, Wednesday', [day(2)]],
    ['Monday, sorry, actually the 10th', [day(10)]],
    ['cant do tuesday im at work, how about wednesday', [day(2)]],
    ['I can do Wednesday but not Thursday', [day(2)]],
    ['Wednesday rather than Tuesday please', [day(2)]],
    ['im working thursday now, friday?', [day(4)]],
    ['im away thursday but tuesday is fine', [day(1)]],
    ['moving in friday need carpet asap, can you measure tomorrow', [day(1)]],
    ["we're moving on the 10th. thursday is fine", [day(3)]],
    ['next thurs or fri', [day(10), day(11)]],
    ["we'd like it done soon", []],
    ['wed need it fitted', []],
    ['in the week of the 14th', []],
    ['will it fade in the sun', []],
    ['31/02', []],
    ['last tuesday', []],
    ['2nd bedroom', []],
    ['i sat down', []],
    ['01632 960 147', []],
    ['4x3', []],
    ['12 foot', []],
    ['next week', []],
    ['any day but friday', []],
    ['any day except tuesday', []],
    ['not monday', []],
    ['before xmas', []],
    ['we move in on the 20th', []],
    ['need it fitted by friday', []],
    ['I work Monday to Wednesday', []],
    ['tuesdays', []],
    ['monday 2nd', []],
    ['80/20', []],
    ['in 2020 it was laid', []],
  ])('is read from "%s"', (text, dates) => expect(read(text).dates).toEqual(dates));

  it('is refused with the reason where it is closed', () => {
    expect(read('can you come on sunday or monday')).toMatchObject({
      dates: [day(7)],
      refusedDays: [{ day: day(6), reason: 'We are closed on Sundays.' }],
    });
  });

  it.each([
    ['thursday', 'actually friday instead', [day(4)]],
    ['thursday', 'no, the 4th', [day(4)]],
    ['thursday', 'or friday', [day(3), day(4)]],
    ['thursday', 'make it 3pm', [day(3)]],
    ['next tues 8 dec', 'oh not tuesday im at the hospital. wednesday instead', [day(9)]],
    ['the 8th or the 10th', 'not the 8th', [day(10)]],
  ])('%s is changed by "%s"', (before, text, dates) => {
    expect(fillAfter([`measure ${before}`, text]).visit?.dates).toEqual(dates);
  });

  it.each([
    ['any day but friday', 'any day but friday'],
    ['sometime next week', 'next week'],
  ])('is noted from "%s"', (text, note) => {
    expect(fillAfter([`book a measure ${text}`]).visit?.notes).toContain(note);
  });
});

describe('a time', () => {
  it.each([
    ['mornings are best', [nine, eleven]],
    ['tomorrow aft', [one, three]],
    ['thursday after 3', [three]],
    ['thurs after 2', [three]],
    ['before 11', [nine]],
    ['visit 9-11', [nine]],
    ['wednesday 9 to 11', [nine]],
    ['visit between 10 and 12', [nine, eleven]],
    ['visit between 12 and 1', [eleven]],
    ['thursday 1 til 3', [one]],
    ['about 3ish', [three]],
    ['about 10am', [nine]],
    ['at 3.30pm', [three]],
    ['at half 4', [three]],
    ['friday about ten oclock', [nine]],
    ['lunchtime', [eleven]],
    ['first thing', [nine]],
    ['late afternoon', [three]],
    ['early afternoon', [one]],
    ['end of the day', [three]],
    ['any time', [nine, eleven, one, three]],
    ['cant do mornings', [one, three]],
    ['not mornings', [one, three]],
    ['mornings are no good', [one, three]],
    ['afternoon as the tenant works mornings', [one, three]],
    ["I'm at work in the afternoon", [nine, eleven]],
    ['morning or afternoon', [nine, eleven, one, three]],
    ['mornings best, after 11', [eleven]],
    ['any time except 9-11 for the visit', [eleven, one, three]],
    ['not before 10 for the measure', [eleven, one, three]],
    ['morning', [nine, eleven]],
    ['weds pm', [one, three]],
    ['same day but in the afternoon', [one, three]],
    ['Good morning, can you come on friday', []],
    ['Morning! could you come weds', []],
    ['for 8 rooms', []],
    ['Flats 3 and 5, 40 Milton Road', []],
    ['within 2 weeks', []],
    ['it measures 4 m by 3', []],
    ['room is 3.2 by 3, halls 4.1 by 1.2 metres', []],
    ['after 6', []],
  ])('is read from "%s"', (text, times) => expect(read(text).times).toEqual(times));

  it.each([
    ['ring me after 5', 'after 5'],
    ['can you ring me tomorrow morning', 'tomorrow morning'],
    ['telephone me after four o clock today', 'after four o clock today'],
    ['not before 3 please', 'not before 3'],
    ['call me back weds or thurs afternoon', 'weds or thurs afternoon'],
    ['can someone ring me', undefined],
  ])('of a call is the words "%s": %s', (text, time) => expect(read(text).bestTime).toBe(time));
});
