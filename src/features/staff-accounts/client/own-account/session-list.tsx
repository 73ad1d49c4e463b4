import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '#platform/client/error-message.ts';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { Session } from '../../contract.ts';
import { describeBrowser } from '../../describe-browser.ts';
import { requestSessionEnd, sessionsQuery } from '../api.ts';

/** One's own sessions, with a button to end each but the current one. */
export function SessionList() {
  const queries = useQueryClient();
  const { run } = useConfirmation();
  const { data: sessions, isError } = useQuery(sessionsQuery);
  const end = async (session: Session) => {
    try {
      if (!(await run(() => requestSessionEnd(session.id)))) return;
      showToast({
        title: 'Signed out',
        description: `${describeBrowser(session.userAgent)} is signed out.`,
      });
    } catch (error) {
      const description = errorMessage(error);
      showToast({ title: 'Not signed out', description, variant: 'destructive' });
    }
    await queries.invalidateQueries(sessionsQuery);
  };
  if (isError) return <p className="text-error">We couldn’t load your sessions.</p>;
  if (!sessions) return <div className="skeleton h-16" aria-hidden="true" />;
  return (
    <ul className="border-b border-line">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3"
        >
          <div>
            <p className="font-semibold">
              {describeBrowser(session.userAgent)}
              {session.isCurrent && <span className="font-normal text-ink-soft"> (this one)</span>}
            </p>
            <p className="text-sm text-ink-soft tabular-nums">
              Last used {shortInstant(session.lastSeenAt)}, signed in from {session.address}
            </p>
          </div>
          {!session.isCurrent && (
            <Button look="outline" onClick={() => end(session)}>
              Sign out
              <span className="sr-only"> {describeBrowser(session.userAgent)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
