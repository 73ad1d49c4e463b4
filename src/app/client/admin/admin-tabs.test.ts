import { expect, it } from 'vitest';
import type { Role } from '#platform/roles.ts';
import { formatCount, groupTabs, shortcutsFor, tabsFor } from './admin-tabs.ts';

const work = ['Dashboard', 'Today', 'Appointments', 'Leads', 'Customers', 'Reviews', 'Adam'];
const shop = ['Products', 'Banners', 'Offers', 'Price book'];
const settings = ['Firm', 'Texts', 'Fitters', 'Team', 'History', 'Security log', 'Data retention'];

const labelsOf = (role: Role, isFitter = false) =>
  groupTabs(tabsFor({ role }), { isFitter }).map(({ name, tabs }) => [
    name,
    tabs.map(({ label }) => label),
  ]);

it.each<[Role, ReturnType<typeof labelsOf>]>([
  ['fitter', [['Work', ['Today']]]],
  ['support', [['Work', work]]],
  [
    'office',
    [
      ['Work', work],
      ['Shop', [...shop, 'What brings work']],
      ['Settings', ['Fitters']],
    ],
  ],
  [
    'admin',
    [
      ['Work', work],
      ['Shop', [...shop, 'Areas', 'What brings work']],
      ['Settings', settings],
    ],
  ],
])('a role (%s) sees the tabs of what it may do, in groups', (role, groups) => {
  expect(labelsOf(role)).toEqual(groups);
});

it('somebody of the office who makes visits has Today first', () => {
  const [[, first] = []] = labelsOf('office', true);
  expect(first?.slice(0, 3)).toEqual(['Today', 'Dashboard', 'Appointments']);
});

it.each<[Role, boolean, string[]]>([
  ['fitter', true, ['Today']],
  ['support', false, ['Dashboard', 'Chat', 'Appointments']],
  ['support', true, ['Today', 'Dashboard', 'Chat']],
])('a phone of a role (%s, fitter: %s) has its shortcuts', (role, isFitter, labels) => {
  expect(shortcutsFor({ role }, { isFitter }).map(({ label }) => label)).toEqual(labels);
});

it.each([
  [0, undefined],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('a count of %d is shown as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
