export type Sleep = {
  /** Resolves when the part is to wake up. */
  ended: Promise<void>;
  /** Clicks the buttons that were clicked while nobody heard it. */
  replayClicks: () => void;
};

const firstSigns = ['pointerdown', 'pointerover', 'focusin', 'input', 'change'] as const;

/**
 * Lets the part of the page with this id sleep until it comes near the viewport, within a screen
 * unless `margin` says otherwise, or gets a touch, a click or the focus before that.
 */
export function hydrateOnVisible(id: string, margin = '100% 0px'): Sleep {
  const element = document.getElementById(id);
  if (!element) return { ended: Promise.resolve(), replayClicks: () => {} };
  const isInside = ({ target }: Event) => target instanceof Node && element.contains(target);
  const ended = new Promise<void>((resolve) => {
    const arrive = () => {
      watcher.disconnect();
      for (const sign of firstSigns) window.removeEventListener(sign, notice, true);
      resolve();
    };
    const notice = (event: Event) => isInside(event) && arrive();
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && arrive(),
      { rootMargin: margin },
    );
    watcher.observe(element);
    // At the window and before anybody else: React, which listens at the document, stops the events of parts that sleep.
    for (const sign of firstSigns) window.addEventListener(sign, notice, true);
  });

  let clicked: HTMLElement | undefined;
  const remember = (event: MouseEvent) => {
    if (isInside(event))
      clicked = (event.target as Element).closest<HTMLElement>(plainButton) ?? undefined;
  };
  window.addEventListener('click', remember, true);
  const replayClicks = () => {
    window.removeEventListener('click', remember, true);
    clicked?.click();
  };
  return { ended, replayClicks };
}

/** What does nothing by itself: links, forms and popovers work without script. */
const plainButton = 'button[type="button"]:not([popovertarget], [commandfor])';
