import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

type DialogActionsProps = {
  /** The error message of what was tried last. */
  errorText?: string | undefined;
  closeLabel?: string;
  onClose: () => void;
  /** Buttons of the actions. */
  children: ReactNode;
};

/** The end of a dialog: what went wrong, the button that closes it, and its actions. */
export function DialogActions({
  errorText,
  closeLabel = 'Cancel',
  onClose,
  children,
}: DialogActionsProps) {
  return (
    <>
      <p role="alert" className="mt-4 font-medium text-error empty:hidden">
        {errorText}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          {closeLabel}
        </Button>
        {children}
      </div>
    </>
  );
}
