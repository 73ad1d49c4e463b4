import { createElement } from 'react';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import type { InboxProps } from './team-inbox.tsx';

const fallback = createElement('div', {
  className: 'skeleton m-4 flex-1',
  'aria-hidden': true,
});

/** The inbox and the open conversation, which fills the third column with its details. */
export const Inbox = clientOnly<InboxProps>(() => import('./team-inbox.tsx'), fallback);
