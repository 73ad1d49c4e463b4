import { expect, it } from 'vitest';
import type { Waiting } from './find-waiting.ts';
import { groupByPerson, type KnownPerson } from './group-by-person.ts';

const since = new Date('2027-06-15T12:00:00Z');
const item = (kind: Waiting['kind'], id: string, more: Partial<Waiting> = {}): Waiting => ({
  kind,
  id,
  name: id,
  phone: null,
  about: null,
  since,
  due: null,
  owner: null,
  ...more,
});
const ann: KnownPerson = { customerId: 'ann', phone: '01632 960147' };
const knows = (people: Record<string, KnownPerson>) => (one: Waiting) => people[one.id];

it('keeps everybody once, at the place of what is first of theirs', () => {
  const rows = groupByPerson(
    [item('lead', 'enquiry'), item('chat', 'other'), item('appointment', 'request')],
    knows({ enquiry: ann, request: ann }),
  );
  expect(rows.map(({ customerId, items }) => [customerId, items.map(({ id }) => id)])).toEqual([
    ['ann', ['enquiry', 'request']],
    [null, ['other']],
  ]);
});

it('does not take two who are not known for one person', () => {
  const rows = groupByPerson(
    [item('chat', 'one', { name: 'Customer' }), item('chat', 'two', { name: 'Customer' })],
    knows({}),
  );
  expect(rows.map(({ name }) => name)).toEqual(['Customer', 'Customer']);
});

it('prefers the name that somebody gave in a form to that of a chat', () => {
  const [row] = groupByPerson(
    [item('chat', 'talk', { name: 'Customer' }), item('lead', 'lead', { name: 'Ann Moss' })],
    knows({ talk: ann, lead: ann }),
  );
  expect(row?.name).toBe('Ann Moss');
});

it('takes the number of a request first, then that of the customer', () => {
  const lead = item('lead', 'lead', { phone: '07700 900123' });
  const known = knows({ lead: ann, chat: ann });
  expect(groupByPerson([item('chat', 'chat'), lead], known)[0]?.phone).toBe('07700 900123');
  expect(groupByPerson([item('chat', 'chat')], known)[0]?.phone).toBe(ann.phone);
  expect(groupByPerson([item('chat', 'chat')], knows({}))[0]?.phone).toBeNull();
});

it('sends nobody’s name and number twice', () => {
  const [row] = groupByPerson([item('lead', 'lead', { phone: '1' })], knows({}));
  expect(row?.items).toEqual([
    { kind: 'lead', id: 'lead', about: null, since: since.toISOString(), due: null, owner: null },
  ]);
});
