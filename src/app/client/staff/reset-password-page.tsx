import { Link, useLocation } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { FormSkeleton } from '#features/staff-accounts/client/sign-in/form-skeleton.tsx';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { useFragment } from '#platform/client/use-fragment.ts';
import { EntryShell } from './entry-shell.tsx';

const ResetForm = clientOnly(
  () => import('#features/staff-accounts/client/sign-in/reset-form.tsx'),
  <FormSkeleton />,
);

/** The target of the link in the "forgotten password" email. */
export function ResetPasswordPage() {
  const fragment = useFragment();
  const token = fragment?.get('token') ?? '';
  const [, goTo] = useLocation();
  return (
    <EntryShell>
      <title>{`Choose a new password | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="bg-mist py-10 sm:py-16">
        <div className="mx-auto w-full max-w-lg px-4">
          <h1 className="text-2xl">Choose a new password</h1>
          <div className="mt-6 rounded bg-white px-5 py-7 shadow-raised sm:px-8">
            {fragment === undefined ? (
              <FormSkeleton />
            ) : token ? (
              <>
                <ResetForm token={token} onDone={() => goTo('/team-chat', { replace: true })} />
                <p className="mt-4 text-base">
                  Link too old?{' '}
                  <Link href="/team-chat" className="link">
                    Ask for a new one
                  </Link>
                </p>
              </>
            ) : (
              <p>
                Part of the link is missing. Please open it again from our email, or{' '}
                <Link href="/team-chat" className="link">
                  ask for a new one
                </Link>
                .
              </p>
            )}
          </div>
        </div>
      </div>
    </EntryShell>
  );
}
