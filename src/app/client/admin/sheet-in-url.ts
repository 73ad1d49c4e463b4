import type { ListParams } from '#platform/client/staff/use-list-params.ts';

/** Closes the side sheet that a parameter of the URL opened; Back has closed it already. */
export function closeSheet(params: ListParams, name: 'appointment' | 'lead') {
  if (!new URLSearchParams(location.search).has(name)) return;
  if (history.state?.cameFromHere) history.back();
  else params.change({ [name]: '' }, 'same');
}
