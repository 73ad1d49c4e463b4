import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { findOverflow } from '#tests/support/screens/describe-screens.ts';

const shared = siteInBrowser();
const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('not on the page');
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width;
}
const open = (slug: string, options = {}) =>
  visit(shared.browser, `${shared.site.origin}/products/${slug}`, { ...desktop, ...options });

it.each([
  ['bradford-twist-oat', 'See the price for my room'],
  ['door-bar-brass', 'Book a free measure'],
])('the page of %s has one filled button: %s', async (slug, name) => {
  const { page, close } = await open(slug);
  const filled = () =>
    page.locator('#product :is(a, button)').evaluateAll((controls) =>
      controls
        .filter((control) => {
          const colour = getComputedStyle(control).backgroundColor;
          return !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(colour);
        })
        .map((control) => control.textContent),
    );
  await expect.poll(filled).toEqual([name]);
  await close();
});

describe('on a phone the price and the main action of a product', () => {
  it('stay in sight down to the calculator, and lead to it', async () => {
    const { page, complaints, close } = await open('bradford-twist-oat', phone);
    const action = page.getByRole('link', { name: 'See the price for my room' });
    const isAtBottom = async () => {
      const box = await action.boundingBox();
      return box !== null && box.y > 700 && box.y + box.height <= 844;
    };
    await expect.poll(() => action.count()).toBe(1);
    await expect.poll(isAtBottom).toBe(true);
    await page.getByRole('heading', { name: 'Why people choose it' }).scrollIntoViewIfNeeded();
    await expect.poll(isAtBottom).toBe(true);
    // A control in focus is above the bar.
    const floor = page.getByRole('radio', { name: /Slate/ });
    await floor.focus();
    await expect.poll(() => overlap(floor, action)).toBe(false);
    await action.click();
    const heading = page.getByRole('heading', { name: 'The price for your room' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
    await expect.poll(async () => (await action.boundingBox())?.y).toBeLessThan(100);
    expect(complaints).toEqual([]);
    await close();
  });

  it('are the price and a visit where there is nothing to calculate', async () => {
    const { page, close } = await open('door-bar-brass', phone);
    await expect
      .poll(() => page.locator('.price-bar').innerText())
      .toMatch(/£11\.50\s+per piece\s+Book a free measure/);
    await expect.poll(() => page.getByRole('link', { name: 'Book a free' }).count()).toBe(1);
    await close();
  });
});

describe('the picture of a product', () => {
  it('is enlarged by keyboard, moved by arrow keys, and gives the focus back', async () => {
    const { page, complaints, close } = await open('bradford-twist-oat');
    const zoom = page.getByRole('link', { name: 'Enlarge the picture' });
    await zoom.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Bradford Twist in Oat' });
    const area = dialog.getByRole('region', { name: /arrow keys/ });
    await dialog.getByText('200%').waitFor();
    await expect.poll(() => area.evaluate((box) => box === document.activeElement)).toBe(true);
    const width = () => dialog.getByRole('img').evaluate((image) => image.clientWidth);
    const before = await width();
    await page.keyboard.press('+');
    await dialog.getByText('300%').waitFor();
    await expect.poll(() => width()).toBeGreaterThan(before);
    // Read before the next frame: with reduced motion nothing may change a frame late.
    const atOnce = await dialog.evaluate(async (box) => {
      box.querySelector<HTMLElement>('[aria-label="Zoom in"]')?.click();
      await null;
      const region = box.querySelector('section');
      return { width: region?.querySelector('img')?.clientWidth, left: region?.scrollLeft };
    });
    expect(atOnce).toEqual({
      width: before * 2,
      left: expect.closeTo((before * 2 - before / 2) / 2, -1),
    });
    await page.keyboard.press('-');
    await dialog.getByText('300%').waitFor();
    const left = await area.evaluate((box) => box.scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => area.evaluate((box) => box.scrollLeft)).toBeGreaterThan(left);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await dialog.getByText('100%').waitFor();
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Zoom out' }).isDisabled())
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => zoom.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is enlarged by touch, anywhere on it', async () => {
    const { page, close } = await open('moorland-twist-sage', phone);
    await page
      .getByRole('link', { name: 'Enlarge the picture' })
      .tap({ position: { x: 20, y: 20 } });
    const dialog = page.getByRole('dialog', { name: 'Moorland Twist in Sage' });
    await dialog.getByRole('button', { name: 'Zoom in' }).tap();
    await dialog.getByText('300%').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });
    await close();
  });

  it('opens by itself without script', async () => {
    const { page, close } = await open('bradford-twist-oat', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Enlarge the picture' }).click();
    await page.waitForURL('**/images/swatch-twist_oat-*.webp');
    await close();
  });
});

describe('the floor in a room', () => {
  it.each([true, false])(
    'is shown first, beside similar ones (script: %s)',
    async (javaScriptEnabled) => {
      const { page, close } = await open('moorland-twist-sage', { javaScriptEnabled });
      const room = page.getByRole('region', { name: 'See it in the room' });
      await room.scrollIntoViewIfNeeded();
      const shown = (name: string) =>
        room.getByRole('img', { name: `Illustration of a living room with ${name}` });
      await shown('Moorland Twist in Sage').waitFor();
      await expect.poll(() => room.getByRole('radio').count()).toBe(4);
      await room.getByLabel('Moorland Twist in Navy').check();
      await shown('Moorland Twist in Navy').waitFor();
      await shown('Moorland Twist in Sage').waitFor({ state: 'hidden' });
      await close();
    },
  );

  it('is left out where there is no picture of it, with whatever else is empty', async () => {
    const { slug } = await addProduct(shared.site, {
      name: 'Somerset Longhouse Barn Oak in a Name Too Long for One Line of a Phone',
      category: 'laminate',
    });
    const { page, close } = await open(slug, phone);
    await expect.poll(() => page.getByText('See it in the room').count()).toBe(0);
    await expect.poll(() => page.getByText('Enlarge').count()).toBe(0);
    await expect.poll(() => page.getByText('Specifications').count()).toBe(0);
    await expect.poll(() => page.getByText('Why people choose it').count()).toBe(0);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.poll(async () => (await trail.boundingBox())?.height).toBe(44);
    expect(await findOverflow(page)).toEqual([]);
    // On the way up, with a button above the bar, which has a place for the chat's button.
    const addToQuote = page.getByRole('button', { name: 'Add to Quote' });
    await page.mouse.wheel(0, 5000);
    const chat = page.locator('.chat-button');
    await expect.poll(() => chat.getAttribute('data-away')).toBe('true');
    await addToQuote.evaluate((button) => {
      scrollBy(0, -10_000);
      scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 100);
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2000);
    await expect.poll(() => overlap(addToQuote, chat)).toBe(false);
    await close();
  });
});

it.each([
  ['whitby-loop-natural', 'Out of stock', 'Ask us when more is due: we answer within 24 hours.'],
  [
    'cavendish-saxony-mocha',
    'On back order',
    'Ask us when yours would arrive: we answer within 24 hours.',
  ],
])('%s says how to learn its lead time', async (slug, status, advice) => {
  const { page, close } = await open(slug);
  await page.locator('#product').getByText(status, { exact: true }).waitFor();
  await page.locator('#product').getByText(advice).waitFor();
  await close();
});

it('similar floors are of the same kind and near in colour', async () => {
  const { page, close } = await open('bradford-twist-oat');
  const similar = page.getByRole('region', { name: 'In a similar colour' });
  await expect
    .poll(() => similar.getByRole('heading', { level: 3 }).allInnerTexts())
    .toEqual([
      'Whitby Loop in Natural',
      'Cavendish Saxony in Clotted Cream',
      'Moorland Twist in Heather',
    ]);
  await close();
});
