import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadPatiently } from './load-patiently.ts';

/**
 * A component that is rendered in the browser only, from a chunk of its own: for a form that needs its
 * code to work, or for content that belongs to one person. The server renders the fallback.
 */
export function clientOnly<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode,
): ComponentType<P> {
  const Component = lazy(() => loadPatiently(load)) as unknown as ComponentType<P>;
  return function ClientOnly(props: P) {
    const [isMounted, setIsMounted] = useState(false);
    useEffect(() => setIsMounted(true), []);
    if (!isMounted) return fallback;
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
}
