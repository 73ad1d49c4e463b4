import type { Page } from 'playwright-core';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { sendSketch } from '#tests/support/fixtures/sketches.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import { clearVisits, fixVisitsToday, linkFitter } from '#tests/support/fixtures/visits-today.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const longName = 'Maximilian Bartholomew Featherstonehaugh-Cholmondeley the Younger';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function withVisits(site: TestApp) {
  await clearVisits(site);
  const estimateId = (await createEstimate(site, 'carpet')).split('/').at(-1) ?? '';
  for (const colour of ['#8a6d4b', '#4b6d8a'])
    await sendSketch(site, estimateId, await plainImage(900, 600, colour).jpeg().toBuffer());
  await fixVisitsToday(site, await linkFitter(site), [
    {
      customerName: longName,
      address: 'The Old Rectory at the End of the Long Lane behind the Church, Little Somerford',
      flooringTypes: ['carpet', 'vinyl', 'laminate', 'other'],
      requirements: 'Stairs as well, please.\nThe dog must stay in the garden.',
      calculatorData: { estimateId, totalCost: 1, rooms: [], basket: [] },
    },
    { customerName: 'Bo Lee', postcode: 'BA1 1AA', purpose: 'repair' },
    { customerName: 'Cy Dunn', postcode: 'SN8 1AA' },
  ]);
}

describeScreens([
  {
    name: 'admin today empty',
    path: '/admin/today',
    staff: 'fitter',
    prepare: async (site) => {
      await clearVisits(site);
      await linkFitter(site);
    },
    open: (page) => page.getByText('No visits today.').waitFor(),
  },
  {
    name: 'admin today',
    path: '/admin/today',
    staff: 'fitter',
    prepare: withVisits,
    open: async (page) => {
      await page.getByText('Rooms, floors and notes').first().click();
      await page.getByRole('heading', { name: 'Their own estimate' }).waitFor();
      await button(page, 'Arrived').first().click();
      await button(page, 'Done').waitFor();
    },
  },
  {
    name: 'admin today with a reason to give',
    path: '/admin/today',
    staff: 'fitter',
    prepare: withVisits,
    open: async (page) => {
      await button(page, 'Could not do it').first().click();
      await button(page, 'Save').click();
      await page.getByText('Please write a few words').waitFor();
    },
  },
  {
    name: 'admin today with rooms to measure',
    path: '/admin/today',
    staff: 'fitter',
    prepare: withVisits,
    open: async (page) => {
      await button(page, 'Enter rooms').nth(1).click();
      await button(page, 'Save rooms').click();
      await page.getByText('Enter the length of Room 1 in metres').waitFor();
    },
  },
  {
    name: 'admin today of the office',
    path: '/admin/today',
    staff: 'support',
    prepare: withVisits,
    open: (page) => page.getByRole('heading', { name: 'Cy Dunn' }).waitFor(),
  },
]);
