import type { Page } from 'playwright-core';

/**
 * Looks at a page whose colours the system has replaced. Backgrounds and shadows are gone there, so
 * a control needs a border, an underline or a drawing of its own to be known as one, and what is
 * chosen must differ from what is not by more than a background.
 * @returns a line for each control that is lost
 */
export function findLostInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 2 && box.height > 2 && element.checkVisibility({ visibilityProperty: true })
      );
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
    const hasBorder = (element: Element, part?: '::before' | '::after') => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return false;
      return (['Top', 'Bottom'] as const).some(
        (side) =>
          style[`border${side}Style`] !== 'none' &&
          Number.parseFloat(style[`border${side}Width`]) > 0,
      );
    };
    const isDrawn = (element: Element) =>
      getComputedStyle(element).display === 'list-item' ||
      element.querySelector('svg, img') !== null ||
      hasBorder(element) ||
      hasBorder(element, '::before') ||
      hasBorder(element, '::after') ||
      [element, ...element.querySelectorAll('*')].some((inner) =>
        getComputedStyle(inner).textDecorationLine.includes('underline'),
      );
    const lookOf = (element: Element) => {
      const parts = [element, ...element.querySelectorAll('*')];
      return parts
        .flatMap((part) => [
          getComputedStyle(part),
          getComputedStyle(part, '::after'),
          getComputedStyle(part, '::before'),
        ])
        .map((s) =>
          [
            s.color,
            s.backgroundColor,
            s.borderTopWidth,
            s.borderBottomWidth,
            s.borderTopColor,
            s.outlineStyle,
            s.outlineWidth,
            s.textDecorationLine,
            s.fontWeight,
            s.display,
            s.content,
          ].join(),
        )
        .join(';');
    };

    const controls = [...document.querySelectorAll('button, summary, input, select, textarea')];
    const plain = controls
      .filter((element) => isShown(element) && (element as HTMLInputElement).type !== 'hidden')
      .filter(
        (element) => !['checkbox', 'radio', 'range'].includes((element as HTMLInputElement).type),
      )
      .filter((element) => !isDrawn(element))
      .map((element) => `${nameOf(element)} does not look like a control`);

    const states = ['aria-pressed', 'aria-selected', 'aria-current'];
    const alike = states.flatMap((state) => {
      const chosen = [...document.querySelectorAll(`[${state}]:not([${state}="false"])`)].filter(
        isShown,
      );
      return chosen.flatMap((element) => {
        const others = [...document.querySelectorAll(`${element.tagName}[${state}="false"]`)];
        const twin = others.find(
          (other) => isShown(other) && other.className === element.className,
        );
        return twin && lookOf(twin) === lookOf(element)
          ? [`${nameOf(element)} looks no different for being chosen`]
          : [];
      });
    });
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const lightOf = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const colour = getComputedStyle(element).backgroundColor;
      return channels(colour)[3] === 0 ? groundOf(element.parentElement) : colour;
    };
    const faint = [...document.querySelectorAll('body *')]
      .filter(
        (element) => getComputedStyle(element).forcedColorAdjust === 'none' && isShown(element),
      )
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => {
        const [dark = 0, light = 0] = [getComputedStyle(element).color, groundOf(element)]
          .map(lightOf)
          .sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05) < 4.5;
      })
      .map((element) => `${nameOf(element)} cannot be read`);

    return [...plain, ...alike, ...faint];
  });
}
