import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beginOutage } from '#platform/server/mail/queries-outage.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { seedAppointments, seedEnquiries } from '#tests/support/fixtures/seed-bookings.ts';
import { seedTraffic } from '#tests/support/fixtures/traffic.ts';
import { giveUpMails } from '#tests/support/mail/mailbox.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Once, however many screens want it. */
function once(seed: (site: TestApp) => Promise<void>) {
  let seeded: Promise<void> | undefined;
  return (site: TestApp) => {
    seeded ??= seed(site);
    return seeded;
  };
}
const withAppointments = once(seedAppointments);
const withEnquiries = once(seedEnquiries);
const withRetention = once(async ({ database: { db } }) => {
  await db.execute(sql`insert into estimates (id, request, answer, total_pence, created_at)
    select 'old-' || n, '{}', '{}', 1, now() - interval '12 months' + interval '1 day' * (n - 20)
    from generate_series(1, 40) as n`);
  await db.execute(sql`insert into retention_runs (id, lease_id, started_at, finished_at, due_at, removed)
    values (1, 'none', now(), now(), now() + interval '1 day', '{"mails": 1234, "chats": 12}')`);
});
const withTraffic = once(async (site) => {
  await withAppointments(site);
  await seedTraffic(site);
});
const longName = 'Herringbone Luxury Vinyl in Weathered Somerset Longhouse Barn Oak, Wide Board';
const moveVisitsToToday = (site: TestApp) =>
  site.database.db.execute(sql`update visits set date = (now() at time zone 'Europe/London')::date,
    slot = (array['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM', '1:00 PM - 3:00 PM'])[
      (select count(*) from visits other where other.appointment_id <= visits.appointment_id)]`);
const withProducts = once(async (site) => {
  await addProduct(site, {
    name: longName,
    sku: 'WVF-LVT-HERRINGBONE-WEATHERED-0012345-B',
    category: 'lvt',
    pageLocation: 'all',
    price: 12345.67,
    salePrice: 11111.11,
    featured: true,
    stockStatus: 'onbackorder',
    sortOrder: -2,
  });
});
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isFormThere = (page: Page) => page.getByLabel('Brand').waitFor();
const long = (page: Page) => page.getByText(/^Maximilian/).first();

