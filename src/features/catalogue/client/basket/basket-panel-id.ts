/** Id of the popover in the navigation that lists the basket. */
export const basketPanelId = 'quote-basket';

/** Opens the basket and moves the focus into it. */
export function openBasket() {
  const panel = document.getElementById(basketPanelId);
  if (!panel || panel.matches(':popover-open')) return;
  panel.showPopover();
  panel.focus();
}
