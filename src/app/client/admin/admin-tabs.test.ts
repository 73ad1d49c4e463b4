import { expect, it } from 'vitest';
import type { Role } from '#platform/roles.ts';
import { tabsFor } from './admin-tabs.ts';

const ofSupport = ['Dashboard', 'Today', 'Appointments', 'Leads', 'Customers'];
const ofOffice = [...ofSupport, 'Products', 'Price book', 'Adam', 'Fitters'];

it.each<[Role, string[]]>([
  ['fitter', ['Today']],
  ['support', [...ofSupport, 'Adam']],
  ['office', ofOffice],
  ['admin', [...ofOffice, 'Team', 'History', 'Security log', 'Data retention']],
])('a role (%s) sees the tabs of what it may do', (role, labels) => {
  expect(tabsFor({ role }).map(({ label }) => label)).toEqual(labels);
});
