import { type ReactNode, useId, useState } from 'react';
import { ConfirmedDownload } from './confirmation/confirmed-download.tsx';
import { type ListParams, useListParams, useSearchWords } from './use-list-params.ts';

export const compactControl =
  'min-h-10 pointer-coarse:min-h-11 rounded border border-line-strong bg-white px-2.5 text-sm text-ink';
export const compactButton =
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center justify-center rounded border border-line-strong bg-white px-3 text-sm font-semibold text-ink no-underline enabled:hover:border-ink enabled:hover:bg-mist disabled:opacity-50 [a&]:hover:border-ink [a&]:hover:bg-mist';

type SelectProps = {
  /** The name of the URL parameter. */
  name: string;
  label: string;
  /** Values with their labels; the empty value is the default. */
  options: readonly (readonly [value: string, label: string])[];
};

/** One filter or sort order of a list, kept in the URL. */
function ListSelect({ params, name, label, options }: SelectProps & { params: ListParams }) {
  const known = options.some(([value]) => value === params.read(name));
  return (
    <label className="min-w-0 max-w-full text-sm font-semibold">
      <span className="mb-1 block">{label}</span>
      <select
        value={known ? params.read(name) : ''}
        onChange={({ target }) => params.change({ [name]: target.value })}
        className={`${compactControl} max-w-[min(100%,18rem)] font-normal`}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A day that limits a list, kept in the URL. */
function DayFilter({ params, name, label }: { params: ListParams; name: string; label: string }) {
  const inUrl = params.read(name);
  const [typed, setTyped] = useState(inUrl);
  const [followed, setFollowed] = useState(inUrl);
  // The URL changed by other means (Back, a link): the field follows it.
  if (followed !== inUrl) {
    setFollowed(inUrl);
    setTyped(inUrl);
  }
  const type = (day: string) => {
    setTyped(day);
    // A year that is being typed begins as the year 2.
    if (day === '' || /^2\d{3}-/.test(day)) params.change({ [name]: day });
  };
  return (
    <label className="text-sm font-semibold">
      <span className="mb-1 block">{label}</span>
      <input
        type="date"
        max="2999-12-31"
        value={typed}
        onChange={({ target }) => type(target.value)}
        className={`${compactControl} font-normal`}
      />
    </label>
  );
}

type ToolbarProps = {
  params: ListParams;
  /** Left out where the list has no search. */
  searchHint?: string;
  /** Filters and sort order. */
  selects: readonly SelectProps[];
  /** Filters by day. */
  days?: readonly { name: string; label: string }[];
  /** URL of the list as a CSV file. */
  file?: string;
};

/**
 * The search field of a list, applied after a pause in typing or on Enter, with the list's filters and its
 * export, which a phone has behind a button.
 */
export function ListToolbar({ params, searchHint, selects, days, file }: ToolbarProps) {
  const { words, type, settle } = useSearchWords(params);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const used = [...selects, ...(days ?? [])].filter(({ name }) => params.read(name) !== '').length;
  return (
    <search className="mb-4 flex flex-wrap items-end gap-3">
      {searchHint !== undefined && (
        <form
          className="min-w-0 flex-[1_1_16rem] max-md:basis-40"
          onSubmit={(event) => {
            event.preventDefault();
            settle(words);
          }}
        >
          <label className="block text-sm font-semibold">
            <span className="mb-1 block">Search</span>
            <input
              type="search"
              value={words}
              maxLength={100}
              placeholder={searchHint}
              onChange={({ target }) => type(target.value)}
              className={`${compactControl} w-full font-normal placeholder:text-ink-soft`}
            />
          </label>
        </form>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={`${compactButton} min-h-10 aria-expanded:bg-mist md:hidden`}
        onClick={() => setIsOpen(!isOpen)}
      >
        Filters{used > 0 && ` (${used})`}
      </button>
      <div
        id={id}
        className={`contents max-md:flex-wrap max-md:items-end max-md:gap-3 ${isOpen ? 'max-md:flex' : 'max-md:hidden'}`}
      >
        {selects.map((select) => (
          <ListSelect key={select.name} params={params} {...select} />
        ))}
        {days?.map(({ name, label }) => (
          <DayFilter key={name} params={params} name={name} label={label} />
        ))}
        {file && (
          <ConfirmedDownload href={file} className={`${compactButton} min-h-10`}>
            Export CSV
          </ConfirmedDownload>
        )}
      </div>
    </search>
  );
}

/** What a list says when nothing matches its search and filters, with the way back to all rows. */
export function NoMatches({ children }: { children: ReactNode }) {
  const { clear } = useListParams();
  return (
    <>
      <p className="mb-3">{children}</p>
      <button
        type="button"
        className={compactButton}
        onClick={() => {
          // This button goes with what it clears.
          document.querySelector<HTMLElement>('search input')?.focus();
          clear();
        }}
      >
        Clear search and filters
      </button>
    </>
  );
}
