import { expect, it } from 'vitest';
import type { LikelyCustomer } from '../../contract.ts';
import { describeDuplicates, groupDuplicates } from './group-duplicates.ts';

const likely = (id: string, ...kinds: LikelyCustomer['kinds']): LikelyCustomer => ({
  id,
  kinds,
  name: `Ann ${id}`,
  recordCount: 1,
  lastAt: '2026-11-20T10:00:00.000Z',
});
const idsOf = (people: readonly LikelyCustomer[]) => people.map(({ id }) => id);

it('groups customers of one email, then those of one number, and leaves the others alone', () => {
  const { groups, others } = groupDuplicates([
    likely('a', 'email'),
    likely('b', 'phone'),
    likely('c', 'email', 'phone'),
    likely('d', 'person'),
    likely('e', 'phone', 'person'),
  ]);
  expect(groups.map(({ kind, people }) => [kind, idsOf(people)])).toEqual([
    ['email', ['a', 'c']],
    ['phone', ['b', 'e']],
  ]);
  expect(idsOf(others)).toEqual(['d']);
});

it('offers a single customer by itself, in the order of the list', () => {
  const { groups, others } = groupDuplicates([
    likely('a', 'phone'),
    likely('b', 'email'),
    likely('c', 'person'),
  ]);
  expect(groups).toEqual([]);
  expect(idsOf(others)).toEqual(['a', 'b', 'c']);
});

it('says what the records share', () => {
  expect(describeDuplicates('email', 4, 1)).toBe('4 more records with this email');
  expect(describeDuplicates('phone', 2, 1)).toBe('2 more records with this number');
  expect(describeDuplicates('email', 2, 3)).toBe('2 more records with one of these emails');
  expect(describeDuplicates('phone', 2, 2)).toBe('2 more records with one of these numbers');
});
