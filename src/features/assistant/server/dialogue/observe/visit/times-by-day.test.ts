import { describe, expect, it } from 'vitest';
import {
  eleven,
  nine,
  one,
  wishesAfter as readWishes,
  three,
} from '#tests/support/assistant/visit-wishes.ts';

/** A Thursday. */
const today = '2026-12-03';
const wishesAfter = (...texts: string[]) => readWishes(today, texts);

describe('times that differ by day', () => {
  it('are kept for each day, and all of them are asked for', () => {
    const { dates, times, byDay } = wishesAfter('can do tuesday morning or thursday after 3');
    expect(dates).toEqual(['2026-12-08', '2026-12-10']);
    expect(times).toEqual([nine, eleven, three]);
    expect(byDay).toEqual([
      { day: '2026-12-08', times: [nine, eleven] },
      { day: '2026-12-10', times: [three] },
    ]);
  });

  it('are forgotten once a time is told for all days', () => {
    const { times, byDay } = wishesAfter(
      'tuesday morning or thursday after 3',
      'actually after 1 either day',
    );
    expect(times).toEqual([one, three]);
    expect(byDay).toBeUndefined();
  });

  it('are kept for further days that would do', () => {
    const { dates, beside, byDay } = wishesAfter('Saturday morning, or any day after 4');
    expect(dates).toEqual(['2026-12-05']);
    expect(beside).toEqual({ from: '2026-12-04' });
    expect(byDay).toEqual([{ day: '2026-12-05', times: [nine, eleven] }, { times: [three] }]);
  });

  it.each([
    'come this week then. friday or saturday morning',
    'fine first slot then, tues or weds next week',
    'next week, tuesday or wednesday',
    'any day next week, tuesday or wednesday best',
  ])('are not for further days in "%s"', (text) => {
    expect(wishesAfter(text).beside).toBeUndefined();
  });

  it('are kept for weekdays', () => {
    expect(wishesAfter('after 1 on Mondays and before 11 on Fridays').byDay).toEqual([
      { weekday: 1, times: [one, three] },
      { weekday: 5, times: [nine] },
    ]);
  });

  it('are within a limit that was told before', () => {
    expect(wishesAfter('nothing before 11', 'Tuesday morning').limit).toEqual([eleven, one, three]);
  });

  it('are none where one time goes for all days', () => {
    expect(wishesAfter('tuesday or thursday morning').byDay).toBeUndefined();
  });
});

describe('what is said beside a wish', () => {
  it('is no wish: a day that is the reason for a change, and the time of something else', () => {
    expect(
      wishesAfter(
        'thursday 10 december in the afternoon',
        'I see the 10th is when my brother comes. Make it the Friday instead.',
      ).dates,
    ).toEqual(['2026-12-11']);
    expect(wishesAfter('the morning would be better, I have the chiropodist at two').times).toEqual(
      [nine, eleven],
    );
  });

  it('is a week before its days', () => {
    expect(wishesAfter('next week Wednesday or Friday').dates).toEqual([
      '2026-12-09',
      '2026-12-11',
    ]);
  });

  it('is the week of the day agreed', () => {
    expect(
      wishesAfter('thursday 17 december', 'could we say tuesday of that week instead').dates,
    ).toEqual(['2026-12-15']);
  });
});
