import { createElement } from 'react';
import type { Member } from '#features/team/contract.ts';
import { browserPart } from '#platform/client/browser-part.tsx';

const fallback = createElement('div', {
  className: 'skeleton m-4 min-h-120 flex-1',
  'aria-hidden': true,
});

/** The conversations and the open thread, the first two columns of the team chat. */
export const Inbox = browserPart<{ member: Member }>(() => import('./team-inbox.tsx'), fallback);
