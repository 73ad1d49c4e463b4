import { useEffect, useRef } from 'react';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { LogoutButton } from '../logout/logout-button.tsx';
import { Emblem } from '../shell/emblem.tsx';

const FactorsSection = clientOnly(
  () => import('#features/staff-accounts/client/second-factor/factors-section.tsx'),
  <div className="skeleton h-28" aria-hidden="true" />,
);

type EnrolmentPageProps = {
  member: StaffAccount;
  /** Whether the account has just entered its password, so that the focus moves here. */
  arrived: boolean;
};

/** Shown in place of every staff page while the account still has to add a second factor. */
export function EnrolmentPage({ member, arrived }: EnrolmentPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className="bg-mist py-10 sm:py-16">
      <div className="wrap grid grid-cols-[minmax(0,28rem)] justify-center gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,28rem)]">
        <div>
          <Emblem className="hidden size-14 lg:block" />
          <h1 ref={heading} tabIndex={-1} className="text-3xl lg:mt-6">
            Set up <span className="whitespace-nowrap">two-step</span> sign-in
          </h1>
          <p className="mt-4">
            Hello {member.name}. Your account can see our customers’ details, so it needs more than
            a password. It takes two minutes, once.
          </p>
          <LogoutButton className="mt-6" />
        </div>
        <div className="self-start rounded bg-white px-5 py-7 shadow-raised sm:px-8">
          <h2 className="text-xl">Choose your second step</h2>
          <p className="mt-3 mb-4">
            A passkey opens with your finger, your face or a PIN. An authenticator app on your phone
            shows a code to type in. Either will do, and you can add more later.
          </p>
          <FactorsSection email={member.email} />
        </div>
      </div>
    </div>
  );
}
