import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionMenu, quietMenuButton } from '#platform/client/staff/action-menu.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { DragHandle } from './drag-handle.tsx';
import { useRowDrag } from './use-row-drag.ts';

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

/** A list whose entries are moved by dragging, by keyboard and by a menu, and removed and edited in their place. */
export function OrderedEntries<T>(props: OrderedEntriesProps<T>) {
  const { label, entries, nameOf, renderEntry, renderEditor, onChange } = props;
  const [edited, setEdited] = useState<number>();
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isLocked = edited !== undefined;
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (isLocked || entry === undefined || from === to || to < 0 || to >= entries.length) return;
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
    setMoved(`${nameOf(entry)}: ${to + 1} of ${entries.length}`);
  };
  const { drag, handleOf } = useRowDrag(list, move);
  const remove = (at: number) => {
    if (isLocked) return;
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
    <>
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
              data-drop={drag && drag.to === at ? dropSide(drag) : undefined}
              className={`relative flex items-center gap-2 border-t border-line bg-white py-1 data-drop:after:absolute data-drop:after:inset-x-0 data-drop:after:h-1 data-drop:after:bg-tape data-[drop=above]:after:-top-0.5 data-[drop=below]:after:-bottom-0.5 ${drag?.from === at ? 'opacity-50' : ''}`}
            >
              <DragHandle
                name={name}
                isOff={isLocked || entries.length < 2}
                onStep={(by) => move(at, at + by)}
                {...handleOf(at)}
              />
              <div className="flex min-w-0 flex-1 items-center gap-2 wrap-anywhere">
                {renderEntry(entry)}
              </div>
              {renderEditor && (
                <button
                  type="button"
                  aria-label={`Edit: ${name}`}
                  // `disabled` would lose the focus.
                  aria-disabled={isLocked || undefined}
                  data-edit=""
                  onClick={() => !isLocked && setEdited(at)}
                  className={`${rowAction} border-transparent aria-disabled:opacity-50`}
                >
                  Edit
                </button>
              )}
              <ActionMenu
                label={`More actions for ${name}`}
                className={quietMenuButton}
                actions={[
                  {
                    label: 'Move up',
                    about: name,
                    isOff: isLocked || at === 0,
                    onSelect: () => move(at, at - 1),
                  },
                  {
                    label: 'Move down',
                    about: name,
                    isOff: isLocked || at === entries.length - 1,
                    onSelect: () => move(at, at + 1),
                  },
                  { label: 'Remove', about: name, isOff: isLocked, onSelect: () => remove(at) },
                ]}
              />
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  );
}

const dropSide = ({ from, to }: { from: number; to: number }) =>
  to === from ? undefined : to < from ? 'above' : 'below';
