import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { filtersUrl, type PageFilters, readFilters } from '../../page-filters.ts';

const settleMs = 400;

/**
 * The filters in the URL, and a draft that is ahead of it while somebody types or drags. Each settled
 * change is an entry in the browser's history, so that Back undoes it.
 */
export function usePageFilters(path: string) {
  const search = useSearch();
  const filters = readFilters(new URLSearchParams(search));
  const address = filtersUrl(path, filters);
  const [draft, setDraft] = useState(filters);
  const [shown, setShown] = useState(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The URL changed by other means (Back, a link): the form follows it.
  if (shown !== address) {
    setShown(address);
    if (filtersUrl(path, draft) !== address) setDraft(filters);
  }

  const go = (next: PageFilters) => {
    clearTimeout(timer.current);
    const to = filtersUrl(path, next);
    if (to !== address) navigate(to);
  };
  const change = (part: Partial<PageFilters>, settled: boolean) => {
    const next = { ...draft, ...part, page: 1 };
    setDraft(next);
    clearTimeout(timer.current);
    if (settled) go(next);
    else timer.current = setTimeout(() => go(next), settleMs);
  };
  const replace = (next: PageFilters) => {
    setDraft(next);
    go(next);
  };
  const goToPage = (page: number) => go({ ...filters, page });
  return { filters, draft, change, replace, goToPage };
}
