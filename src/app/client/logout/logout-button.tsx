import { useState } from 'react';
import { requestLogout } from '#features/staff-accounts/client/api.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { RequestError } from '#platform/request-error.ts';
import { describeUnsent } from './describe-unsent.ts';
import { countUnsent, deleteDeviceData } from './device-data.ts';
import { notePendingLogout } from './pending-logout.ts';

type Question = { kind: 'unsent'; what: string; count: number } | { kind: 'no-network' };

/**
 * Ends the session, after a question if something would be lost or the server does not answer. Reloads the
 * page, so that no loaded data stays in memory.
 */
export function LogoutButton({ className }: { className?: string }) {
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const leave = async () => {
    await deleteDeviceData();
    location.reload();
  };
  const signOut = async () => {
    try {
      await requestLogout();
      await leave();
    } catch (error) {
      if (isUnreachable(error)) return setQuestion({ kind: 'no-network' });
      const description = errorMessage(error);
      showToast({ title: 'Logout failed', description, variant: 'destructive' });
    }
  };
  const signOutHere = async () => {
    notePendingLogout();
    await leave();
  };
  const ask = async () => {
    const unsent = await countUnsent();
    const count = unsent.changes + unsent.photos + unsent.messages;
    if (count > 0) setQuestion({ kind: 'unsent', what: describeUnsent(unsent), count });
    else await signOut();
  };
  return (
    <>
      <Button look="outline" onClick={ask} className={className}>
        Logout
      </Button>
      {question?.kind === 'unsent' && (
        <Dialog title="Log out before everything is sent?" onClose={close}>
          <p>
            {question.what} on this device {question.count === 1 ? 'hasn’t' : 'haven’t'} been sent
            yet. Logging out deletes {question.count === 1 ? 'it' : 'them'}.
          </p>
          <DialogActions closeLabel="Stay logged in" onClose={close}>
            <Button look="brand" onClick={signOut}>
              Log out and delete
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {question?.kind === 'no-network' && (
        <Dialog title="Log out without a network?" onClose={close}>
          <p>
            We can’t reach the server. Logging out now deletes everything this device keeps for you.
            The session itself ends when this page is next opened with a network.
          </p>
          <DialogActions closeLabel="Stay logged in" onClose={close}>
            <Button look="brand" onClick={signOutHere}>
              Log out of this device
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** Whether there was no answer, or one of a proxy or server that is down. */
const isUnreachable = (error: unknown) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 500);
