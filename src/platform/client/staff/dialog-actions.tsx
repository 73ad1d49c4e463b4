import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

type DialogActionsProps = {
  /** The error message of what was tried last. */
  errorText?: string | undefined;
  closeLabel?: string;
  onClose: () => void;
  /** For a form that is higher than the window: they stay in view. */
  isLong?: boolean;
  /** Buttons of the actions. */
  children: ReactNode;
};

/** The end of a dialog: what went wrong, the button that closes it, and its actions. */
export function DialogActions({
  errorText,
  closeLabel = 'Cancel',
  onClose,
  isLong = false,
  children,
}: DialogActionsProps) {
  return (
    <div
      className={
        isLong
          ? 'sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 border-t border-line bg-white px-5 py-3 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7'
          : 'mt-4'
      }
    >
      <p role="alert" className="mb-3 font-medium text-error empty:hidden">
        {errorText}
      </p>
      <div
        className={`flex flex-wrap justify-end gap-3 max-sm:*:grow max-sm:*:px-3 ${isLong ? '' : 'pt-2'}`}
      >
        <Button look="outline" onClick={onClose}>
          {closeLabel}
        </Button>
        {children}
      </div>
    </div>
  );
}
