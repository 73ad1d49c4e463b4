import { describe, expect, it } from 'vitest';
import {
  eleven,
  nine,
  one,
  wishesAfter as readWishes,
  three,
} from '#tests/support/assistant/visit-wishes.ts';

/** A Tuesday. */
const today = '2026-12-01';
const wishesAfter = (...texts: string[]) => readWishes(today, texts);

describe('the days of a visit', () => {
  it.each([
    ['Thursday 3 December', ['2026-12-03']],
    ['thurs or fri', ['2026-12-03', '2026-12-04']],
    ['thursday the 10th of december', ['2026-12-10']],
    ['tomorrow', ['2026-12-02']],
    ['thursday after 3', ['2026-12-03']],
    ['can you measure tomorrow or day after', ['2026-12-02', '2026-12-03']],
    ['tomorrow or the day after', ['2026-12-02', '2026-12-03']],
    ['tomorrow or the day after tomorrow', ['2026-12-02', '2026-12-03']],
    ['thursday or the day after please', ['2026-12-03', '2026-12-04']],
    ['moving in friday need 4 bedrooms carpeted asap, can you measure tomorrow', ['2026-12-02']],
  ])('"%s" are the days named', (text, dates) => {
    expect(wishesAfter(text).dates).toEqual(dates);
  });

  it.each([
    ['any day except tuesday', { from: '2026-12-02', notWeekdays: [2] }],
    [
      'any day next week except wednesday',
      { from: '2026-12-07', to: '2026-12-12', notWeekdays: [3] },
    ],
    ['week after next, not Tuesday', { from: '2026-12-14', to: '2026-12-19', notWeekdays: [2] }],
  ])('"%s" is a range without a weekday', (text, wishes) => {
    expect(wishesAfter(text)).toMatchObject({ ...wishes, dates: [] });
  });

  it('are those of the week that was agreed', () => {
    const first = 'week after next, any day but tuesday';
    expect(wishesAfter(first, 'could we say thursday of that week').dates).toEqual(['2026-12-17']);
    expect(wishesAfter(first, 'friday then').dates).toEqual(['2026-12-18']);
    expect(wishesAfter(first, 'actually the 10th').dates).toEqual(['2026-12-10']);
    expect(wishesAfter('not next week, the week after that')).toMatchObject({
      from: '2026-12-14',
      to: '2026-12-19',
    });
  });

  it('are replaced, added to, narrowed and moved as later words say', () => {
    expect(wishesAfter('thursday', 'no make it friday').dates).toEqual(['2026-12-04']);
    expect(wishesAfter('thursday', 'or friday').dates).toEqual(['2026-12-03', '2026-12-04']);
    expect(wishesAfter('monday or tuesday', 'scrap monday, just tues').dates).toEqual([
      '2026-12-08',
    ]);
    expect(wishesAfter('next week', 'only monday or tuesday, i work weds to fri').dates).toEqual([
      '2026-12-07',
      '2026-12-08',
    ]);
    expect(wishesAfter('friday', 'only friday or saturday').dates).toEqual([
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(wishesAfter('thursdays or fridays', 'after christmas sometime, no rush')).toMatchObject({
      from: '2026-12-27',
      notWeekdays: [0, 1, 2, 3, 6],
    });
    expect(wishesAfter('tuesday 15 december', 'make it 3pm friday').dates).toEqual(['2026-12-18']);
    expect(wishesAfter('saturday', 'as soon as you can really, before xmas').dates).toEqual([
      '2026-12-05',
    ]);
    expect(wishesAfter('saturday', 'not this saturday, the one after').dates).toEqual([
      '2026-12-12',
    ]);
    expect(wishesAfter('fri 11th or sat 12th', 'just the friday').dates).toEqual(['2026-12-11']);
  });
});

describe('the times of a visit', () => {
  it.each([
    ['mornings are best', [nine, eleven]],
    ['after 3', [three]],
    ['before 11', [nine]],
    ['9-11', [nine]],
    ['wednesday 9 to 11', [nine]],
    ['11 till 1', [eleven]],
    ['lunchtime', [eleven]],
    ['first thing', [nine]],
    ['any time', [nine, eleven, one, three]],
    ['not mornings', [one, three]],
    ['cant do mornings', [one, three]],
    ['afternoon as the tenant works mornings', [one, three]],
    ['this thursday or friday afternoon, cant do mornings', [one, three]],
    ["I'm at work in the afternoon", [nine, eleven]],
    ['mornings are no good', [one, three]],
    ['mornings work best', [nine, eleven]],
    ['i dont mind, morning or afternoon', [nine, eleven, one, three]],
    ['i work til 3 so has to be after that', [three]],
    ['im home from 1', [one, three]],
    ['thurs or fri morning, im back from school run by 9', [nine, eleven]],
    ['she has carers till 11', [eleven, one, three]],
    ['got to be out by 1', [nine, eleven]],
    ['school run at 3 so before then', [nine, eleven, one]],
    ['mornings best, after 11', [eleven]],
    ['thursday 1 til 3', [one]],
    ['after 3 in the afternoon', [three]],
    ['between 12 and 1', [eleven]],
    ['first slot then', [nine]],
    ['can your bloke be there for 8', [nine]],
    ['at 8am', [nine]],
    ['at half 4', [three]],
    ['half two ish', [one]],
    ['about ten oclock', [nine]],
    ['after 6', []],
    ['for 8 rooms', []],
    ['Flats 3 and 5, 40 Milton Road', []],
    ['between 1 and 3', [one]],
    ['within 2 weeks', []],
    ['Good morning, can you come on friday', []],
    ['afternoon', [one, three]],
  ])('"%s"', (text, times) => {
    expect(wishesAfter(text).times).toEqual(times);
  });

  it.each([
    ['can he come at 8', 'early'],
    ['8am', 'early'],
    ['half 7 in the morning', 'early'],
    ['after 6pm', 'late'],
    ['in the evening', 'late'],
    ['at 5.30', 'late'],
    ['9 to 11', undefined],
    ['half 4', undefined],
  ])('"%s" is outside the hours of visits: %s', (text, outside) => {
    expect(wishesAfter(text).outside).toBe(outside);
  });
});

describe('a change of the day', () => {
  it.each([
    ['can we do friday instead, mum cant have the kids thursday. same time', ['2026-12-04'], [one]],
    ['im working thursday now, friday?', ['2026-12-04'], [one]],
    ['thursday no good sorry, monday 9-11', ['2026-12-07'], [nine]],
    ['actually no sorry make it the week after', ['2026-12-10'], [one]],
    ['make it the thursday after, the 10th', ['2026-12-10'], [one]],
    ['could it be the friday', ['2026-12-04'], [one]],
    ['im away thursday but tuesday is fine', ['2026-12-08'], [one]],
  ])('"%s"', (text, dates, times) => {
    expect(wishesAfter('thursday 1 til 3', text)).toMatchObject({ dates, times });
  });
});
