import { type KeyboardEvent, useRef } from 'react';
import { tabAfterKey } from './tab-keys.ts';

/**
 * What a list of tabs needs to be moved through by keys, which select at once.
 * @returns its ref and its key handler; the tabs are its children, in the order of `names`
 */
export function useTabKeys<Name extends string>(
  names: readonly Name[],
  chosen: Name,
  onChoose: (name: Name) => void,
) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(event, names, chosen);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    (list.current?.children[names.indexOf(next)] as HTMLElement | undefined)?.focus();
  };
  return { list, move };
}
