/**
 * Resolves when the element with this id comes near the viewport, within a screen unless `margin`
 * says otherwise, or gets a touch, a click or the focus before that.
 */
export function whenNear(id: string, margin = '100% 0px'): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const arrive = () => {
      watcher.disconnect();
      for (const sign of firstSigns) window.removeEventListener(sign, notice, true);
      resolve();
    };
    const notice = ({ target }: Event) =>
      target instanceof Node && element.contains(target) && arrive();
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && arrive(),
      { rootMargin: margin },
    );
    watcher.observe(element);
    // At the window and before anybody else: React, which listens at the document, stops the events of parts that sleep.
    for (const sign of firstSigns) window.addEventListener(sign, notice, true);
  });
}

const firstSigns = ['pointerdown', 'pointerover', 'focusin', 'input', 'change'] as const;
