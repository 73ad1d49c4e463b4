import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { ListedAccount } from '../../contract.ts';
import { describeBrowser } from '../../describe-browser.ts';
import {
  accountSessionsQuery,
  requestAccountSessionEnd,
  requestAccountSessionsEnd,
} from './api-accounts.ts';

type AccountSessionsDialogProps = { member: ListedAccount; onClose: () => void };

/** Dialog with the sessions of somebody's account, to end one or all of them. */
export function AccountSessionsDialog({ member, onClose }: AccountSessionsDialogProps) {
  const queries = useQueryClient();
  const query = accountSessionsQuery(member.id);
  const { data: sessions, error } = useQuery({ ...query, refetchOnMount: 'always' });
  const [errorText, setErrorText] = useState<string>();
  const end = async (request: () => Promise<unknown>) => {
    setErrorText(undefined);
    try {
      await request();
    } catch (cause) {
      setErrorText(errorMessage(cause));
    }
    await queries.invalidateQueries(query);
  };
  return (
    <Dialog title={`Where ${member.name} is signed in`} onClose={onClose}>
      {!sessions && !error && <div className="skeleton h-28" aria-hidden="true" />}
      <p role="status" className="empty:hidden">
        {sessions?.length === 0 && `${member.name} isn’t signed in anywhere.`}
      </p>
      <ul className="border-b border-line empty:hidden">
        {sessions?.map(({ id, userAgent, address, createdAt, lastSeenAt, isCurrent }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-x-4 border-t border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {describeBrowser(userAgent)}
                {isCurrent && <span className="font-normal text-ink-soft"> (this one)</span>}
              </p>
              <p className="text-sm text-ink-soft tabular-nums">
                Signed in {shortInstant(createdAt)} from {address}
              </p>
              <p className="text-sm text-ink-soft tabular-nums">
                Last used {shortInstant(lastSeenAt)}
              </p>
            </div>
            <Button
              look="outline"
              onClick={() => end(() => requestAccountSessionEnd(member.id, id))}
            >
              End<span className="sr-only"> {describeBrowser(userAgent)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DialogActions
        closeLabel="Close"
        errorText={errorText ?? (error ? errorMessage(error) : undefined)}
        onClose={onClose}
      >
        {sessions && sessions.length > 0 && (
          <Button look="danger" onClick={() => end(() => requestAccountSessionsEnd(member.id))}>
            End all
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