describeScreens([
  {
    name: 'admin appointments empty',
    path: '/admin/appointments',
    staff: 'support',
    open: (page) => page.getByText('No appointments yet').waitFor(),
  },
  {
    name: 'admin leads empty',
    path: '/admin/leads',
    staff: 'support',
    open: (page) => page.getByText('No leads yet').waitFor(),
  },
  {
    name: 'admin dashboard',
    path: '/admin',
    staff: 'support',
    prepare: withAppointments,
    open: (page) => long(page).waitFor(),
  },
  {
    name: 'admin dashboard on a busy day',
    path: '/admin',
    staff: 'support',
    prepare: async (site) => {
      await withAppointments(site);
      await withEnquiries(site);
      await moveVisitsToToday(site);
    },
    open: async (page) => {
      await page.getByText('Show the figures').click();
      await page
        .getByRole('region', { name: 'Today’s visits' })
        .getByRole('listitem')
        .first()
        .waitFor();
      await page
        .getByRole('region', { name: 'To do' })
        .getByText(/^Maximilian/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin search',
    path: '/admin',
    staff: 'admin',
    prepare: withAppointments,
    open: async (page) => {
      await long(page).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^Search customers/ }).fill('maxi');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'admin appointments',
    path: '/admin/appointments',
    staff: 'support',
    prepare: withAppointments,
    open: (page) => long(page).waitFor(),
  },
  {
    name: 'admin appointment sheet',
    path: '/admin/appointments',
    staff: 'support',
    prepare: withAppointments,
    open: async (page) => {
      await long(page).click();
      await page.getByText('Choose a time').waitFor();
    },
  },
  {
    name: 'admin week',
    path: '/admin/appointments?view=week',
    staff: 'support',
    prepare: withAppointments,
    open: (page) => page.getByRole('heading', { name: / to / }).waitFor(),
  },
  {
    name: 'admin leads',
    path: '/admin/leads',
    staff: 'support',
    prepare: withEnquiries,
    open: (page) => long(page).waitFor(),
  },
  {
    name: 'admin lead sheet',
    path: '/admin/leads',
    staff: 'support',
    prepare: withEnquiries,
    open: async (page) => {
      await long(page).click();
      await button(page, 'Save notes').waitFor();
    },
  },
  {
    name: 'admin lead conversion',
    path: '/admin/leads',
    staff: 'support',
    prepare: withEnquiries,
    open: async (page) => {
      await long(page).click();
      await button(page, 'Convert to appointment').click();
      await page.getByLabel('Name *').waitFor();
      await button(page, 'Add appointment').click();
      await page.getByText('Please select urgency').waitFor();
    },
  },
  {
    name: 'admin one person',
    path: '/admin/leads',
    staff: 'admin',
    prepare: withEnquiries,
    open: async (page) => {
      await page.getByRole('button', { name: 'Data request' }).click();
      await page
        .getByLabel('Email address')
        .fill('maximilian.featherstonehaugh-cholmondeley@a-long-name-of-a-company.example');
      await page.getByRole('button', { name: 'Erase…' }).click();
      await page.getByText(/^Erase everything we hold on/).waitFor();
    },
  },
  {
    name: 'admin price book',
    path: '/admin/prices',
    staff: 'admin',
    open: async (page) => {
      await page.getByLabel('Premium carpet').fill('26.49');
      await page.getByLabel('Gripper').fill('900');
      await page.getByText('2 unsaved changes').waitFor();
    },
  },
  {
    name: 'admin history empty',
    path: '/admin/history?kind=product',
    staff: 'admin',
    open: (page) => page.getByText('No changes match.').waitFor(),
  },
  {
    name: 'admin history',
    path: '/admin/history',
    staff: 'admin',
    prepare: withAppointments,
    open: (page) => page.getByText(/confirmed the appointment of Ben Moss/).waitFor(),
  },
  {
    name: 'admin retention',
    path: '/admin/retention',
    staff: 'admin',
    prepare: withRetention,
    open: (page) => page.getByText(/^Last run/).waitFor(),
  },
  {
    name: 'admin sources',
    path: '/admin/sources?period=12-months',
    staff: 'office',
    prepare: withTraffic,
    open: (page) => page.getByRole('rowheader', { name: 'facebook / spring sale' }).waitFor(),
  },
  {
    name: 'admin products',
    path: '/admin/products',
    staff: 'admin',
    prepare: withProducts,
    open: (page) => button(page, `Edit ${longName}`).waitFor(),
  },
  {
    name: 'admin products not found',
    path: '/admin/products?search=nothing-like-it',
    staff: 'admin',
    open: (page) => page.getByText('No products found').waitFor(),
  },
  {
    name: 'admin product add with errors',
    path: '/admin/products?search=oat',
    staff: 'admin',
    open: async (page) => {
      await button(page, 'Add product').click();
      await isFormThere(page);
      const open = (name: string) => page.getByRole('tab', { name, exact: true }).click();
      await open('Price and offers');
      await page.getByLabel('Sale price (£)').fill('-1');
      await open('Colours');
      await button(page, 'Add colour').click();
      await open('Details');
      await button(page, 'Add feature').click();
      await button(page, 'Add specification').click();
      await open('Basics');
      await page.getByRole('dialog').locator('[type=submit]').click();
      await page.getByText('Please enter a name').first().waitFor();
    },
  },
  {
    name: 'admin product edit after a conflict',
    refusal: '409 (Conflict)',
    path: '/admin/products?search=Raced',
    staff: 'admin',
    prepare: (site) =>
      addProduct(site, { name: 'Raced Product', price: 10, features: ['Soft', 'Warm'] }),
    open: async (page) => {
      await button(page, 'Edit Raced Product').click();
      await isFormThere(page);
      await page.getByRole('tab', { name: 'Price and offers' }).click();
      await page.getByLabel('Price (£)', { exact: true }).fill('11');
      await page.evaluate(async () => {
        const [{ id }] = await (await fetch('/api/products?search=Raced')).json();
        await fetch(`/api/products/${id}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ price: 12, brand: 'House' }),
        });
      });
      await button(page, 'Save product').click();
      await page.getByText('Someone else changed this product').waitFor();
    },
  },
  {
    name: 'admin product details',
    path: '/admin/products?search=oat',
    staff: 'admin',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await isFormThere(page);
      await page.getByRole('tab', { name: 'Details' }).click();
      await page
        .getByRole('button', { name: /^Move: / })
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin banners',
    path: '/admin/banners',
    staff: 'admin',
    open: (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .waitFor(),
  },
  {
    name: 'admin product delete',
    path: '/admin/products?search=barn',
    staff: 'admin',
    prepare: withProducts,
    open: async (page) => {
      await button(page, `Delete ${longName}`).click();
      await page.getByText('This action cannot be undone.').waitFor();
    },
  },
  {
    name: 'admin dashboard with failed mails',
    path: '/admin',
    staff: 'support',
    prepare: async (site) => {
      await withAppointments(site);
      await giveUpMails(site.database.db);
      await beginOutage(site.database.db, {
        lastError: 'connect ECONNREFUSED 203.0.113.25:465',
        now: new Date(),
        nextTryAt: new Date(),
      });
    },
    open: async (page) => {
      await page.getByText('The mailbox at this address is full.').first().waitFor();
      await long(page).waitFor();
    },
  },
]);
