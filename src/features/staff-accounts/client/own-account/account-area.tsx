import { useQueryClient } from '@tanstack/react-query';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import type { StaffAccount } from '../../contract.ts';
import { roleNames } from '../../limits.ts';
import { sessionsQuery } from '../api.ts';
import { FormSkeleton } from '../sign-in/form-skeleton.tsx';
import { IdentitySection } from './identity-section.tsx';
import { SessionList } from './session-list.tsx';

const FactorsSection = clientOnly(
  () => import('../second-factor/factors-section.tsx'),
  <div className="skeleton h-28" aria-hidden="true" />,
);
const PasswordForm = clientOnly(() => import('./password-form.tsx'), <FormSkeleton />);

/** Screen of one's own account: name, email, sessions, two-step sign-in and password. */
export function AccountArea({ member }: { member: StaffAccount }) {
  const queries = useQueryClient();
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl">Your account</h1>
      <p className="mt-2 text-base text-ink-soft">
        {member.name}, {roleNames[member.role].toLowerCase()}
      </p>
      <section className="mt-8">
        <h2 className="mb-3 text-lg">Name and email</h2>
        <IdentitySection member={member} />
      </section>
      <section className="mt-10">
        <h2 className="mb-3 text-lg">Where you are signed in</h2>
        <SessionList />
      </section>
      <section className="mt-10">
        <h2 className="mb-3 text-lg">Two-step sign-in</h2>
        <FactorsSection email={member.email} />
      </section>
      <section className="mt-10">
        <h2 className="mb-3 text-lg">Password</h2>
        <PasswordForm
          email={member.email}
          onChanged={() => queries.invalidateQueries(sessionsQuery)}
        />
      </section>
    </div>
  );
}
