import type { Page } from 'playwright-core';
import { hydrated } from '#tests/support/browser/settled.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { describeScreens } from '#tests/support/screens/describe-screens.ts';

/** Brings up a step of the home page's calculator. */
const calculatorAt =
  (step: 'rooms' | 'floors' | 'picker' | 'extras' | 'cheaper roll') => async (page: Page) => {
    const calculator = page.locator('#calculator');
    await calculator.scrollIntoViewIfNeeded();
    await hydrated(page, '#calculator form');
    const next = calculator.getByRole('button', { name: 'Next Step' });
    if (step === 'rooms') {
      await next.click();
      return calculator.getByText('Enter the width of').waitFor();
    }
    await calculator.getByLabel('Length (m)').fill('4.5');
    await calculator.getByLabel('Width (m)').fill('4.3');
    await next.click();
    const openPicker = calculator.getByRole('button', { name: 'Pick an exact carpet or floor' });
    if (step === 'extras') {
      await calculator.getByLabel('Premium carpet').check();
      await next.click();
      await calculator.getByRole('button', { name: 'Anything else?' }).click();
      await calculator.getByRole('button', { name: 'Enter doorways' }).click();
      await calculator.getByLabel('Width (m)').fill('9');
      return calculator.getByText('Enter 0.3 to 6 m').waitFor();
    }
    if (step === 'cheaper roll') {
      await calculator.getByLabel('Premium carpet').check();
      await next.click();
      await calculator.getByRole('button', { name: 'Calculate Estimate' }).click();
      return calculator.getByText('The 5 m roll is cheaper').waitFor();
    }
    if (step === 'floors') await next.click();
    await openPicker.click();
    const picker = page.getByRole('dialog', { name: 'Pick an exact carpet or floor' });
    const floor = picker.getByRole('listitem').first().getByRole('button');
    await floor.waitFor();
    if (step === 'floors') await floor.click();
  };

/** Brings up the fields of a room with a part, of an L-shape and of stairs, with what is wrong beside them. */
async function addPartAndStairs(page: Page) {
  const calculator = page.locator('#calculator');
  await calculator.scrollIntoViewIfNeeded();
  await hydrated(page, '#calculator form');
  await calculator.getByLabel('Length (m)').fill('5.2');
  await calculator.getByLabel('Width (m)').fill('3.9');
  await calculator.getByRole('button', { name: 'Add an extra piece' }).click();
  await calculator.getByLabel('How wide (m)').fill('4.4');
  await calculator.getByRole('button', { name: 'Add Room' }).click();
  await calculator.getByText('L-shape', { exact: true }).last().click();
  await calculator.getByLabel('Side A (m)').fill('10.5');
  await calculator.getByRole('button', { name: 'Add stairs' }).click();
  await calculator.getByText('is a long wall').waitFor();
  await calculator.getByLabel('Straight steps').fill('50');
  await calculator.getByText('Step size or stair runner').click();
  await calculator.getByText('Longer than the wall it goes from').waitFor();
  await calculator.getByText('Enter a whole number up to 30').waitFor();
}

const realHome = [
  {
    name: 'Lounge and dining room at the back of the house',
    length: 5.2,
    width: 3.9,
    parts: [{ side: 'right', width: 2.4, depth: 1.8 }],
  },
  { name: 'Hall', length: 3.9, width: 1.4, link: 1 },
  {
    name: 'Stairs',
    link: 1,
    stairs: { winders: { count: 3 }, landing: { length: 2, width: 1 }, runner: 0.6 },
  },
];

describeScreens(
  [
    { name: 'calculator with a part and stairs', path: '/', open: addPartAndStairs },
    {
      name: 'estimate of a real home',
      path: (site) => createEstimate(site, 'carpet', realHome),
    },
    { name: 'calculator with empty rooms', path: '/', open: calculatorAt('rooms') },
    { name: 'calculator with a floor of the catalogue', path: '/', open: calculatorAt('floors') },
    { name: 'floor picker', path: '/', open: calculatorAt('picker') },
    { name: 'calculator with extras', path: '/', open: calculatorAt('extras') },
    { name: 'estimate on the dearer roll', path: '/', open: calculatorAt('cheaper roll') },
    { name: 'home', path: '/' },
    { name: 'carpets', path: '/carpets' },
    { name: 'lvt filtered', path: '/lvt?search=oak&orderby=price' },
    { name: 'vinyl flooring', path: '/vinyl-flooring' },
    { name: 'laminate with no match', path: '/laminate-flooring?search=marble' },
    { name: 'product', path: '/products/bradford-twist-oat' },
    {
      name: 'product enlarged',
      path: '/products/bradford-twist-oat',
      open: async (page) => {
        await page.getByRole('link', { name: 'Enlarge the picture' }).click();
        await page.getByRole('dialog').getByText('200%').waitFor();
      },
    },
    {
      name: 'free samples refused',
      path: '/products/bradford-twist-oat',
      open: async (page) => {
        await page.getByRole('button', { name: 'Order free samples' }).click();
        const dialog = page.getByRole('dialog', { name: 'Order free samples' });
        await dialog.getByLabel('Bradford Twist in Oat').uncheck();
        await dialog.getByRole('button', { name: 'Send my samples' }).click();
        await dialog.getByText('Please choose a sample').waitFor();
      },
    },
    {
      name: 'carpet details',
      path: '/carpets',
      open: async (page) => {
        await page.locator('#products').scrollIntoViewIfNeeded();
        await hydrated(page, '#products li a');
        await page.getByRole('link', { name: 'Details of Bradford Twist' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'Get Quote' }).waitFor();
      },
    },
    { name: 'product that is not sold', path: '/products/nothing' },
    { name: 'estimate for carpet', path: (site) => createEstimate(site, 'carpet') },
    {
      name: 'cutting list',
      path: async (site) => `${await createEstimate(site, 'carpet', realHome)}?view=cutting-list`,
    },
    { name: 'estimate for laminate', path: (site) => createEstimate(site, 'laminate') },
    { name: 'estimate that nobody was given', path: '/estimate/AAAAAAAAAAAAAAAAAAAAAA' },
    { name: 'page not found', path: '/nowhere' },
  ],
  'read-only',
);
