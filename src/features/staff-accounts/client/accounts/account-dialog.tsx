import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Role } from '#platform/roles.ts';
import { accountChange } from '../../account-change.ts';
import type { ListedAccount, StaffAccount } from '../../contract.ts';
import { roleNames } from '../../limits.ts';
import { accountsQuery } from '../api.ts';
import { requestAccountChange } from './api-accounts.ts';
import { RoleField } from './role-field.tsx';

export type AccountStep = 'approve' | 'change-role' | 'deactivate' | 'activate';

const rolePhrases: Record<Role, string> = {
  support: 'support',
  office: 'office',
  admin: 'an admin',
  fitter: 'a fitter',
};

/** The requested role, but what may do more than support has to be granted deliberately. */
const safeRole = (requested: Role): Role => (requested === 'fitter' ? 'fitter' : 'support');

type Words = { title: string; text: string; button: string; status?: 'active' | 'deactivated' };

function describeStep({ name, role, status }: StaffAccount, step: AccountStep): Words {
  switch (step) {
    case 'approve':
      return {
        title: `Approve ${name}?`,
        text: `${name} asked for the ${roleNames[role]} role. Choose what the account may do.`,
        button: 'Approve',
        status: 'active',
      };
    case 'change-role':
      return {
        title: `Change ${name}’s role?`,
        text:
          status === 'invited'
            ? `${name} has the new role from the first login.`
            : `${name} will be signed out and will have the new role at the next login.`,
        button: 'Change role',
      };
    case 'deactivate':
      return {
        title: status === 'pending' ? `Decline ${name}?` : `Deactivate ${name}?`,
        text:
          status === 'pending'
            ? `${name} won’t be able to log in. You can activate the account later.`
            : `${name} will be signed out at once, and can’t log in until you activate the account again.`,
        button: status === 'pending' ? 'Decline' : 'Deactivate',
        status: 'deactivated',
      };
    case 'activate':
      return {
        title: `Activate ${name}?`,
        text: `${name} can log in again. Choose what the account may do.`,
        button: 'Activate',
        status: 'active',
      };
  }
}

type AccountDialogProps = { member: ListedAccount; step: AccountStep; onClose: () => void };

/** Dialog that approves, deactivates or reactivates an account or changes its role. */
export function AccountDialog({ member, step, onClose }: AccountDialogProps) {
  const queries = useQueryClient();
  const { run } = useConfirmation();
  const words = describeStep(member, step);
  const form = useForm({
    resolver: zodResolver(accountChange),
    defaultValues: {
      ...(words.status && { status: words.status }),
      ...(step !== 'deactivate' && {
        role: step === 'approve' ? safeRole(member.role) : member.role,
      }),
    },
  });
  const { errors, isSubmitting } = form.formState;
  const change = form.handleSubmit(async (values) => {
    try {
      let changed: StaffAccount | undefined;
      await run(async () => {
        changed = await requestAccountChange(member.id, values);
      });
      if (!changed) return;
      const description = describeOutcome(changed) + describeNewName(member, changed);
      showToast({ title: 'Team updated', description });
      onClose();
    } catch (error) {
      // Shown inline, since a toast would be hidden behind the dialog.
      showServerError(form, error);
    }
    await queries.invalidateQueries(accountsQuery);
  });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form noValidate onSubmit={change}>
        <p className="mb-5">{words.text}</p>
        {words.status === 'active' && member.isEmailVerified === false && (
          <p className="mb-5">
            Nobody has verified {member.email} yet: please make sure that it’s {member.name}’s.
          </p>
        )}
        {step !== 'deactivate' && (
          <RoleField error={errors.role?.message} {...form.register('role')} />
        )}
        <DialogActions errorText={errors.root?.message} onClose={onClose}>
          <Button look="brand" type="submit" disabled={isSubmitting}>
            {words.button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function describeOutcome({ name, role, status }: StaffAccount): string {
  if (status === 'invited') return `${name} will be ${rolePhrases[role]} once the link is opened.`;
  if (status !== 'active') return `${name} can’t log in.`;
  return `${name} can log in as ${rolePhrases[role]}.`;
}

/** An account that becomes active gets a number where its name is taken. */
function describeNewName(before: StaffAccount, { name }: StaffAccount): string {
  if (before.name === name) return '';
  return ` Somebody active is called ${before.name} already, so this account is now called ${name}.`;
}
