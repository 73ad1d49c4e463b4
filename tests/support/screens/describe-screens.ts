import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppOptions } from '#app/server/app-options.ts';
import type { Role } from '#platform/roles.ts';
import {
  findViolations,
  openWindow,
  screensFolder,
  type Visit,
} from '#tests/support/browser/browser.ts';
import { deleteVisitor } from '#tests/support/browser/reusable-window.ts';
import { goTo } from '#tests/support/browser/settled.ts';
import { signedInProfile } from '#tests/support/browser/signed-in-profile.ts';
import { siteInBrowser } from '#tests/support/browser/site-in-browser.ts';
import { inLongRun, isLongRun } from '#tests/support/long-run.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { findLostInForcedColours } from './forced-colours.ts';
import { walkByKeyboard } from './keyboard-walk.ts';

type Size = { width: number; height: number };

export type Screen = {
  name: string;
  /** Where it is; a function where the address is known only once the site runs. */
  path: string | ((site: TestApp) => Promise<string>);
  /** Who is signed in; nobody unless it says so. */
  staff?: Role;
  /** What has to be in the database before. */
  prepare?: (site: TestApp) => Promise<unknown>;
  /** What brings it up once the page is there: a dialog to open, a form to fill. */
  open?: (page: Page) => Promise<unknown>;
  /** The refusal that the screen is about, which browsers complain of: '409 (Conflict)'. */
  refusal?: string;
};

const height = 900;
const [wide, medium, narrow] = [1440, 768, 320].map((width) => ({ width, height })) as [
  Size,
  Size,
  Size,
];
/** The widths at which a designer looks at them. */
const pictured = [390, 820, 1440];
/** A window of 1280 by 900 at 200 % has room for this many CSS pixels. */
const zoomed = { width: 640, height: 450 };

/**
 * What every screen must stand, in the real browser on the real server: at 1440 and 320 px no accessibility violation
 * and nothing wider than the window, where it opens a dialog a walk by keyboard, and no complaint in the console. The
 * long run adds a third width, walks on all screens, 200 % zoom, forced colours, and rest for who asked for less
 * motion. `parts` are those of `siteInBrowser`. Each screen is opened once, and all in one window: a new one takes the
 * browser as long as a check. The checks are in the order of the fewest changes of its size. With SCREENS=1 pictures
 * are kept in `.test/screens`; the long run keeps them too, at the widths of a phone, a tablet and a laptop.
 */
