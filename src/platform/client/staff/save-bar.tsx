import { Button } from '../ui/button.tsx';

type SaveBarProps = {
  /** What was tried last and failed. */
  errorText: string | undefined;
  /** What is not saved yet, or who saved last. */
  note: string;
  label: string;
  hasChanges: boolean;
  isSaving: boolean;
  onUndo: () => void;
};

/** The bar at the foot of a long form that is saved as a whole; it stays in view. */
export function SaveBar({ errorText, note, label, hasChanges, isSaving, onUndo }: SaveBarProps) {
  const isIdle = !hasChanges || isSaving;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 max-md:bottom-14 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-white px-4 py-3 sm:px-6 md:left-48 lg:left-56">
      <p role="alert" className="mr-auto font-medium text-error empty:hidden max-sm:basis-full">
        {errorText}
      </p>
      <p aria-live="polite" className="min-w-0 text-sm text-ink-soft max-sm:basis-full">
        {note}
      </p>
      <Button look="outline" disabled={isIdle} onClick={onUndo}>
        Undo
      </Button>
      <Button look="brand" type="submit" disabled={isIdle}>
        {label}
      </Button>
    </div>
  );
}
