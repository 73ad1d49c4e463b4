import type { Page } from 'playwright-core';

type Stop = { name: string; problem: string | undefined; first: boolean };

const maxStops = 400;

/**
 * Walks a page with the Tab key from its beginning until the focus leaves it.
 * @returns how many stops there are, and a line for each where a person would be lost: focus that
 * cannot be seen, is covered by something else, or has no name
 */
export async function walkByKeyboard(page: Page) {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.getSelection()?.removeAllRanges();
    // From the beginning of the dialog or of the page: whoever opened the screen has left the place elsewhere.
    const start = document.querySelector<HTMLDialogElement>('dialog:modal') ?? document.body;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  });
  const problems: string[] = [];
  const visited: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop || (stop.first && visited.length > 0)) break;
    visited.push(stop.name);
    if (stop.problem) problems.push(`${stop.name}: ${stop.problem}`);
    if (visited.length > maxStops) {
      problems.push(`the focus never leaves: it went through ${visited.slice(-5).join(', ')}`);
      break;
    }
  }
  return { visited, problems };
}

/** Runs in the page. Marks the first stop, to know it again. */
async function describeFocus(): Promise<Stop | undefined> {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element === document.documentElement)
    return undefined;
  const first = element.dataset.firstStop === 'yes';
  if (!document.querySelector('[data-first-stop]')) element.dataset.firstStop = 'yes';

  const label =
    element.getAttribute('aria-label') ||
    element.getAttribute('aria-labelledby') ||
    (element as HTMLInputElement).labels?.[0]?.textContent ||
    element.textContent ||
    element.querySelector('img')?.getAttribute('alt') ||
    '';
  const name = `${element.tagName.toLowerCase()} "${label.trim().replace(/\s+/g, ' ').slice(0, 50)}"`;

  const style = getComputedStyle(element);
  const ringOf = (css: CSSStyleDeclaration) =>
    (css.outlineStyle !== 'none' && css.outlineWidth !== '0px') || css.boxShadow !== 'none';
  const carrier = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
  const hasRing = () =>
    ringOf(style) ||
    (carrier ? ringOf(getComputedStyle(carrier)) : false) ||
    [...(carrier?.querySelectorAll('*') ?? [])].some((inner) => ringOf(getComputedStyle(inner)));

  const find = (): string | undefined => {
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
  if (!find()) return { name, problem: undefined, first };
  // What the focus set in motion is let finish before anybody is blamed.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return { name, problem: find(), first };
}