export function describeScreens(screens: Screen[], parts: Partial<AppOptions> | 'read-only' = {}) {
  const shared = siteInBrowser(parts);
  let shown: Visit;
  beforeAll(async () => {
    await mkdir(screensFolder, { recursive: true });
    shown = await openWindow(shared.browser, { viewport: wide, reducedMotion: 'reduce' });
  });
  afterAll(() => shown?.close());

  describe.each(screens)('$name', (screen) => {
    beforeAll(async () => {
      const where = typeof screen.path === 'string' ? screen.path : await screen.path(shared.site);
      await screen.prepare?.(shared.site);
      if (shown.page.url().startsWith('http')) await deleteVisitor(shown.page);
      await shown.page.setViewportSize(wide);
      shown.complaints.length = 0;
      if (screen.staff) {
        const profile = await signedInProfile(shared.site, screen.staff);
        await shown.page.context().addCookies(profile.storageState.cookies);
      }
      await goTo(shown.page, shared.site.origin + where);
      // Staff screens load their tab after the page is at rest.
      await shown.page.locator('h1').first().waitFor();
      await screen.open?.(shown.page);
    });

    const keepImage = async (kind: string | number) =>
      (process.env.SCREENS || isLongRun) &&
      shown.page.screenshot({
        path: path.join(screensFolder, `${screen.name}-${kind}.png`.replaceAll(' ', '-')),
        fullPage: true,
      });

    const checkAt = async (size: Size, options?: { isWithoutContrast: boolean }) => {
      await resize(shown.page, size);
      await keepImage(size.width);
      expect(await findViolations(shown.page, options), `${size.width} px`).toEqual([]);
      expect(await findOverflow(shown.page), `${size.width} px`).toEqual([]);
      expect(await findLeftBehind(shown.page), `${size.width} px`).toEqual([]);
    };
    const walkAt = async (size: Size) => {
      await resize(shown.page, size);
      const { visited, problems } = await walkByKeyboard(shown.page);
      expect(problems, `${size.width} px`).toEqual([]);
      expect(visited.length, `${size.width} px`).toBeGreaterThan(1);
    };

    it('has no accessibility violation, fits and complains of nothing', async () => {
      await checkAt(wide);
      // Contrast takes most of a check, and colours are the same at both.
      await checkAt(narrow, { isWithoutContrast: !isLongRun });
      if (await shown.page.locator('dialog:modal').count()) await walkAt(narrow);
      const meant = ['404 (Not Found)', ...(screen.refusal ? [screen.refusal] : [])];
      expect(shown.complaints.filter((text) => !meant.some((each) => text.includes(each)))).toEqual(
        [],
      );
    });

    inLongRun(() => {
      it.each(pictured)('fits at %i px, where its picture is kept', async (width) => {
        await resize(shown.page, { width, height });
        await keepImage(width);
        expect(await findOverflow(shown.page)).toEqual([]);
      });

      it('can be walked by keyboard', async () => {
        await walkAt(narrow);
        await walkAt(wide);
      });

      it('keeps its controls in forced colours', async () => {
        await shown.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        await shown.page.waitForFunction("matchMedia('(forced-colors: active)').matches");
        await untilStill(shown.page);
        await keepImage('forced-colours');
        const lost = await findLostInForcedColours(shown.page);
        await shown.page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
        expect(lost).toEqual([]);
      });

      it(`has no accessibility violation and fits at ${medium.width} px`, () => checkAt(medium));

      it('can be read and walked at 200 % zoom', async () => {
        await resize(shown.page, zoomed);
        await closeToasts(shown.page);
        expect(await findOverflow(shown.page)).toEqual([]);
        const { problems } = await walkByKeyboard(shown.page);
        expect(problems).toEqual([]);
      });

      it('rests for who asked for less motion', async () => {
        expect(await findMotion(shown.page)).toEqual([]);
      });
    });
  });
  return shared;
}

/**
 * Closes messages that would cover a third of a small window. Waiting is not enough: they stay for as long
 * as the pointer or the focus is on them, and the last click of `open` may have left the pointer there.
 */
async function closeToasts(page: Page) {
  const toasts = page.locator('.toast-viewport li');
  await toasts.getByRole('button', { name: 'Close message' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await toasts.first().waitFor({ state: 'hidden' });
}

async function resize(page: Page, size: Size) {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** What sticks out of the window to the right, where a person would have to scroll sideways. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 120))
      .slice(0, 5);
  });
}

/**
 * What stays where it is when the list around it scrolls, and makes the document higher: an element with an
 * absolute position, like text for screen readers, in a scroll container that is not positioned.
 */
export function findLeftBehind(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
      .flatMap((container) =>
        [...container.querySelectorAll<HTMLElement>('*')]
          .filter((element) => getComputedStyle(element).position === 'absolute')
          .filter(({ offsetParent }) => offsetParent && !container.contains(offsetParent))
          .slice(0, 1)
          .map((element) => `${element.outerHTML.slice(0, 80)} in ${container.className}`),
      ),
  );
}

/** Animations that take long enough to be seen, and scrolling that glides. */
function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 50)
      .map((animation) => {
        const target = (animation.effect as KeyframeEffect | null)?.target;
        return `${target?.tagName}.${target?.className} moves`;
      }),
    ...[document.documentElement, ...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
      .map((element) => `${element.tagName} scrolls smoothly`),
  ]);
}

/** Two frames on, and nothing moves: the change of a colour is a transition too, however short. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((painted) => requestAnimationFrame(painted));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
