import type { CDPSession, Page } from 'playwright-core';

type Stop = { name: string; problem: string | undefined };
type Walk = { visited: string[]; problems: string[] };

const maxStops = 400;
/** Key presses sent at a time without waiting for the page in between. */
const batchSize = 25;

/**
 * Walks a page with the Tab key from its beginning until the focus leaves it.
 * @returns how many stops there are, and a line for each where a person would be lost: focus that
 * cannot be seen, is covered by something else, or has no name
 */
export async function walkByKeyboard(page: Page): Promise<Walk> {
  const session = await page.context().newCDPSession(page);
  try {
    const quick = await walk(page, session, batchSize);
    // What the focus set in motion may not have finished between two presses: then one at a time decides.
    return quick.problems.length === 0 ? quick : await walk(page, session, 1);
  } finally {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await session.detach();
  }
}

async function walk(page: Page, session: CDPSession, batch: number): Promise<Walk> {
  await page.evaluate(startWalk);
  const visited: string[] = [];
  const problems: string[] = [];
  for (;;) {
    await pressTab(session, batch);
    for (const stop of await page.evaluate(takeStops, batch === 1)) {
      if (!stop) return { visited, problems };
      visited.push(stop.name);
      if (stop.problem) problems.push(`${stop.name}: ${stop.problem}`);
      if (visited.length > maxStops) {
        problems.push(`the focus never leaves: it went through ${visited.slice(-5).join(', ')}`);
        return { visited, problems };
      }
    }
  }
}

async function pressTab(session: CDPSession, times: number) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  await Promise.all(
    Array.from({ length: times }).flatMap(() => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]),
  );
}

type Walker = {
  first: Element | undefined;
  last: Element | undefined;
  stops: (Stop | undefined)[];
  describe: () => Stop;
};

/** Runs in the page. Begins at the top and notes, after every Tab, where the focus is. */
function startWalk() {
  (document.activeElement as HTMLElement | null)?.blur();
  window.getSelection()?.removeAllRanges();
  // From the beginning of the dialog or of the page: whoever opened the screen has left the place elsewhere.
  // The last one is on top: a dialog within another cannot be left for it.
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog:modal');
  const start = [...dialogs].at(-1) ?? document.body;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });

  const ringOf = (css: CSSStyleDeclaration) =>
    (css.outlineStyle !== 'none' && css.outlineWidth !== '0px') || css.boxShadow !== 'none';

  const describe = (): Stop => {
    const element = document.activeElement as HTMLElement;
    const label =
      element.getAttribute('aria-label') ||
      element.getAttribute('aria-labelledby') ||
      (element as HTMLInputElement).labels?.[0]?.textContent ||
      element.textContent ||
      element.querySelector('img')?.getAttribute('alt') ||
      '';
    const name = `${element.tagName.toLowerCase()} "${label.trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
    const carrier = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
    const hasRing = () =>
      ringOf(getComputedStyle(element)) ||
      (carrier ? ringOf(getComputedStyle(carrier)) : false) ||
      [...(carrier?.querySelectorAll('*') ?? [])].some((inner) => ringOf(getComputedStyle(inner)));

    const findProblem = (): string | undefined => {
      // A control drawn by its label (a radio tile) is seen where the label is.
      const box = element.getBoundingClientRect();
      const seen = box.width > 2 && box.height > 2 ? box : carrier?.getBoundingClientRect();
      if (!label.trim()) return 'has no name';
      if (!seen || seen.width === 0) return 'has no size';
      const inside =
        seen.bottom > 0 && seen.top < innerHeight && seen.right > 0 && seen.left < innerWidth;
      if (!inside) return `is outside the window (top ${Math.round(seen.top)})`;
      const points = [
        [
          seen.left + seen.width / 2,
          Math.min(Math.max(seen.top + seen.height / 2, 0), innerHeight - 1),
        ],
        [seen.left + 4, Math.min(seen.bottom - 4, innerHeight - 1)],
        [seen.left + 4, Math.max(seen.top + 4, 0)],
      ] as const;
      const covered = points.every(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return !(top && (element.contains(top) || top.contains(element) || carrier?.contains(top)));
      });
      if (covered) return 'is covered by something else';
      return hasRing() ? undefined : 'shows no focus ring';
    };
    return { name, problem: findProblem() };
  };

  const walker: Walker = { first: undefined, last: undefined, stops: [], describe };
  const keeper = window as unknown as { walker?: Walker };
  const isWatched = keeper.walker !== undefined;
  keeper.walker = walker;
  if (isWatched) return;
  const noteStop = ({ key }: KeyboardEvent) => {
    const { walker } = keeper;
    if (key !== 'Tab' || !walker) return;
    const element = document.activeElement;
    const isOutside = !element || element === document.body || element === document.documentElement;
    // A date field is three stops of the browser's own.
    const isInDate = element === walker.last && element?.matches('input[type="date"]');
    const isOver = isOutside || (element === walker.first && !isInDate);
    walker.first ??= element ?? undefined;
    walker.last = element ?? undefined;
    walker.stops.push(isOver ? undefined : walker.describe());
  };
  window.addEventListener('keyup', noteStop, true);
}

/** Runs in the page. @returns the stops since the last time; `undefined` is the end of the walk */
async function takeStops(isPatient: boolean): Promise<(Stop | undefined)[]> {
  const { walker } = window as unknown as { walker: Walker };
  // A press that no element was told of has left the page.
  const stops = walker.stops.length > 0 ? walker.stops.splice(0) : [undefined];
  const last = stops.at(-1);
  if (!isPatient || !last?.problem) return stops;
  // What the focus set in motion is let finish before anybody is blamed.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [walker.describe()];
}
