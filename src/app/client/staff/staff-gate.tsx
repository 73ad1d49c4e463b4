import { hasPermission } from '#platform/roles.ts';
import '../staff.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { meQuery, recheckAccount } from '#features/staff-accounts/client/me-query.ts';
import { ConfirmationHost } from '#features/staff-accounts/client/second-factor/confirmation-host.tsx';
import { storeAccount } from '#features/staff-accounts/client/sign-in/stored-account.ts';
import type { OwnAccount, StaffAccount } from '#features/staff-accounts/contract.ts';
import { QueryProvider } from '#platform/client/query-provider.tsx';
import { isSignedOut } from '#platform/client/reads/read-path.ts';
import { useReads } from '#platform/client/reads/use-read.ts';
import { useFragment } from '#platform/client/use-fragment.ts';
import { deleteCopies } from '../logout/device-data.ts';
import { usePendingLogout } from '../logout/pending-logout.ts';
import { EnrolmentPage } from './enrolment-page.tsx';
import { EntryShell } from './entry-shell.tsx';
import { readNext } from './safe-next.ts';
import { SignInPage } from './sign-in-page.tsx';
import { StaffShell } from './staff-shell.tsx';

const today = '/admin/today';
const fittersPaths = [today, '/team-chat/account'];

type StaffGateProps = {
  title: string;
  children: (member: StaffAccount) => ReactNode;
};

/** A page for staff, with TanStack Query. What staff may have changed is read again by the pages that follow. */
export function StaffGate(props: StaffGateProps) {
  const reads = useReads();
  useEffect(() => reads.clear, [reads]);
  return (
    <QueryProvider>
      <Gate {...props} />
    </QueryProvider>
  );
}

/**
 * Shows the sign-in form at a staff page's own URL until somebody is signed in, and then the page, so
 * that nobody has to be redirected.
 */
function Gate({ title, children }: StaffGateProps) {
  const queries = useQueryClient();
  const { data: member } = useQuery(meQuery);
  const [path, goTo] = useLocation();
  const search = useSearch();
  const [arrived, setArrived] = useState(false);
  useEndedSession();
  usePendingLogout(Boolean(member));
  useEffect(() => {
    if (member) storeAccount(member);
  }, [member]);

  // Nothing else is for a fitter.
  const isElsewhere = member && !hasPermission(member, 'staff') && !fittersPaths.includes(path);
  useEffect(() => {
    if (isElsewhere) goTo(today, { replace: true });
  }, [isElsewhere, goTo]);

  // Whoever came by the set-up link goes on with the set-up of the site.
  const isNewAdmin = useFragment()?.has('setup') && member && hasPermission(member, 'admin');
  const startsSetUp = Boolean(isNewAdmin) && member?.secondFactor !== 'required';
  useEffect(() => {
    if (startsSetUp) goTo('/admin/firm?step=firm', { replace: true });
  }, [startsSetUp, goTo]);

  /** Drops what was kept and read for whoever was signed in before. */
  const dropOthers = async () => {
    await deleteCopies().catch(() => {});
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
  };
  const arrive = async (signedIn: OwnAccount) => {
    await dropOthers();
    setArrived(true);
    queries.setQueryData(meQuery.queryKey, signedIn);
    const next = readNext(search);
    if (next) goTo(next, { replace: true });
  };
  return (
    <>
      <title>{`${title} | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="manifest" href="/staff.webmanifest" />
      {member?.secondFactor === 'required' ? (
        <EntryShell>
          <ConfirmationHost>
            <EnrolmentPage member={member} arrived={arrived} />
          </ConfirmationHost>
        </EntryShell>
      ) : member ? (
        <ConfirmationHost>
          <StaffShell member={member} arrived={arrived}>
            {/* Anew for another account, which may have signed in in another tab. */}
            <Fragment key={member.id}>{!isElsewhere && !startsSetUp && children(member)}</Fragment>
          </StaffShell>
        </ConfirmationHost>
      ) : (
        <EntryShell>
          <SignInPage
            title={title}
            onSignedIn={arrive}
            onMustEnrol={async () => {
              await dropOthers();
              setArrived(true);
              void queries.invalidateQueries(meQuery);
            }}
          />
        </EntryShell>
      )}
    </>
  );
}

/** Shows the sign-in form again when a query fails because the staff session has ended. */
function useEndedSession() {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query, type }) => {
        // A page shows the failure of its own query.
        if (type === 'updated' && isSignedOut(query.state.error))
          recheckAccount(queries).catch(() => {});
      }),
    [queries],
  );
}
