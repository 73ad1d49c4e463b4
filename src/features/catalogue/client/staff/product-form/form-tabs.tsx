import { type ReactNode, useEffect, useId } from 'react';
import { useTabKeys } from '#platform/client/ui/use-tab-keys.ts';

export type FormTab<Name extends string> = {
  name: Name;
  label: string;
  hasError: boolean;
  panel: ReactNode;
};

type FormTabsProps<Name extends string> = {
  label: string;
  tabs: readonly FormTab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/**
 * The parts of a long form as tabs, which stay in view. Hidden panels stay in the document: they hold what was typed.
 * Arrow keys, Home and End move between tabs and select at once.
 */
export function FormTabs<Name extends string>(props: FormTabsProps<Name>) {
  const { label, tabs, chosen, onChoose } = props;
  const id = useId();
  const { list, move } = useTabKeys(
    tabs.map(({ name }) => name),
    chosen,
    onChoose,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that failed opens a tab that a phone may not show
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="sticky -top-5 z-10 -mx-5 mb-5 flex overflow-x-auto border-b border-line bg-white px-3 sm:-top-7 sm:-mx-7"
      >
        {tabs.map(({ name, label, hasError }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}`}
            aria-selected={name === chosen}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            className="inline-flex min-h-12 items-center gap-1.5 border-b-4 border-transparent px-2 font-semibold whitespace-nowrap max-sm:px-1.5 max-sm:text-sm text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-tape aria-selected:text-ink sm:px-4"
          >
            {label}
            {hasError && (
              <span className="inline-grid size-5 place-items-center rounded-full bg-error text-sm font-bold text-white">
                <span aria-hidden="true">!</span>
                <span className="sr-only"> has an error</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-${name}-tab`}
          data-tab={name}
          hidden={name !== chosen}
          className="relative min-h-[50dvh] max-sm:**:scroll-mt-20 sm:-mx-1 sm:h-[60dvh] sm:overflow-y-auto sm:px-1 sm:pb-1"
        >
          {panel}
        </div>
      ))}
    </>
  );
}
