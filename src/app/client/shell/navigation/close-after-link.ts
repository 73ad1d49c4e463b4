import type { MouseEvent } from 'react';

/** Closes a popover when one of its links is followed. */
export function closeAfterLink(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
}
