import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { searchPanel } from '#app/panel-contract.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { isComposing } from '#platform/client/ui/composing-key.ts';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { groupOptions, moveActive, type SearchOption } from './search-options.ts';
import { SearchResultList } from './search-result-list.tsx';

const settleMs = 200;
const maxLength = 100;

type SearchDialogProps = {
  /** Whether products are among what the account may open. */
  findsProducts: boolean;
  onClose: () => void;
};

/** Finds customers, appointments, products and chats while somebody types, and opens one of them. */
export default function SearchDialog({ findsProducts, onClose }: SearchDialogProps) {
  const id = useId();
  const [, goTo] = useLocation();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { search, settle } = useSettled(typed.trim());
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...readQuery<typeof searchPanel>('/api/admin/search', { query: { search } }),
    enabled: search !== '',
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const isCurrent = search !== '' && search === typed.trim() && !isPlaceholderData;
  const groups = data && search !== '' ? groupOptions(data) : [];
  const options = groups.flatMap((group) => group.options);
  const isMissing = isCurrent && data !== undefined && options.length === 0;

  const kinds = `customers, appointments${findsProducts ? ', products' : ''} and chats`;
  const isBusy = typed.trim() !== '' && !isCurrent && !error;

  const open = ({ href }: SearchOption) => {
    // Closed before, so that the focus is not given back after the page has changed.
    flushSync(onClose);
    goTo(href);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[active];
      if (isCurrent && option) open(option);
      else settle();
      return;
    }
    const next = moveActive(active, event.key, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  return (
    <Dialog title="Search" atTop onClose={onClose}>
      <div className="flex items-center gap-4">
        <input
          type="search"
          role="combobox"
          aria-label={`Search ${kinds}`}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={options[active] && `${id}-${options[active].key}`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxLength}
          value={typed}
          placeholder="Name, phone or postcode"
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={handleKey}
          className="min-h-12 min-w-0 flex-1 rounded border border-line-strong bg-white px-3 text-ink placeholder:text-ink-soft"
        />
        <button type="button" className="link min-h-11" onClick={onClose}>
          Close
        </button>
      </div>
      <div className="mt-3 -mb-2 max-h-[min(26rem,50dvh)] overflow-auto" aria-busy={isBusy}>
        {typed.trim() === '' ? (
          <p className="text-sm text-ink-soft">
            Finds {kinds}.
            <span className="pointer-coarse:hidden"> Arrow keys choose, Enter opens.</span>
          </p>
        ) : error && !data ? (
          <LoadError error={error} onTryAgain={refetch} />
        ) : isMissing ? (
          <p className="text-ink-soft">
            Nothing found for “{search}”. Try part of a name, a postcode or a phone number.
          </p>
        ) : data ? (
          <SearchResultList
            id={id}
            groups={groups}
            activeKey={options[active]?.key}
            onHover={(key) => setActive(options.findIndex((option) => option.key === key))}
            onOpen={open}
          />
        ) : (
          <div className="skeleton h-24" aria-hidden="true" />
        )}
      </div>
      <p role="status" className="sr-only">
        {isCurrent && data && describeCount(options.length)}
      </p>
    </Dialog>
  );
}

const describeCount = (count: number) =>
  count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'result' : 'results'}`;

/** What was typed, once there was a pause or `settle` was called. */
function useSettled(typed: string) {
  const [search, setSearch] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current = setTimeout(() => setSearch(typed), settleMs);
    return () => clearTimeout(timer.current);
  }, [typed]);
  const settle = () => {
    clearTimeout(timer.current);
    setSearch(typed);
  };
  return { search, settle };
}
