import { type ComponentType, createElement, lazy } from 'react';

export type LazyPart<P extends object> = {
  (props: P): React.ReactElement;
  /** Loads the code, so that the part renders at once from then on. */
  preload: () => Promise<void>;
};

/**
 * A component whose code is a chunk of its own. Unlike React's `lazy` it renders without
 * suspending once it is preloaded: on the server, and for the page that is being hydrated.
 * @param startLoading when given, decides when a part that was not preloaded may load its code
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  startLoading: () => Promise<unknown> = () => Promise.resolve(),
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= (await load()).default;
  };
  const Later = lazy(async () => {
    await startLoading();
    return load();
  }) as unknown as ComponentType<P>;
  return Object.assign((props: P) => createElement(loaded ?? Later, props), { preload });
}
