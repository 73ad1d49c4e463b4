import { Button } from '#platform/client/ui/button.tsx';

type StepButtonsProps = {
  next: string;
  isDisabled?: boolean;
  onCancel: () => void;
  onPrevious?: () => void;
};

/** Next, Previous and Cancel buttons of a step. */
export function StepButtons({ next, isDisabled = false, onCancel, onPrevious }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4 pb-3 sm:pb-5">
      <Button look="plain" onClick={onCancel} className="mr-auto -ml-4">
        Cancel
      </Button>
      {onPrevious && (
        <Button look="outline" onClick={onPrevious}>
          Previous
        </Button>
      )}
      <Button
        look="action"
        type="submit"
        disabled={isDisabled}
        className="max-sm:order-first max-sm:w-full"
      >
        {next}
      </Button>
    </div>
  );
}
