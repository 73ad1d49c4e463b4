import { createElement } from 'react';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';

const fallback = createElement('div', {
  className: 'skeleton m-4 flex-1',
  'aria-hidden': true,
});

/** The inbox and the open conversation: the first two columns of the team chat. */
export const Inbox = clientOnly<{ member: StaffAccount }>(
  () => import('./team-inbox.tsx'),
  fallback,
);
