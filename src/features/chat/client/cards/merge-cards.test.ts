import { describe, expect, it } from 'vitest';
import type { CardRoom, PriceCard, VisitCard } from '../../contract.ts';
import { emptyPrice, emptyVisit } from '../../empty-cards.ts';
import { hasSameEntries, isSame, mergeCards, restoreEntries, withoutSums } from './merge-cards.ts';

const price = (rooms: CardRoom[], more: Partial<PriceCard> = {}): PriceCard => ({
  ...emptyPrice('p'),
  rooms,
  ...more,
});
const visit = (more: Partial<VisitCard> = {}): VisitCard => ({ ...emptyVisit('v'), ...more });
const lounge = { name: 'Lounge', length: 3, width: 4 };
const bedroom = { name: 'Bedroom', length: 2, width: 3 };

describe('a newer version of a card', () => {
  it('fills in what the customer left alone, and keeps what only the customer changed', () => {
    const merged = mergeCards(
      visit({ name: 'Dave' }),
      visit({ name: 'Dave', dates: ['2026-12-04'] }),
      visit({ name: 'Dave Smith', phone: '01249 000000' }),
    );
    expect(merged).toMatchObject({
      name: 'Dave Smith',
      phone: '01249 000000',
      dates: ['2026-12-04'],
    });
  });

  it('wins where both changed a field', () => {
    const merged = mergeCards(
      visit({ phone: '1' }),
      visit({ phone: '2' }),
      visit({ phone: '3', name: 'Ann' }),
    );
    expect(merged).toMatchObject({ phone: '2', name: 'Ann' });
  });

  it('is taken as it is where the customer has nothing of their own', () => {
    const theirs = visit({ name: 'Ann', changes: ['Name: Ann'] });
    expect(mergeCards(visit(), theirs, visit())).toBe(theirs);
  });

  it('keeps its id and what it says of its changes', () => {
    const theirs = visit({ id: 'new', changes: ['Day: Fri 4 Dec'], dates: ['2026-12-04'] });
    expect(mergeCards(visit(), theirs, visit({ name: 'Ann' }))).toMatchObject({
      id: 'new',
      changes: ['Day: Fri 4 Dec'],
      name: 'Ann',
    });
  });
});

describe('the rooms of a newer version', () => {
  it('are merged side by side, whatever their order', () => {
    const merged = mergeCards(
      price([lounge, bedroom]),
      price([bedroom, { ...lounge, length: 3.4 }]),
      price([lounge, { ...bedroom, width: 3.5 }]),
    );
    expect(merged.rooms).toEqual([
      { ...bedroom, width: 3.5 },
      { ...lounge, length: 3.4 },
    ]);
  });

  it('keep a name that the customer changed', () => {
    const merged = mergeCards(
      price([lounge]),
      price([{ ...lounge, width: 5 }]),
      price([{ ...lounge, name: 'Front room' }]),
    );
    expect(merged.rooms).toEqual([{ name: 'Front room', length: 3, width: 5 }]);
  });

  it('keep rooms that the customer added, each once', () => {
    const hall = { name: 'Hall', length: 1, width: 4 };
    const base = price([lounge]);
    expect(mergeCards(base, price([lounge, bedroom]), price([lounge, hall])).rooms).toEqual([
      lounge,
      bedroom,
      hall,
    ]);
    expect(
      mergeCards(base, price([{ ...lounge, width: 5 }, hall]), price([lounge, hall])).rooms,
    ).toEqual([{ ...lounge, width: 5 }, hall]);
  });

  it('leave out what the customer removed, unless the newer version changes it', () => {
    const base = price([lounge, bedroom]);
    const mine = price([lounge]);
    expect(mergeCards(base, price([{ ...lounge, width: 5 }, bedroom]), mine).rooms).toEqual([
      { ...lounge, width: 5 },
    ]);
    expect(mergeCards(base, price([lounge, { ...bedroom, width: 5 }]), mine).rooms).toEqual([
      lounge,
      { ...bedroom, width: 5 },
    ]);
  });

  it('have no sum of other rooms', () => {
    const merged = mergeCards(
      price([lounge], { total: 100 }),
      price([lounge, bedroom], { total: 200 }),
      price([{ ...lounge, width: 5 }], { total: 150 }),
    );
    expect(merged.rooms).toEqual([{ ...lounge, width: 5 }, bedroom]);
    expect(merged.total).toBeUndefined();
  });
});

describe('entries', () => {
  it('are the same whatever is computed, said or absent', () => {
    const one = price([lounge], { total: 1, changes: ['x'], areaOnly: undefined });
    expect(hasSameEntries(one, price([{ width: 4, length: 3, name: 'Lounge' }]))).toBe(true);
    expect(hasSameEntries(one, price([bedroom]))).toBe(false);
    expect(withoutSums(one).total).toBeUndefined();
  });

  it('of the version before come back, and nothing else stays', () => {
    const before = price([lounge]);
    const now = price([lounge, bedroom], { areaOnly: 20, changes: ['Bedroom added'] });
    const undone = { ...now, ...restoreEntries(now, before) } as PriceCard;
    expect(hasSameEntries(undone, before)).toBe(true);
    expect(undone.changes).toBeUndefined();
  });
});

it('values are the same whatever the order of their properties', () => {
  expect(isSame({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
  expect(isSame({ a: undefined }, {})).toBe(true);
  expect(isSame([1, 2], [1])).toBe(false);
  expect(isSame(null, {})).toBe(false);
});
