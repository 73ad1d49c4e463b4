import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

type DiscardQuestionProps = { onKeep: () => void; onDiscard: () => void };

/** Asks before changes are dropped. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    // Escape is handled here: a browser groups a dialog that Escape opened with the one below, and closes both.
    <Dialog title="Discard your changes?" onEscape={onKeep} onClose={onKeep}>
      <p>Your changes haven’t been saved.</p>
      <DialogActions closeLabel="Keep editing" onClose={onKeep}>
        <Button look="danger" onClick={onDiscard}>
          Discard changes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
