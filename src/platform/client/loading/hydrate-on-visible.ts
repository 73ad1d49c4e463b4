export type DelayedHydration = {
  /** Resolves when the component should be hydrated. */
  ended: Promise<void>;
  /** Repeats the clicks on buttons that were not hydrated yet. */
  replayClicks: () => void;
};

const triggers = ['pointerdown', 'pointerover', 'focusin', 'input', 'change'] as const;

/**
 * Delays the hydration of the element with this id until it comes near the viewport (within one screen,
 * unless `margin` differs) or receives a touch, a click or the focus.
 */
export function hydrateOnVisible(id: string, margin = '100% 0px'): DelayedHydration {
  const element = document.getElementById(id);
  if (!element) return { ended: Promise.resolve(), replayClicks: () => {} };
  const isInside = ({ target }: Event) => target instanceof Node && element.contains(target);
  const ended = new Promise<void>((resolve) => {
    const resume = () => {
      observer.disconnect();
      for (const trigger of triggers) window.removeEventListener(trigger, handleTrigger, true);
      resolve();
    };
    const handleTrigger = (event: Event) => isInside(event) && resume();
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && resume(),
      { rootMargin: margin },
    );
    observer.observe(element);
    // Listens at the window in the capture phase: React, which listens at the document, stops the events
    // of parts that are not hydrated.
    for (const trigger of triggers) window.addEventListener(trigger, handleTrigger, true);
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

/** A button that only works with script; links, forms and popovers also work without. */
const plainButton = 'button[type="button"]:not([popovertarget], [commandfor])';
