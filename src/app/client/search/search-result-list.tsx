import { useEffect } from 'react';
import type { OptionGroup, SearchOption } from './search-options.ts';

type SearchResultListProps = {
  /** Of the list; the options' ids begin with it. */
  id: string;
  groups: readonly OptionGroup[];
  activeKey: string | undefined;
  onHover: (key: string) => void;
  onOpen: (option: SearchOption) => void;
};

/** The results by kind. The focus stays in the field, which names the active one. */
export function SearchResultList({
  id,
  groups,
  activeKey,
  onHover,
  onOpen,
}: SearchResultListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${activeKey}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeKey]);
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Results">
      {groups.map(({ label, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
        <div key={label} role="group" aria-labelledby={`${id}-${label}`} className="mb-2">
          <p id={`${id}-${label}`} className="px-2 text-sm text-ink-soft">
            {label}
          </p>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
            <div
              key={option.key}
              id={`${id}-${option.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.key === activeKey}
              className="cursor-pointer rounded px-2 py-1.5 aria-selected:bg-mist"
              onPointerMove={() => onHover(option.key)}
              onClick={() => onOpen(option)}
            >
              <span className="block truncate font-semibold">{option.title}</span>
              <span className="block truncate text-sm text-ink-soft empty:hidden">
                {option.note}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
