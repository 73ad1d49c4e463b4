import { expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';

const shared = siteInBrowser();

const open = async (path: string) =>
  visit(shared.browser, shared.site.origin + path, {
    ...(await signedInProfile(shared.site, 'admin')),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });

it('an admin words an email, sees it for each occasion, saves it and brings the first words back', async () => {
  const { page, close } = await open('/admin/texts');
  await page.getByRole('button', { name: 'Edit Visit confirmed' }).click();
  const heading = page.getByLabel('Heading', { exact: true });
  await heading.fill('See you soon, {first name}');
  const preview = page.getByRole('region', { name: 'Preview' });
  const example = (when: string) => preview.locator('article').filter({ hasText: when });
  const both = ['For a measuring visit', 'For a repair'];
  for (const when of both)
    await example(when).getByRole('heading', { name: 'See you soon, Ann' }).waitFor();
  const letter = example('For a measuring visit').getByRole('link', {
    name: /See, move or cancel/,
  });
  await expect
    .poll(() => letter.evaluate((link) => getComputedStyle(link).backgroundColor))
    .toBe('rgb(31, 74, 60)');

  await heading.fill('See you soon, {name}');
  await page.getByText('{name} is not known here').waitFor();
  await heading.fill('See you soon, {first name}');
  await page.getByRole('button', { name: 'Save text' }).click();
  await page.getByText('Text saved').first().waitFor();
  await page.getByText(/^Version 1: Test admin/).waitFor();

  await page.getByRole('button', { name: 'Bring back version 0' }).click();
  await example('For a repair')
    .getByRole('heading', { name: /your visit is confirmed/ })
    .waitFor();
  await close();
});

it('the preview of a page is scrolled by the mouse', async () => {
  const { page, close } = await open('/admin/texts?text=terms');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: 'The contract' }).waitFor();
  const box = await preview.boundingBox();
  if (!box) throw new Error('The preview is not on the screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => preview.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await close();
});
