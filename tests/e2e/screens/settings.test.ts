import type { Page } from 'playwright-core';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** As a new site is, before anybody has decided on anything. */
const withExample = async (site: TestApp) => {
  const { version } = await (await callAsAdmin(site, 'GET', '/api/admin/firm')).json();
  const sections = { setUp: { kept: [] } };
  await callAsAdmin(site, 'PATCH', '/api/admin/firm', { version, sections });
};

/** An area is removed to which another one links. */
const withDeadLink = async (site: TestApp) => {
  const areas = '/api/admin/areas';
  const [{ id: _, version: __, ...fields }] = await (await callAsAdmin(site, 'GET', areas)).json();
  const add = async (change: object) =>
    (await callAsAdmin(site, 'POST', areas, { ...fields, postcode: 'GL5 1AA', ...change })).json();
  const { id } = await add({ name: 'Stroud', slug: 'stroud' });
  const content = 'We also fit floors in [Stroud and the Five Valleys](/area/stroud).';
  await add({ name: 'Nailsworth', slug: 'nailsworth', content });
  await callAsAdmin(site, 'DELETE', `${areas}/${id}`);
};

describeScreens([
  {
    name: 'admin firm with mistakes',
    path: '/admin/firm',
    staff: 'admin',
    open: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('');
      await page.getByLabel('Thursday, closes').fill('07:00');
      await page.getByLabel('Miles from the postcode').fill('x');
      await page.getByLabel('Brand', { exact: true }).fill('#ffc93c');
      await button(page, 'Save settings').click();
      await page.getByText('Please enter the name.').waitFor();
      await page.getByText(/White text on it has a contrast of 1.5/).waitFor();
    },
  },
  {
    name: 'admin area with mistakes',
    path: '/admin/areas',
    staff: 'admin',
    open: async (page) => {
      await button(page, 'Add an area').click();
      await page.getByLabel('Address of the page').fill('Two words');
      await button(page, 'Add area').click();
      await page.getByText('Please write the text.').waitFor();
    },
  },
  {
    name: 'admin texts',
    path: '/admin/texts',
    staff: 'admin',
    open: (page) => page.getByText('Starting text').first().waitFor(),
  },
  {
    name: 'admin text with a mistake',
    path: '/admin/texts?text=terms',
    staff: 'admin',
    refusal: '400 (Bad Request)',
    open: async (page) => {
      await page.getByLabel('Text', { exact: true }).fill('{contact details}\n\n[Rugs](/rugs)');
      await button(page, 'Save text').click();
      await page.getByText('where there is no page').waitFor();
    },
  },
  {
    name: 'admin text of a category with a mistake',
    path: '/admin/texts?text=carpets',
    staff: 'admin',
    open: async (page) => {
      await page.getByLabel('Heading of the buying advice').fill('Ask {Adam}');
      await button(page, 'Save text').click();
      await page.getByText('{Adam} is not known here').waitFor();
    },
  },
  {
    name: 'admin text of an email',
    path: '/admin/texts?text=booking-offered',
    staff: 'admin',
    open: async (page) => {
      await page.getByLabel('Heading', { exact: true }).fill('Another day, {first name}?');
      await page.getByRole('heading', { name: 'Another day, Ann?' }).first().waitFor();
      await page.getByLabel('Button of each time').fill('Choose');
      await button(page, 'Save text').click();
      await page.getByText('needs {offered time}').first().waitFor();
    },
  },
  {
    name: 'admin texts with a dead link',
    path: '/admin/texts',
    staff: 'admin',
    prepare: withDeadLink,
    open: (page) => page.getByRole('heading', { name: 'Links that lead nowhere' }).waitFor(),
  },
  {
    name: 'admin closed days with a mistake',
    path: '/admin/fitters',
    staff: 'admin',
    open: async (page) => {
      await page.getByLabel('Open for some hours').check();
      await page.getByLabel('Opens').fill('16:00');
      await button(page, 'Set these hours').click();
      await page.getByText('Please name the day').waitFor();
    },
  },
  {
    name: 'admin sources empty',
    path: '/admin/sources?period=4-weeks',
    staff: 'admin',
    open: (page) => page.getByText('Nothing in this period yet').waitFor(),
  },
  {
    name: 'admin dashboard of a new site',
    path: '/admin',
    staff: 'admin',
    prepare: withExample,
    open: (page) => page.getByRole('heading', { name: 'Make the site yours' }).waitFor(),
  },
  {
    name: 'admin set-up with a mistake',
    path: '/admin/firm?step=firm',
    staff: 'admin',
    prepare: withExample,
    open: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('');
      await button(page, 'Save and go on').click();
      await page.getByText('Please enter the name.').waitFor();
    },
  },
  {
    name: 'admin model with a mistake',
    path: '/admin/assistant',
    staff: 'admin',
    refusal: '400 (Bad Request)',
    open: async (page) => {
      await page.getByLabel('Provider').selectOption('anthropic');
      await page.getByLabel('Address').fill('http://model.example');
      await button(page, 'Save model').click();
      await page.getByText('Must begin with https://.').waitFor();
    },
  },
]);
