/**
 * Moves the focus to an appointment when the control that had it is gone: to the heading of the open sheet, else
 * to the name in its row, else to the page.
 */
export function focusAppointment(id: string) {
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
  const target =
    sheet?.querySelector<HTMLElement>('h2[tabindex]') ??
    document.querySelector<HTMLElement>(`[data-appointment="${CSS.escape(id)}"]`) ??
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
