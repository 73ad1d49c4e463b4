import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { areShortcutsOn } from '#features/chat/client/inbox/use-shortcuts.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { isSearchKey } from './search-keys.ts';

const SearchDialog = clientOnly(() => import('./search-dialog.tsx'), null);

type SearchButtonProps = { findsProducts: boolean; className: string };

/** Opens the search over everything, by itself or by its keys. */
export function SearchButton({ findsProducts, className }: SearchButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [keysShown, setKeysShown] = useState('Ctrl K');
  const [path] = useLocation();
  useEffect(() => {
    if (/Mac|iP(hone|ad)/.test(navigator.platform)) setKeysShown('⌘K');
  }, []);
  // In the team chat the slash is the key of its own search.
  const isPanel = path.startsWith('/admin');
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { target } = event;
      const isWriting =
        target instanceof Element && target.closest('input, textarea, select') !== null;
      const hasSingleKeys = isPanel && areShortcutsOn();
      if (event.defaultPrevented || !isSearchKey(event, { isWriting, hasSingleKeys })) return;
      // Another dialog may hold what was typed.
      if (document.querySelector(':modal')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isPanel]);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={isPanel ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
        className={className}
        onClick={() => setIsOpen(true)}
      >
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="size-4.5 fill-none stroke-current stroke-2"
        >
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        Search
        <span
          aria-hidden="true"
          className="rounded-chip border border-current px-1.5 text-[0.8rem] font-normal opacity-80 max-lg:hidden pointer-coarse:hidden"
        >
          {keysShown}
        </span>
      </button>
      {isOpen && <SearchDialog findsProducts={findsProducts} onClose={() => setIsOpen(false)} />}
    </>
  );
}
