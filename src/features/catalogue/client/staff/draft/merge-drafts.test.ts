import { expect, it } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';
import { emptyDraft } from './product-draft.ts';

const base = { ...emptyDraft, name: 'Twist', price: '20.00', features: ['Soft'] };

it('takes the fields that only the other person changed and keeps those that only I changed', () => {
  const mine = { ...base, name: 'Bradford Twist' };
  const theirs = { ...base, price: '18.00', features: ['Soft', 'Warm'] };
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    draft: { ...base, name: 'Bradford Twist', price: '18.00', features: ['Soft', 'Warm'] },
    conflicts: [],
    taken: ['price', 'features'],
  });
});

it('reports fields that both changed as conflicts, with my values', () => {
  const mine = { ...base, price: '19.00', name: 'Same' };
  const theirs = { ...base, price: '18.00', name: 'Same' };
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    draft: mine,
    conflicts: ['price'],
    taken: [],
  });
});

it('treats a new order of a list as a change', () => {
  const two = { ...base, features: ['Soft', 'Warm'] };
  const turned = { ...two, features: ['Warm', 'Soft'] };
  expect(mergeDrafts(two, two, turned).taken).toEqual(['features']);
});
