import { type ReactNode, useState } from 'react';
import { errorMessage } from '../error-message.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

type ConfirmDialogProps = {
  title: string;
  /** The verb of the button. */
  action: string;
  /** The same while it is under way; default: as before. */
  busy?: string;
  /** What is done and said afterwards; the dialog stays open with the reason where it fails. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something is taken away that cannot be brought back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, busy = action, onConfirm, onClose, children } = props;
  const [errorText, setErrorText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const confirm = async () => {
    setIsSending(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsSending(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <DialogActions errorText={errorText} onClose={onClose}>
        <Button look="danger" disabled={isSending} onClick={confirm}>
          {isSending ? busy : action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
