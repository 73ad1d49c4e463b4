import { Button } from '#platform/client/ui/button.tsx';

type StepButtonsProps = {
  next: string;
  isDisabled?: boolean;
  onCancel: () => void;
  onPrevious?: () => void;
};

/** The way on, the way back, and the way out. */
export function StepButtons({ next, isDisabled = false, onCancel, onPrevious }: StepButtonsProps) {
  return (
    <div className="sticky bottom-0 -mx-5 flex flex-wrap justify-end gap-3 border-t border-line bg-white px-5 py-3 sm:-mx-7 sm:px-7 [@media(max-height:30rem)]:static">
      <Button look="plain" onClick={onCancel} className="mr-auto -ml-4">
        Cancel
      </Button>
      {onPrevious && (
        <Button look="outline" onClick={onPrevious}>
          Previous
        </Button>
      )}
      <Button look="action" type="submit" disabled={isDisabled}>
        {next}
      </Button>
    </div>
  );
}
