import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowAction } from '#platform/client/staff/staff-table.tsx';

type OrderedEntriesProps<T> = {
  /** The accessible name of the list. */
  label: string;
  entries: readonly T[];
  nameOf: (entry: T) => string;
  renderEntry: (entry: T) => ReactNode;
  /** Renders the fields that change an entry in its place; without it entries are not edited. */
  renderEditor?: (at: number, finish: (entry?: T) => void) => ReactNode;
  onChange: (entries: T[]) => void;
};

/** A list whose entries can be moved, removed and edited in their place with buttons. */
export function OrderedEntries<T>(props: OrderedEntriesProps<T>) {
  const { label, entries, nameOf, renderEntry, renderEditor, onChange } = props;
  const [edited, setEdited] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (edited !== undefined || entry === undefined || to < 0 || to >= entries.length) return;
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
  };
  const remove = (at: number) => {
    if (edited !== undefined) return;
    onChange(entries.toSpliced(at, 1));
    // The button is removed with its entry, so the focus moves to the list.
    list.current?.focus();
  };
  const finishEdit = (at: number, entry: T | undefined) => {
    if (entry !== undefined) onChange(entries.with(at, entry));
    // Rendered at once, so that the row's buttons are there to take the focus.
    flushSync(() => setEdited(undefined));
    list.current?.children[at]?.querySelector<HTMLElement>('[data-edit]')?.focus();
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
        if (at === edited)
          return (
            <li key={name} className="border-t border-line py-3">
              {renderEditor?.(at, (changed) => finishEdit(at, changed))}
            </li>
          );
        return (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line py-1.5"
          >
            <div className="flex min-w-0 flex-[1_1_10rem] items-center gap-2 wrap-anywhere">
              {renderEntry(entry)}
            </div>
            <div className="flex gap-1.5">
              {renderEditor && (
                <Action
                  words="Edit"
                  name={name}
                  isOff={edited !== undefined}
                  act={() => edited === undefined && setEdited(at)}
                />
              )}
              <Action
                words="Up"
                name={name}
                isOff={at === 0 || edited !== undefined}
                act={() => move(at, at - 1)}
              />
              <Action
                words="Down"
                name={name}
                isOff={at === entries.length - 1 || edited !== undefined}
                act={() => move(at, at + 1)}
              />
              <Action
                words="Remove"
                name={name}
                isOff={edited !== undefined}
                act={() => remove(at)}
              />
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
      data-edit={words === 'Edit' ? '' : undefined}
      onClick={act}
      className={`${rowAction} aria-disabled:cursor-default aria-disabled:opacity-50`}
    >
      {words}
    </button>
  );
}
