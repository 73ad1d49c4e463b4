import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isComposing } from '#platform/client/ui/composing-key.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { compactButton } from './list-toolbar.tsx';

const UnsavedChanges = createContext<RefObject<boolean> | undefined>(undefined);

/** Has the sheet around a form ask before it drops the form's changes. */
export function useAskBeforeClosing(hasChanges: boolean) {
  const unsaved = useContext(UnsavedChanges);
  useEffect(() => {
    if (!unsaved) return;
    unsaved.current = hasChanges;
    return () => {
      unsaved.current = false;
    };
  }, [unsaved, hasChanges]);
}

type SideSheetProps = {
  title: string;
  /** Called when it is closed, including by Escape and by its button. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * Details beside the list that they belong to, open as long as it is rendered. The browser traps the
 * focus and restores it at the end; the list keeps its scroll position. It asks before it drops changes.
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
  const unsaved = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  /** Asks instead of closing, if there is something to lose. */
  const ask = (event: SyntheticEvent) => {
    if (!unsaved.current) return;
    event.preventDefault();
    setIsAsking(true);
  };
  const handleKey = (event: KeyboardEvent) => {
    const isOwn = (event.target as Element).closest('dialog') === dialog.current;
    // Before the cancel event, which a browser may not let a page prevent twice.
    if (event.key === 'Escape' && isOwn && !event.isDefaultPrevented() && !isComposing(event))
      ask(event);
  };
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label={title}
      onClose={onClose}
      onCancel={(event) => event.target === dialog.current && ask(event)}
      onKeyDown={handleKey}
      className="drawer w-[min(46rem,100%)] bg-white text-sm text-ink shadow-raised"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-white px-5 py-3 sm:px-7">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-lg wrap-anywhere">
          {title}
        </h2>
        <button
          type="button"
          className={compactButton}
          onClick={(event) => {
            ask(event);
            if (!event.isDefaultPrevented()) dialog.current?.close();
          }}
        >
          Close
        </button>
      </div>
      <div className="px-5 pt-4 pb-10 sm:px-7">
        <UnsavedChanges value={unsaved}>{children}</UnsavedChanges>
      </div>
      {isAsking && (
        <DiscardQuestion
          onKeep={() => setIsAsking(false)}
          onDiscard={() => {
            setIsAsking(false);
            dialog.current?.close();
          }}
        />
      )}
    </dialog>
  );
}
