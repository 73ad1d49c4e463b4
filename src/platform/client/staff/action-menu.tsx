import {
  type FocusEvent,
  type KeyboardEvent,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';

export type MenuAction = {
  label: string;
  /** What it is about, for screen readers. */
  about?: string;
  /** It cannot be chosen now. */
  isOff?: boolean;
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never });

type ActionMenuProps = {
  /** The accessible name of the button. */
  label: string;
  actions: readonly MenuAction[];
  className: string;
};

const menuItem =
  'flex min-h-10 w-full items-center px-4 text-left text-sm font-semibold text-ink no-underline hover:bg-mist focus-visible:bg-mist focus-visible:-outline-offset-2 aria-disabled:cursor-default aria-disabled:opacity-50 pointer-coarse:min-h-11';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A "…" button with a menu of actions, a native popover. Arrow keys, Home and End move; Escape closes it; the focus
 * returns to the button.
 */
export function ActionMenu({ label, actions, className }: ActionMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = () => {
    menu.current?.hidePopover();
    button.current?.focus();
  };
  const handleToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    setIsOpen(newState === 'open');
    if (newState === 'open') items()[0]?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return menu.current?.hidePopover();
    if (event.key === 'Escape') {
      // Closes the menu only: a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = steps[event.key]?.(at, all.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const handleBlur = ({ relatedTarget: next }: FocusEvent) => {
    // The button toggles the menu itself.
    if (next && next !== button.current && !menu.current?.contains(next))
      menu.current?.hidePopover();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        className={className}
      >
        <svg viewBox="0 0 16 4" className="w-4" fill="currentColor" aria-hidden="true">
          <circle cx="2" cy="2" r="1.6" />
          <circle cx="8" cy="2" r="1.6" />
          <circle cx="14" cy="2" r="1.6" />
        </svg>
      </button>
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        onToggle={handleToggle}
        onKeyDown={handleKey}
        onBlur={handleBlur}
        className="max-w-[min(20rem,calc(100vw-1rem))] min-w-44 rounded border border-line bg-white py-1 text-ink shadow-raised supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:my-1 supports-[position-area:bottom]:[position-area:bottom_span-left] supports-[position-area:bottom]:[position-try-fallbacks:flip-block,flip-inline]"
      >
        {actions.map(({ label, about, isOff, href, onSelect }) => {
          const item = {
            role: 'menuitem',
            tabIndex: -1,
            'aria-disabled': isOff || undefined,
            className: menuItem,
            children: (
              <>
                {label}
                {about && <span className="sr-only"> {about}</span>}
              </>
            ),
          };
          if (href) return <a key={label} href={href} {...item} onClick={close} />;
          const choose = () => {
            if (isOff) return;
            close();
            onSelect?.();
          };
          return <button key={label} type="button" {...item} onClick={choose} />;
        })}
      </div>
    </>
  );
}

/** Classes of a quiet menu button, at the end of a row. */
export const quietMenuButton =
  'inline-grid size-8 shrink-0 place-items-center rounded text-ink-soft hover:bg-mist hover:text-ink aria-expanded:bg-mist pointer-coarse:size-11';
