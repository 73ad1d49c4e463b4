import { type ComponentType, createElement, lazy, useEffect } from 'react';
import type { DelayedHydration } from './hydrate-on-visible.ts';
import { loadPatiently } from './load-patiently.ts';

export type LazyComponent<P extends object> = {
  (props: P): React.ReactElement;
  /** Loads the code, and rejects where it does not arrive; later renders are synchronous. */
  preload: () => Promise<void>;
};

/**
 * A component in a chunk of its own. Unlike React's `lazy` it renders without suspending once it is
 * preloaded: on the server, and during the hydration of a page.
 * @param delayHydration decides when a component that was not preloaded may load its code
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  delayHydration?: () => DelayedHydration,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= (await load()).default;
  };
  const Later = lazy(async () => {
    const delay = delayHydration?.();
    await delay?.ended;
    const { default: Component } = await loadPatiently(load);
    return { default: delay ? replayClicksOnMount(Component, delay) : Component };
  }) as unknown as ComponentType<P>;
  return Object.assign((props: P) => createElement(loaded ?? Later, props), { preload });
}

/** Wraps a component so that it replays, when it mounts, the clicks made before its hydration. */
function replayClicksOnMount<P extends object>(
  Component: ComponentType<P>,
  { replayClicks }: DelayedHydration,
) {
  return function HydratedComponent(props: P) {
    useEffect(replayClicks, []);
    return createElement(Component, props);
  };
}
