const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};
const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/**
 * Moves the focus to an appointment when the control that had it is gone: to the heading of the open sheet, else
 * to the name in a row of it that is in view; where it left a queue, to what comes next there; else to its name
 * wherever it is, else to the page.
 */
export function focusAppointment(id: string) {
  const sheet = findAll('dialog:modal').at(-1);
  const rows = findAll(`[data-appointment="${CSS.escape(id)}"]`);
  const target =
    sheet?.querySelector<HTMLElement>('h2[tabindex]') ??
    rows.find(isInView) ??
    findAll('[data-queue] button').find(isInView) ??
    rows[0] ??
    document.getElementById('main');
  target?.focus();
}

/**
 * As `focusAppointment`, once what was refetched is on screen: a row may have left the list, or come back.
 * @param options.ifLost only if nothing has the focus
 */
export function focusAppointmentAfterPaint(id: string, { ifLost = false } = {}) {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!ifLost || document.activeElement === document.body) focusAppointment(id);
    }),
  );
}
