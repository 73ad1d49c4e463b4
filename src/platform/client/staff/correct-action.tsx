import { type ReactNode, useState } from 'react';
import { FormDialog, type HasChanges } from './form-dialog.tsx';
import { rowAction } from './staff-table.tsx';

type CorrectActionProps = {
  /** Whose details they are. */
  name: string;
  /** Renders the form. */
  children: (form: {
    hasChanges: HasChanges;
    onCancel: () => void;
    onSaved: () => void;
  }) => ReactNode;
};

/** Button that opens the form in which staff correct somebody's details. */
export function CorrectAction({ name, children }: CorrectActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={rowAction} onClick={() => setIsOpen(true)}>
        Correct details<span className="sr-only"> of {name}</span>
      </button>
      {isOpen && (
        <FormDialog title={`Correct the details of ${name}`} onClose={close}>
          {({ hasChanges, requestClose }) =>
            children({ hasChanges, onCancel: requestClose, onSaved: close })
          }
        </FormDialog>
      )}
    </>
  );
}
