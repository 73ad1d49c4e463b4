import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { hydrated } from '#tests/support/browser/settled.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser('read-only');

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

it('an L-shaped room is entered by its walls, in metres or feet, and a long wall is asked about', async () => {
  const { page, complaints, close } = await visit(shared.browser, shared.site.origin, phone);
  const calculator = page.locator('#calculator');
  await calculator.scrollIntoViewIfNeeded();
  await hydrated(page, '#calculator input');
  await calculator.getByText('L-shape', { exact: true }).click();
  const wall = (letter: string) => calculator.getByLabel(`Side ${letter} (m)`);
  await wall('A').fill('10.5');
  await expect.poll(() => calculator.getByText('is a long wall').count()).toBe(0);
  await wall('B').fill('4.2');
  await calculator.getByText(/10.5\sm is a long wall: is that right?/).waitFor();
  await calculator.getByText('44.10 m²').first().waitFor();
  await wall('C').fill('11');
  await wall('D').fill('1.8');
  await calculator.getByText('C must be shorter than A').waitFor();
  await wall('C').fill('2.2');
  await wall('A').fill('5.2');
  await calculator.getByText('17.88 m²').first().waitFor();
  await calculator.getByText(/E\s3.00\sm, F\s2.40\sm/).waitFor();
  await calculator.getByText('Feet and inches').click();
  await expect.poll(() => calculator.getByLabel('Side A, feet').inputValue()).toBe('17');
  await calculator.getByLabel('Side A, feet').fill('18');
  await calculator.getByLabel('Side A, inches').fill('0');
  await calculator.getByText('19.08 m²').first().waitFor();
  await calculator.getByText('Metres', { exact: true }).click();
  await expect.poll(() => wall('A').inputValue()).toBe('5.486');
  expect(complaints).toEqual([]);
  await close();
});
