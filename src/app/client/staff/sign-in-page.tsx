import { useEffect, useState } from 'react';
import { SignInPanel } from '#features/staff-accounts/client/sign-in/sign-in-panel.tsx';
import {
  readStoredAccount,
  type StoredAccount,
} from '#features/staff-accounts/client/sign-in/stored-account.ts';
import type { OwnAccount } from '#features/staff-accounts/contract.ts';
import { useFragment } from '#platform/client/use-fragment.ts';
import { Emblem } from '../shell/emblem.tsx';

type SignInPageProps = {
  title: string;
  onSignedIn: (member: OwnAccount) => void;
  onMustEnrol: () => void;
};

/** The sign-in form, shown in place of a staff page. */
export function SignInPage({ title, onSignedIn, onMustEnrol }: SignInPageProps) {
  const setupCode = useFragment()?.get('setup') ?? undefined;
  // Read after mount: the server does not know this browser's storage.
  const [last, setLast] = useState<StoredAccount>();
  useEffect(() => setLast(readStoredAccount()), []);
  return (
    <div className="bg-mist py-10 sm:py-16">
      <div className="wrap grid grid-cols-[minmax(0,28rem)] justify-center gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,28rem)]">
        <div>
          <Emblem className="hidden size-14 lg:block" />
          <h1 className="text-3xl lg:mt-6">{title}</h1>
          <p className="mt-4">
            {setupCode !== undefined
              ? 'Welcome. Create the first account here: an admin account, which approves the ones that follow.'
              : last
                ? `Your session has ended, ${last.name}. Please log in again.`
                : 'Staff only.'}
          </p>
        </div>
        <div className="rounded bg-white px-5 pt-2 pb-7 shadow-raised sm:px-8">
          <SignInPanel
            key={setupCode ?? last?.email}
            setupCode={setupCode}
            defaultEmail={last?.email ?? ''}
            onSignedIn={onSignedIn}
            onMustEnrol={onMustEnrol}
          />
          <noscript>
            <p className="mt-4">Logging in needs JavaScript, which is switched off here.</p>
          </noscript>
        </div>
      </div>
    </div>
  );
}
