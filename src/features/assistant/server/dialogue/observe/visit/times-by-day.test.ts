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
