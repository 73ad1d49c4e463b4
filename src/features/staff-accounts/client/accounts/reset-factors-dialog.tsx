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
import { requestFactorReset } from '../second-factor/api.ts';

type ResetFactorsDialogProps = { member: ListedAccount; onClose: () => void };

/** Dialog that removes all factors of somebody who has lost them. */
export function ResetFactorsDialog({ member, onClose }: ResetFactorsDialogProps) {
  const queries = useQueryClient();
  const [errorText, setErrorText] = useState<string>();
  const { run } = useConfirmation();
  const reset = async () => {
    try {
      if (!(await run(() => requestFactorReset(member.id)))) return;
      showToast({
        title: 'Two-step sign-in reset',
        description: `We’ll email ${member.name} to tell them.`,
      });
      onClose();
    } catch (error) {
      setErrorText(errorMessage(error));
    }
    await queries.invalidateQueries(accountsQuery);
  };
  return (
    <Dialog title={`Reset two-step sign-in of ${member.name}?`} onClose={onClose}>
      <p>
        For a lost phone or passkey. {member.name} will be signed out and can sign in with the
        password alone until they set it up again. Please check first that it’s really them asking.
      </p>
      <DialogActions errorText={errorText} onClose={onClose}>
        <Button look="brand" onClick={reset}>
          Reset
        </Button>
      </DialogActions>
    </Dialog>
  );
}
