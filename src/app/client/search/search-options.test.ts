import { expect, it } from 'vitest';
import type { SearchResults } from '#app/panel-contract.ts';
import { groupOptions, moveActive } from './search-options.ts';

const nothing: SearchResults = { customers: [], appointments: [], products: [], conversations: [] };
const appointment: SearchResults['appointments'][number] = {
  id: 'a/1',
  customerName: 'Ann Moss',
  postcode: 'SN15 3HR',
  status: 'pending',
  visitStartsAt: null,
  createdAt: '2027-06-15T23:30:00Z',
};

it('leads from each kind of result to where it is opened, with what tells it from others', () => {
  const groups = groupOptions({
    customers: [{ id: 'c', name: 'Ann Moss', postcode: 'SN15 3HR', contact: '01632 960147' }],
    appointments: [
      appointment,
      { ...appointment, status: 'confirmed', visitStartsAt: '2027-06-24T08:00:00Z' },
    ],
    products: [{ id: 'p', name: 'Twist & Loop', sku: 'TW-1', category: 'lvt' }],
    conversations: [{ id: 't', customerName: 'Customer', subject: 'Samples?' }],
  });
  expect(groups.map(({ label, options }) => [label, options.map(({ note }) => note)])).toEqual([
    ['Customers', ['SN15 3HR, 01632 960147']],
    [
      'Appointments',
      ['Pending, asked 16 Jun 2027, SN15 3HR', 'Confirmed, visit 24 Jun 2027, SN15 3HR'],
    ],
    ['Products', ['LVT, TW-1']],
    ['Chats', ['Samples?']],
  ]);
  expect(groups.map(({ options }) => options[0]?.href)).toEqual([
    '/admin/customers?customer=c',
    '/admin/appointments?appointment=a%2F1',
    '/admin/products?type=all&search=Twist%20%26%20Loop',
    '/team-chat?conversation=t',
  ]);
});

it('has no heading without results below it', () => {
  expect(groupOptions(nothing)).toEqual([]);
  const [only, ...others] = groupOptions({ ...nothing, appointments: [appointment] });
  expect([only?.label, others]).toEqual(['Appointments', []]);
});

it.each<[number, string, number, number | undefined]>([
  [0, 'ArrowDown', 3, 1],
  [2, 'ArrowDown', 3, 0],
  [0, 'ArrowUp', 3, 2],
  [1, 'ArrowUp', 3, 0],
  [0, 'ArrowDown', 0, undefined],
  [0, 'Home', 3, undefined],
  [0, 'a', 3, undefined],
])('from %d the key %s of %d options leads to %s', (active, key, count, next) => {
  expect(moveActive(active, key, count)).toBe(next);
});
