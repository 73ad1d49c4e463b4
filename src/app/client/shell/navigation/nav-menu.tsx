import type { ReactNode } from 'react';
import { closeAfterLink } from './close-after-link.ts';
import { usePopoverOpen } from './use-popover-open.ts';

type NavMenuProps = { id: string; label: string; children: ReactNode };

/** A menu of links that opens below the bar; the browser closes it on Escape or a click outside. */
export function NavMenu({ id, label, children }: NavMenuProps) {
  const [shown, onToggle] = usePopoverOpen();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={shown}
        className="nav-entry group inline-flex items-center gap-2"
      >
        {label}
        <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
          <path d="M1 3l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks on the links inside */}
      <div
        id={id}
        popover="auto"
        onToggle={onToggle}
        onClick={closeAfterLink}
        className="menu-panel border-y border-line bg-white text-ink shadow-raised"
      >
        <div className="wrap py-8">{children}</div>
      </div>
    </>
  );
}
