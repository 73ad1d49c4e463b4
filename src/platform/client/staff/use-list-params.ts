import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

const settleMs = 300;
const maxSearchLength = 100;

/**
 * The filters of a list, kept in the URL so that Back, a reload and a shared link show the same rows.
 * Each applied change is an entry in the browser's history.
 */
export function useListParams() {
  const parameters = new URLSearchParams(useSearch());
  const read = (name: string) => parameters.get(name) ?? '';
  /** The search as the API takes it. */
  const readSearch = () => read('search').slice(0, maxSearchLength) || undefined;
  /** A parameter with known values; any other value is ignored. */
  const readOneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === read(name));
  const change = (values: Record<string, string>, entry: 'new' | 'same' = 'new') => {
    // Reads the current URL and not the last rendered one: a search may be applied after another change.
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    const query = next.toString();
    if (query === new URLSearchParams(location.search).toString()) return;
    navigate(query ? `${location.pathname}?${query}` : location.pathname, {
      replace: entry === 'same',
      state: entry === 'new' ? { cameFromHere: true } : history.state,
    });
  };
  const clear = () => navigate(location.pathname, { state: { cameFromHere: true } });
  return { read, readSearch, readOneOf, change, clear };
}
export type ListParams = ReturnType<typeof useListParams>;

/** The text of a search field, which is ahead of the URL while somebody types. */
export function useSearchWords({ read, change }: ListParams) {
  const inAddress = read('search');
  const [words, setWords] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The URL changed by other means (Back, a link): the field follows it.
  if (followed !== inAddress) {
    setFollowed(inAddress);
    if (words.trim() !== inAddress) setWords(inAddress);
  }
  const settle = (text: string) => {
    clearTimeout(timer.current);
    change({ search: text.trim() });
  };
  const type = (text: string) => {
    setWords(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(text), settleMs);
  };
  return { words, type, settle };
}
