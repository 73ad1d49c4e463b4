import { useSyncExternalStore } from 'react';

function follow(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/**
 * The values in the address's fragment, which no browser sends to a server: the place for a secret in a link.
 * Undefined on the server and while hydrating.
 */
export function useFragment(): URLSearchParams | undefined {
  const fragment = useSyncExternalStore(
    follow,
    () => location.hash,
    () => undefined,
  );
  return fragment === undefined ? undefined : new URLSearchParams(fragment.slice(1));
}
