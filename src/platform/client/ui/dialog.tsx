import { type ReactNode, useEffect, useId, useRef } from 'react';

type DialogProps = {
  title: string;
  /** Called when it is closed, including by Escape and by its button. */
  onClose: () => void;
  /** For a long form. */
  wide?: boolean;
  children: ReactNode;
};

/** A modal dialog, open as long as it is rendered. The browser traps the focus and restores it at the end. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className={`m-auto rounded bg-white p-5 text-base text-ink shadow-raised backdrop:bg-ink/50 sm:p-7 ${
        wide ? 'w-[min(60rem,100%-2rem)] max-w-none' : 'w-[min(30rem,100%-2rem)]'
      }`}
    >
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
