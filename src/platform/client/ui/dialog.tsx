import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isComposing } from '#platform/client/ui/composing-key.ts';

type DialogProps = {
  title: string;
  /** Called when it is closed, including by Escape and by its button. */
  onClose: () => void;
  /** Called instead when Escape asks it to close; it stays open. */
  onEscape?: () => void;
  /** For a long form. */
  wide?: boolean;
  /** At the top of the window, where what grows below a field does not move it. */
  atTop?: boolean;
  children: ReactNode;
};

/** A modal dialog, open as long as it is rendered. The browser traps the focus and restores it at the end. */
export function Dialog({
  title,
  onClose,
  onEscape,
  wide = false,
  atTop = false,
  children,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        // Closing a file picker is a cancel event too, of the field.
        if (!onEscape || event.target !== dialog.current) return;
        event.preventDefault();
        onEscape();
      }}
      onKeyDown={(event) => {
        // Before the cancel event, which a browser may not let a page prevent twice.
        if (!onEscape || event.key !== 'Escape' || event.isDefaultPrevented()) return;
        if (isComposing(event)) return;
        // The key may come from a dialog within this one.
        if ((event.target as Element).closest('dialog') !== dialog.current) return;
        event.preventDefault();
        onEscape();
      }}
      className={`${atTop ? 'mx-auto mt-[max(1rem,8dvh)] mb-auto' : 'm-auto'} rounded bg-white p-5 text-base text-ink shadow-raised backdrop:bg-ink/50 sm:p-7 ${
        wide ? 'w-[min(60rem,100%-2rem)] max-w-none scroll-pb-40' : 'w-[min(30rem,100%-2rem)]'
      }`}
    >
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
