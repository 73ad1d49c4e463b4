import type { ListParams } from '#platform/client/staff/use-list-params.ts';

/** The URL's parameters that open a side sheet. */
export type SheetName = 'appointment' | 'lead' | 'chat' | 'estimate';

export type SheetProps = {
  params: ListParams;
  /** It opens over the customer's own page, which needs no link to it. */
  isOverCustomer?: boolean;
};

/** Closes the side sheet that a parameter of the URL opened; Back has closed it already. */
export function closeSheet(params: ListParams, name: SheetName) {
  if (!new URLSearchParams(location.search).has(name)) return;
  if (history.state?.cameFromHere) history.back();
  else params.change({ [name]: '', reply: '' }, 'same');
}
