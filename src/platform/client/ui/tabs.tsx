import { type ReactNode, useId } from 'react';
import { useTabKeys } from './use-tab-keys.ts';

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
};

/** Tabs with one visible panel. Arrow keys, Home and End move between tabs and select at once. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, chosen, onChoose, children } = props;
  const id = useId();
  const { list, move } = useTabKeys(
    tabs.map(({ name }) => name),
    chosen,
    onChoose,
  );
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.name === chosen}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
            className="-mb-px min-h-12 flex-auto border-b-4 border-transparent px-2 whitespace-nowrap sm:px-4 font-semibold text-ink-soft hover:text-ink aria-selected:border-tape aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
