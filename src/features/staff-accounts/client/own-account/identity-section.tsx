import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { StaffAccount } from '../../contract.ts';
import type { EmailChange } from '../../email/contract.ts';
import { requestOwnName } from '../api.ts';
import { emailChangeQuery, requestNewEmail, requestWithdrawal } from '../email/api-email.ts';
import { meQuery } from '../me-query.ts';

const skeleton = <div className="skeleton h-32" aria-hidden="true" />;
const NameForm = clientOnly(() => import('../accounts/name-form.tsx'), skeleton);
const EmailForm = clientOnly(() => import('../email/email-form.tsx'), skeleton);

/** One's own name and email address, and how to change them. */
export function IdentitySection({ member }: { member: StaffAccount }) {
  const queries = useQueryClient();
  const { run } = useConfirmation();
  const { data: change } = useQuery(emailChangeQuery);
  const [open, setOpen] = useState<'name' | 'email'>();
  const close = () => setOpen(undefined);
  const rename = async (name: string) => {
    await requestOwnName({ name });
    showToast({ title: 'Name changed', description: `You’re now called ${name} here.` });
    close();
    await queries.invalidateQueries(meQuery);
  };
  const changeEmail = async (email: string) => {
    if (!(await run(() => requestNewEmail({ email })))) return;
    showToast({
      title: 'Please check your inbox',
      description: `Open the link that we’ve emailed to ${email}.`,
    });
    close();
    await queries.invalidateQueries(emailChangeQuery);
  };
  return (
    <>
      <ul className="border-b border-line">
        <Row name="Name" value={member.name}>
          <Button look="outline" onClick={() => setOpen('name')}>
            Change<span className="sr-only"> name</span>
          </Button>
        </Row>
        <Row name="Email" value={member.email} note={<EmailNote change={change} />}>
          {change?.isAvailable && (
            <Button look="outline" onClick={() => setOpen('email')}>
              Change<span className="sr-only"> email</span>
            </Button>
          )}
        </Row>
      </ul>
      {open === 'name' && (
        <Dialog title="Change your name" onClose={close}>
          <NameForm
            name={member.name}
            hint="The team and the history know you by it."
            onSubmit={rename}
            onClose={close}
          />
        </Dialog>
      )}
      {open === 'email' && (
        <Dialog title="Change your email" onClose={close}>
          <p className="mb-4">
            We’ll email a link to the new address. You log in with it once you’ve opened the link,
            and are signed out everywhere else. We’ll tell {member.email} too.
          </p>
          <EmailForm onSubmit={changeEmail} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

type RowProps = {
  name: string;
  value: string;
  note?: ReactNode;
  children: ReactNode;
};

function Row({ name, value, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-sm text-ink-soft">{name}</p>
        <p className="font-semibold wrap-anywhere">{value}</p>
        {note}
      </div>
      {children}
    </li>
  );
}

function EmailNote({ change }: { change: EmailChange | undefined }) {
  const queries = useQueryClient();
  if (!change) return null;
  const { isAvailable, open } = change;
  const withdraw = async () => {
    try {
      await requestWithdrawal();
      showToast({ title: 'Change withdrawn', description: 'Your email address stays as it is.' });
    } catch (error) {
      const description = errorMessage(error);
      showToast({ title: 'Not withdrawn', description, variant: 'destructive' });
    }
    await queries.invalidateQueries(emailChangeQuery);
  };
  if (open)
    return (
      <p className="mt-1 text-sm wrap-anywhere">
        Changes to {open.email} when you open the link in our email to it, until{' '}
        {shortInstant(open.expiresAt)}.{' '}
        <button type="button" className="link" onClick={withdraw}>
          Withdraw
        </button>
      </p>
    );
  if (isAvailable) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Changing it needs email, and this site has no mail server yet.
    </p>
  );
}
