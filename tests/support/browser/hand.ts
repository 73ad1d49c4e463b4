import type { Locator, Page } from 'playwright-core';

export type Means = 'touch' | 'mouse' | 'keyboard';

/** How somebody uses a page: presses a control, writes into a field, ticks a choice. */
export type Hand = {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  tick: (target: Locator) => Promise<void>;
};

/** More stops than any page has. */
const maxStops = 150;

/** Somebody with a finger, a mouse or nothing but a keyboard. */
export function handOn(page: Page, means: Means): Hand {
  if (means === 'keyboard') return keyboardOn(page);
  const press = (target: Locator) => (means === 'touch' ? target.tap() : target.click());
  return {
    press,
    write: async (target, text) => {
      await press(target);
      await target.fill(text);
    },
    tick: async (target) => {
      await press(target);
      await isChecked(page, target);
    },
  };
}

function keyboardOn(page: Page): Hand {
  return {
    press: async (target) => {
      await goToByKeys(page, target);
      await page.keyboard.press('Enter');
    },
    write: async (target, text) => {
      await goToByKeys(page, target);
      await page.keyboard.type(text);
    },
    tick: async (target) => {
      await goToByKeys(page, target);
      // Arrow keys have ticked a radio button on the way.
      if (!(await target.isChecked())) await page.keyboard.press('Space');
      await isChecked(page, target);
    },
  };
}

const isChecked = (page: Page, target: Locator) =>
  target.and(page.locator(':checked')).waitFor({ state: 'attached' });

/**
 * Moves the focus from where it is to an element: by Tab, and by arrow keys within a calendar or a group of radio
 * buttons. @throws when it is not reached
 */
async function goToByKeys(page: Page, target: Locator) {
  let element = await target.elementHandle();
  for (let stops = 0; stops <= maxStops; stops += 1) {
    const key = await element?.evaluate(findNextKey);
    if (!key) return;
    if (key === 'gone') element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Runs in the page. @returns the key that leads on to the element, unless it has the focus */
function findNextKey(target: Element) {
  const active = document.activeElement;
  if (active === target) return undefined;
  if (!target.isConnected) return 'gone';
  const isOneGroup =
    target instanceof HTMLInputElement &&
    active instanceof HTMLInputElement &&
    target.type === 'radio' &&
    active.type === 'radio' &&
    target.name === active.name;
  const grid = active?.closest('[role=grid]');
  if (!active || !(isOneGroup || grid?.contains(target))) return 'Tab';
  const isAfter = active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter ? 'ArrowRight' : 'ArrowLeft';
}
