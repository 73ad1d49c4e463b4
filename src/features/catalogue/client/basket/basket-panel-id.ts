/** The popover in the navigation that lists the basket. */
export const basketPanelId = 'quote-basket';

/** Shows the basket and takes the reader there. */
export function openBasket() {
  const panel = document.getElementById(basketPanelId);
  if (!panel || panel.matches(':popover-open')) return;
  panel.showPopover();
  panel.focus();
}
