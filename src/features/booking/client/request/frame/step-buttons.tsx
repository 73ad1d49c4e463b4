import type { ReactNode } from 'react';
import { Button } from '#platform/client/ui/button.tsx';

type StepButtonsProps = {
  next: string;
  isDisabled?: boolean;
  /** Why the button is disabled, or what it sends. */
  note?: ReactNode;
  onCancel: () => void;
  onPrevious?: () => void;
};

/**
 * Next, Previous and Cancel buttons of a step, which stay in view. Where there is no room for all three,
 * Cancel is left to the dialog's Close.
 */
export function StepButtons(props: StepButtonsProps) {
  const { next, isDisabled = false, note = '', onCancel, onPrevious } = props;
  return (
    <footer className="booking-footer">
      <p
        role="status"
        className="line-clamp-2 text-right text-sm wrap-anywhere leading-5 text-ink-soft"
      >
        {note}
      </p>
      <div className="flex flex-wrap justify-end gap-x-2 gap-y-1 sm:gap-3">
        <Button
          look="plain"
          onClick={onCancel}
          className={`mr-auto -ml-3 max-sm:px-3 sm:-ml-5 ${onPrevious ? 'max-[24.25rem]:hidden' : ''}`}
        >
          Cancel
        </Button>
        {onPrevious && (
          <Button look="outline" onClick={onPrevious} className="max-sm:px-3">
            Previous
          </Button>
        )}
        <Button look="action" type="submit" disabled={isDisabled} className="max-sm:px-3">
          {next}
        </Button>
      </div>
    </footer>
  );
}
