import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '#tests/support/browser/browser.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { chatIn } from '#tests/support/browser/visitor-chat.ts';

const shared = siteInBrowser();

/** As a browser sends the key that ends a composition. */
const pressWhileComposing = (field: Locator, key: string, how: object) =>
  field.evaluate(
    (element, [named, init]) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: named as string,
          bubbles: true,
          cancelable: true,
          ...(init as object),
        }),
      ),
    [key, how] as const,
  );

describe('a message', () => {
  it.each([
    ['Chrome', { isComposing: true, keyCode: 229 }],
    ['Safari', { isComposing: false, keyCode: 229 }],
  ])('is not sent by the Enter that ends a composition in %s', async (_, how) => {
    const { page, complaints, close } = await visit(shared.browser, `${shared.site.origin}/terms`);
    const chat = chatIn(page);
    await chat.open();
    await chat.input.fill('カーペット');
    await pressWhileComposing(chat.input, 'Enter', how);
    await pressWhileComposing(chat.input, 'Escape', how);
    await chat.input.press('!');
    await expect.poll(() => chat.input.inputValue()).toBe('カーペット!');
    await chat.say('カーペット!');
    const own = chat.card.locator('.chat-own .chat-bubble');
    await expect.poll(() => own.allInnerTexts()).toEqual(['カーペット!']);
    expect(complaints).toEqual([]);
    await close();
  });

  it('of Arabic or Hebrew is laid out from the right, and nothing is sent of what is not seen', async () => {
    const { page, complaints, close } = await visit(shared.browser, `${shared.site.origin}/terms`);
    const chat = chatIn(page);
    await chat.open();
    await chat.input.fill('\u200B\u3164\u2800');
    await expect.poll(() => chat.send.isDisabled()).toBe(true);
    const direction = (of: Locator) =>
      of.evaluate((element) => getComputedStyle(element).direction);
    for (const [text, expected] of [
      ['كم سعر السجاد؟', 'rtl'],
      ['שטיח 3 מטר', 'rtl'],
      ['How much is carpet?', 'ltr'],
    ] as const) {
      await chat.input.fill(text);
      expect(await direction(chat.input)).toBe(expected);
      await chat.say(text);
      expect(await direction(chat.bubbles.filter({ hasText: text }).first())).toBe(expected);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a length in the calculator', () => {
  it.each([
    ['3,5', '3.5'],
    ['3·5', '3.5'],
    ['3 5', '3.5'],
    ['3.5', '3.5'],
    ['12', '12'],
  ])('typed as %j is %s', async (typed, metres) => {
    const { page, complaints, close } = await visit(shared.browser, shared.site.origin);
    const length = page.getByLabel('Length (m)');
    await length.scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#calculator form') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    await length.click();
    await page.keyboard.type(typed);
    await expect.poll(() => length.inputValue()).toBe(metres);
    await page.getByLabel('Width (m)').fill('2');
    await page
      .getByText(`${(Number(metres) * 2).toFixed(2)} m²`)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
