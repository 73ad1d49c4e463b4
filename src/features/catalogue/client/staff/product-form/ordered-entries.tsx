import { type ReactNode, useRef } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';

type OrderedEntriesProps<T> = {
  /** The accessible name of the list. */
  label: string;
  entries: readonly T[];
  nameOf: (entry: T) => string;
  renderEntry: (entry: T) => ReactNode;
  onChange: (entries: T[]) => void;
};

/** A list whose entries can be moved and removed with buttons. */
export function OrderedEntries<T>(props: OrderedEntriesProps<T>) {
  const { label, entries, nameOf, renderEntry, onChange } = props;
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (entry === undefined || to < 0 || to >= entries.length) return;
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
  };
  const remove = (at: number) => {
    onChange(entries.toSpliced(at, 1));
    // The button is removed with its entry, so the focus moves to the list.
    list.current?.focus();
  };
  return (
    <ul
      ref={list}
      aria-label={label}
      tabIndex={-1}
      className={entries.length > 0 ? 'border-b border-line' : 'sr-only'}
    >
      {entries.map((entry, at) => {
        const name = nameOf(entry);
        return (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line py-1.5"
          >
            <div className="flex min-w-0 flex-[1_1_10rem] items-center gap-2 wrap-anywhere">
              {renderEntry(entry)}
            </div>
            <div className="flex gap-1.5">
              <Action words="Up" name={name} isOff={at === 0} act={() => move(at, at - 1)} />
              <Action
                words="Down"
                name={name}
                isOff={at === entries.length - 1}
                act={() => move(at, at + 1)}
              />
              <Action words="Remove" name={name} isOff={false} act={() => remove(at)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type ActionProps = { words: string; name: string; isOff: boolean; act: () => void };

/**
 * `aria-disabled` instead of `disabled`, which keeps the focus: an entry moved to the end can be moved
 * back at once.
 */
function Action({ words, name, isOff, act }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={`${words}: ${name}`}
      aria-disabled={isOff || undefined}
      onClick={act}
      className={`${rowAction} aria-disabled:cursor-default aria-disabled:opacity-50`}
    >
      {words}
    </button>
  );
}
