import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { ListedAccount } from '../../contract.ts';
import { accountsQuery } from '../api.ts';
import { requestAccountDeletion } from './api-accounts.ts';

type DeleteAccountDialogProps = { member: ListedAccount; onClose: () => void };

/** Dialog that deletes a pending or deactivated account for good. */
export function DeleteAccountDialog({ member, onClose }: DeleteAccountDialogProps) {
  const queries = useQueryClient();
  const { run } = useConfirmation();
  const [errorText, setErrorText] = useState<string>();
  const remove = async () => {
    try {
      if (!(await run(() => requestAccountDeletion(member.id)))) return;
      showToast({ title: 'Account deleted', description: `${member.name} has no account here.` });
      onClose();
    } catch (error) {
      setErrorText(errorMessage(error));
    }
    await queries.invalidateQueries(accountsQuery);
  };
  return (
    <Dialog title={`Delete ${member.name}?`} onClose={onClose}>
      <p>
        The account is gone for good, with its password and its two-step sign-in. The name stays in
        the history and on what {member.name} has done.
      </p>
      <DialogActions errorText={errorText} onClose={onClose}>
        <Button look="danger" onClick={remove}>
          Delete account
        </Button>
      </DialogActions>
    </Dialog>
  );
}
