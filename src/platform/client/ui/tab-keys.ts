import type { KeyboardEvent } from 'react';

/** The tab that a key moves to: arrow keys go round, Home and End go to the ends; undefined for any other key. */
export function tabAfterKey<Name extends string>(
  event: KeyboardEvent,
  names: readonly Name[],
  chosen: Name,
): Name | undefined {
  const at = names.indexOf(chosen);
  const next = {
    ArrowRight: (at + 1) % names.length,
    ArrowLeft: (at + names.length - 1) % names.length,
    Home: 0,
    End: names.length - 1,
  }[event.key];
  return next === undefined ? undefined : names[next];
}
