import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';

type LeaveQuestionProps = {
  /** Whether the booking is on its way to the server. */
  isSending: boolean;
  onLeave: () => void;
  onStay: () => void;
};

/** Asked before a dialog is closed in which something was entered. */
export function LeaveQuestion({ isSending, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <Dialog title={isSending ? 'Leave now?' : 'Leave without booking?'} onClose={onStay}>
      <p>
        {isSending
          ? 'Your request is being sent. If it reaches us, we’ll email you.'
          : 'Nothing has been sent, and what you’ve entered won’t be kept.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="action" onClick={onStay}>
          {isSending ? 'Stay' : 'Keep booking'}
        </Button>
        <Button look="outline" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
