import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';

/** Set by the form in the dialog: whether it holds changes that closing would drop. */
export type HasChanges = RefObject<() => boolean>;

type FormDialogProps = {
  title: string;
  /** Called when it is to be closed: nothing was changed, or the changes may be dropped. */
  onClose: () => void;
  /** Renders the form; its Cancel button calls `requestClose`. */
  children: (form: { hasChanges: HasChanges; requestClose: () => void }) => ReactNode;
};

/** A wide dialog with a form, which asks before it drops changes. */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  const hasChanges = useRef(() => false);
  const [isAsking, setIsAsking] = useState(false);
  const requestClose = () => {
    if (hasChanges.current()) setIsAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog wide title={title} onEscape={requestClose} onClose={onClose}>
        {children({ hasChanges, requestClose })}
      </Dialog>
      {isAsking && <DiscardQuestion onKeep={() => setIsAsking(false)} onDiscard={onClose} />}
    </>
  );
}
