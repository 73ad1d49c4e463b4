import { describe, expect, it } from 'vitest';
import { readDays } from './read-days.ts';

/** A Tuesday. */
const today = '2026-12-01';
const read = (text: string) => readDays(text, today);

describe('days ruled out', () => {
  it.each([
    ['any day next week but Wednesday', [3]],
    ['any morning next week but not Wednesday', [3]],
    ['any day in the week of the 14th but Tuesday or Thursday', [2, 4]],
    ['any day but the Friday', [5]],
    ['any afternoon next week but Keeley works Wednesdays', [3]],
    ["any day, my tenant isn't in on Tuesdays", [2]],
    ['any day really, but the tenants are out on Tuesdays', [2]],
    ['tenants are out on Tuesdays so nobody can let you in', [2]],
    ["I'm out on Tuesday", [2]],
  ])('"%s"', (text, notWeekdays) => {
    expect(read(text)).toMatchObject({ dates: [], notWeekdays });
  });

  it('are none of those that would be best', () => {
    expect(read('any day next week but Wednesday would be best').dates).toEqual(['2026-12-09']);
  });
});

describe('days wished for', () => {
  it.each([
    ['the 8th, 9th or 11th but not the 10th', ['2026-12-08', '2026-12-09', '2026-12-11']],
    ["Wednesday's my day off", ['2026-12-02']],
    ['tenants are out on thursday', ['2026-12-03']],
    ['we move on the 10th', []],
    ["we're moving on the 10th. thursday is fine", ['2026-12-03']],
    ['the students are away thurs', ['2026-12-03']],
    ['the flat is empty on the 10th', ['2026-12-10']],
    ['can you do the Tuesday, no hang on, Wednesday', ['2026-12-02']],
    ['Monday, sorry, actually the 10th', ['2026-12-10']],
    ['Thursday works for Keeley', ['2026-12-03']],
    ['my shift ends at 3, tuesdays best', ['2026-12-08']],
    ['week on Monday', ['2026-12-14']],
    ['Thursday, 10 December', ['2026-12-10']],
    ['Monday or Tuesday, week commencing the 14th', ['2026-12-14', '2026-12-15']],
    ['this weekend', ['2026-12-05']],
    ['the last Friday of January', ['2027-01-29']],
    ['the first weekend in January', ['2027-01-02']],
    ['Wednesday, or any day the week after next', ['2026-12-02']],
    ['I can do Wednesday but not Thursday', ['2026-12-02']],
    ['Friday please, I need it done before the 20th', ['2026-12-04']],
    ['Friday, in the next month', ['2026-12-04']],
    ['Friday, in the next couple of months', ['2026-12-04']],
    ['not this coming Monday, the one after', ['2026-12-14']],
    ['not this Friday but the one after that', ['2026-12-11']],
    ['the 15th or the day after', ['2026-12-15', '2026-12-16']],
    ['the 15th, or failing that the Saturday', ['2026-12-15', '2026-12-19']],
    ["we're away till the 9th, so the Friday after", ['2026-12-11']],
    ['Thursday, or the Monday after if that is full', ['2026-12-03', '2026-12-07']],
    ['the day after the 10th', ['2026-12-11']],
    ['the 10th or the following Tuesday', ['2026-12-10', '2026-12-15']],
  ])('"%s" are single days', (text, dates) => {
    expect(read(text).dates).toEqual(dates);
  });

  it.each([
    ['early next week', { from: '2026-12-07', to: '2026-12-09' }],
    ['between the 14th and the 18th', { from: '2026-12-14', to: '2026-12-18' }],
    ['14th to 18th December', { from: '2026-12-14', to: '2026-12-18' }],
    ['not before the 14th', { from: '2026-12-14' }],
    ['after the 14th', { from: '2026-12-15' }],
    ["I'm away until the 12th", { from: '2026-12-12' }],
    ['w/c 14/12', { from: '2026-12-14', to: '2026-12-19' }],
    ['second week of January', { from: '2027-01-08', to: '2027-01-14' }],
    ['the first half of February', { from: '2027-02-01', to: '2027-02-15' }],
    ['second half of next month', { from: '2027-01-16', to: '2027-01-31' }],
    ['the last week of January', { from: '2027-01-25', to: '2027-01-31' }],
    ['the 1st fortnight of January', { from: '2027-01-01', to: '2027-01-14' }],
    ['the last few days of December', { from: '2026-12-29', to: '2026-12-31' }],
    ['within the next two weeks', { from: '2026-12-02', to: '2026-12-15' }],
    ['by the end of next week', { from: '2026-12-02', to: '2026-12-12' }],
    ['before February', { from: '2026-12-02', to: '2027-01-31' }],
    ['from February onwards', { from: '2027-02-01' }],
    ['between Christmas and new year', { from: '2026-12-27', to: '2026-12-31' }],
    ['some time before Christmas', { from: '2026-12-02', to: '2026-12-23' }],
    ['not next week, any day the week after', { from: '2026-12-14', to: '2026-12-19' }],
    [
      "we're away 7th to 11th so any day the week after except the Tuesday",
      { from: '2026-12-14', to: '2026-12-19' },
    ],
    ['not this week, the one after', { from: '2026-12-07', to: '2026-12-12' }],
  ])('"%s" is a range', (text, range) => {
    expect(read(text)).toMatchObject({ dates: [], range });
  });

  it.each([
    ['Tuesdays and Thursdays are best', [2, 4]],
    ["I don't work Fridays", [5]],
    ['weekends only', [6]],
    ['weekday mornings', [1, 2, 3, 4, 5]],
  ])('"%s" are certain weekdays', (text, onlyWeekdays) => {
    expect(read(text)).toMatchObject({ dates: [], onlyWeekdays });
  });
});

describe('days ruled out', () => {
  it.each([
    ['I work Monday to Wednesday', [1, 2, 3]],
    ['no Tuesdays please', [2]],
    ['next week but not Monday or Friday', [1, 5]],
    ["mum can't have the kids Thursday", [4]],
    ["Saturday's no good", [6]],
    ['i work mon to fri 9-5', [1, 2, 3, 4, 5]],
    ['we both work monday to friday 9 to 5.30', [1, 2, 3, 4, 5]],
  ])('"%s" are weekdays', (text, notWeekdays) => {
    expect(read(text)).toMatchObject({ dates: [], notWeekdays });
  });

  it.each(['the 14th itself is out too', 'anything but the 14th', "I can't do the 14th"])(
    '"%s" is a date',
    (text) => {
      expect(read(text)).toMatchObject({ dates: [], notDates: ['2026-12-14'] });
    },
  );

  it('are the days of an absence', () => {
    expect(read("we're away from the 5th to the 7th").notDates).toEqual([
      '2026-12-05',
      '2026-12-06',
      '2026-12-07',
    ]);
  });

  it.each([
    ['sat no good we got football can we do mon instead', '2026-12-07'],
    ['friday is no good cos of the school play make it monday', '2026-12-07'],
    ['cant do tuesday im at work, how about wednesday', '2026-12-02'],
    ['hospital appointment that day so thursday instead', '2026-12-03'],
    ['im working then could you do friday', '2026-12-04'],
  ])('"%s" offers another day', (text, day) => {
    expect(read(text).dates).toEqual([day]);
  });
});
