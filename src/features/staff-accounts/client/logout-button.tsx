import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { countUnsentFiles, deleteOfflineCopies } from '#platform/client/offline-copies.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { requestLogout } from './api.ts';
import { clearStoredAccount } from './sign-in/stored-account.ts';

/**
 * Ends the session, after a question if photos would be lost. Reloads the page, so that no loaded data stays in memory.
 */
export function LogoutButton({ className }: { className?: string }) {
  const [unsent, setUnsent] = useState(0);
  const signOut = async () => {
    try {
      await requestLogout();
      clearStoredAccount();
      await deleteOfflineCopies();
      location.reload();
    } catch (error) {
      const description = errorMessage(error);
      showToast({ title: 'Logout failed', description, variant: 'destructive' });
    }
  };
  const ask = async () => {
    const count = await countUnsentFiles();
    if (count > 0) setUnsent(count);
    else await signOut();
  };
  return (
    <>
      <Button look="outline" onClick={ask} className={className}>
        Logout
      </Button>
      {unsent > 0 && (
        <Dialog title="Log out and lose photos?" onClose={() => setUnsent(0)}>
          <p>
            {unsent === 1
              ? 'One photo on this device hasn’t'
              : `${unsent} photos on this device haven’t`}{' '}
            been sent to the office yet. Logging out deletes {unsent === 1 ? 'it' : 'them'}.
          </p>
          <DialogActions closeLabel="Stay logged in" onClose={() => setUnsent(0)}>
            <Button look="brand" onClick={signOut}>
              Log out and delete
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
