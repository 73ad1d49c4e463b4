import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import { book } from '#tests/support/fixtures/bookings.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import {
  callAs,
  enquire,
  joinNow,
  listCustomers,
  readCustomer,
} from '#tests/support/fixtures/customers.ts';
import { seedAppointments } from '#tests/support/fixtures/seed-bookings.ts';
import { staffId } from '#tests/support/fixtures/staff.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const longName = 'Maximilian Bartholomew Featherstonehaugh-Cholmondeley the Younger';
const longEmail = 'maximilian.featherstonehaugh-cholmondeley@a-long-name-of-a-company.example';

let seeded: Promise<string> | undefined;
/** Customers of all kinds; the id of one with a long name who has everything that a page can show. */
function withCustomers(site: TestApp): Promise<string> {
  seeded ??= seed(site);
  return seeded;
}

async function seed(site: TestApp): Promise<string> {
  await seedAppointments(site);
  const estimateId = (await createEstimate(site, 'carpet')).split('/').at(-1) ?? '';
  const person = { customerName: longName, postcode: 'BA15 1LB' };
  await book(site, {
    ...person,
    phone: '01632 960333',
    email: longEmail,
    requirements: 'Stairs as well, please.\nThe dog must stay in the garden.',
    calculatorData: { estimateId, totalCost: 1, rooms: [], basket: [] },
  });
  await joinNow(site);
  for (const [phone, email] of [
    ['01632 960444', 'max@example.com'],
    ['01632 960555', 'm.f-c@example.com'],
    ['01632 960666', 'the.younger@example.com'],
  ])
    await book(site, { ...person, phone, email });
  await enquire(site, {
    firstName: 'Maximilian Bartholomew',
    lastName: 'Younger',
    phone: '01632 960333',
    email: longEmail,
    message: 'We are moving house in the spring and want to have all the floors done before.',
  });
  await joinNow(site);
  const customers = await listCustomers(site, '960333');
  const id = customers.at(-1)?.id ?? '';
  const path = `/api/customers/${id}`;
  const [merged, dismissed] = (await readCustomer(site, id)).suggestions;
  await callAs(site, 'support', 'POST', `${path}/merge`, { with: merged?.id });
  await callAs(site, 'support', 'POST', `${path}/dismissals`, { with: dismissed?.id });
  await callAs(site, 'admin', 'POST', `${path}/notes`, {
    content: 'Prefers mornings.\nRing the second number, and mind the spaniels at the gate.',
  });
  await callAs(site, 'admin', 'POST', `${path}/steps`, {
    content: 'Ring about the stairs and the samples they took home',
    dueOn: addDays(dayInLondon(new Date()), -2),
    ownerId: await staffId(site, 'support'),
  });
  return id;
}

describeScreens([
  {
    name: 'admin customers',
    path: '/admin/customers',
    staff: 'support',
    prepare: withCustomers,
    open: (page) => page.getByRole('link', { name: longName }).first().waitFor(),
  },
  {
    name: 'admin customers import',
    path: '/admin/customers',
    staff: 'admin',
    prepare: withCustomers,
    open: async (page) => {
      await page.getByRole('button', { name: 'Import…' }).click();
      const rows = [
        'Name,Email',
        'Ann Hill,ann.hill@example.com',
        ...Array(9).fill('Ben Moss,none'),
      ];
      await page.getByLabel('File', { exact: true }).setInputFiles({
        name: 'customers.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(rows.join('\n')),
      });
      await page.getByText('1 customer ready to import. 9 rows are left out:').waitFor();
    },
  },
  {
    name: 'admin customers none found',
    path: '/admin/customers?search=nobody',
    staff: 'support',
    prepare: withCustomers,
    open: (page) => page.getByText('No customers match.').waitFor(),
  },
  {
    name: 'admin customer',
    path: async (site) => `/admin/customers?customer=${await withCustomers(site)}`,
    staff: 'admin',
    open: (page) => page.getByRole('link', { name: 'Estimate 1' }).waitFor(),
  },
  {
    name: 'admin customer menu of an entry',
    path: async (site) => `/admin/customers?customer=${await withCustomers(site)}`,
    staff: 'admin',
    open: async (page) => {
      await page.getByRole('button', { name: /^Actions for: Note/ }).click();
      await page.getByRole('menuitem', { name: /^Delete/ }).waitFor();
    },
  },
  {
    name: 'admin customer estimate',
    path: async (site) => `/admin/customers?customer=${await withCustomers(site)}`,
    staff: 'admin',
    open: async (page) => {
      await page.getByRole('link', { name: 'Estimate 1' }).click();
      await page.getByRole('link', { name: 'Open the page of the estimate' }).waitFor();
    },
  },
  {
    name: 'admin customer being merged',
    path: async (site) => `/admin/customers?customer=${await withCustomers(site)}`,
    staff: 'admin',
    open: async (page) => {
      await page.getByRole('button', { name: 'Merge with another customer' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill('max');
      await dialog.getByRole('button', { name: 'Search', exact: true }).click();
      await page
        .getByRole('button', { name: /^Merge .* into this customer/ })
        .last()
        .waitFor();
    },
  },
  {
    name: 'admin customer being corrected',
    refusal: '400 (Bad Request)',
    path: async (site) => `/admin/customers?customer=${await withCustomers(site)}`,
    staff: 'admin',
    open: async (page) => {
      await page.getByRole('button', { name: /^Correct details/ }).click();
      await page.getByLabel('Postcode').fill('nowhere');
      await page.getByRole('button', { name: 'Save details' }).click();
      await page.getByText('Please enter a valid postcode').waitFor();
    },
  },
  {
    name: 'admin lead being corrected',
    path: '/admin/leads',
    staff: 'support',
    prepare: withCustomers,
    open: async (page) => {
      await page
        .getByText(/^Maximilian/)
        .first()
        .click();
      await page.getByRole('button', { name: /^Correct details/ }).click();
      await page.getByLabel('First name *').fill('');
      await page.getByRole('button', { name: 'Save details' }).click();
      await page.getByText('Please enter your first name').waitFor();
    },
  },
  {
    name: 'admin appointment being corrected',
    path: '/admin/appointments',
    staff: 'support',
    prepare: withCustomers,
    open: async (page) => {
      await page
        .getByText(/^Maximilian/)
        .first()
        .click();
      await page.getByText('Add a note to the customer').click();
      await page.getByRole('button', { name: /^Correct details/ }).click();
      await page.getByLabel('Phone *').fill('12');
      await page.getByRole('button', { name: 'Save details' }).click();
      await page.getByText('Please enter a valid phone number').waitFor();
    },
  },
  {
    name: 'admin appointment being priced',
    path: '/admin/appointments',
    staff: 'support',
    prepare: withCustomers,
    open: async (page) => {
      await page
        .getByText(/^Maximilian/)
        .first()
        .click();
      await page.getByRole('button', { name: /^Price it/ }).click();
      await page.getByRole('button', { name: 'Price it', exact: true }).click();
      await page.getByText('Some measures are missing or wrong. See above.').waitFor();
    },
  },
  {
    name: 'admin customer next step',
    path: async (site) => `/admin/customers?customer=${await withCustomers(site)}`,
    staff: 'admin',
    open: async (page) => {
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByLabel('What’s next').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Must say what to do.').waitFor();
    },
  },
  {
    name: 'admin customer erase',
    path: async (site) => `/admin/customers?customer=${await withCustomers(site)}`,
    staff: 'admin',
    open: async (page) => {
      await page.getByRole('button', { name: /^More actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Erase…' }).click();
      await page.getByText('This cannot be undone.').waitFor();
    },
  },
]);
