import { firm } from '#features/business/firm.ts';
import {
  type EmailLinkAction,
  EmailLinkPanel,
} from '#features/staff-accounts/client/email/email-link-panel.tsx';
import { FormSkeleton } from '#features/staff-accounts/client/sign-in/form-skeleton.tsx';
import { useFragment } from '#platform/client/use-fragment.ts';
import { EntryShell } from './entry-shell.tsx';

const titles: Record<EmailLinkAction, string> = {
  verify: 'Verify your email address',
  change: 'Change your email address',
  cancel: 'Keep your email address',
};
const linkActions = ['verify', 'change', 'cancel'] as const;

/** The target of the links in emails about the address of a staff account. */
export function EmailLinkPage() {
  const fragment = useFragment();
  const action = linkActions.find((one) => fragment?.get(one));
  const title = action ? titles[action] : 'Your email address';
  return (
    <EntryShell>
      <title>{`${title} | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="bg-mist py-10 sm:py-16">
        <div className="mx-auto w-full max-w-lg px-4">
          <h1 className="text-2xl">{title}</h1>
          <div className="mt-6 rounded bg-white px-5 py-7 shadow-raised sm:px-8">
            {fragment === undefined ? (
              <FormSkeleton />
            ) : action ? (
              <EmailLinkPanel action={action} token={fragment.get(action) ?? ''} />
            ) : (
              <p>Part of the link is missing. Please open it again from our email.</p>
            )}
          </div>
        </div>
      </div>
    </EntryShell>
  );
}
