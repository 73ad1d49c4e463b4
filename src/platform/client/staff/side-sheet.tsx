import { type ReactNode, useEffect, useRef } from 'react';
import { compactButton } from './list-toolbar.tsx';

type SideSheetProps = {
  title: string;
  /** Called when it is closed, including by Escape and by its button. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * Details beside the list that they belong to, open as long as it is rendered. The browser traps the
 * focus and restores it at the end; the list keeps its scroll position.
 */
export function SideSheet({ title, onClose, children }: SideSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label={title}
      onClose={onClose}
      className="drawer w-[min(46rem,100%)] bg-white text-sm text-ink shadow-raised"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-white px-5 py-3 sm:px-7">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-lg wrap-anywhere">
          {title}
        </h2>
        <button type="button" className={compactButton} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className="px-5 pt-4 pb-10 sm:px-7">{children}</div>
    </dialog>
  );
}
