import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { type Invitation, invitation } from '../../account-change.ts';
import { accountsQuery } from '../api.ts';
import { requestInvitation } from './api-accounts.ts';
import { RoleField } from './role-field.tsx';

/** Dialog that opens an account for a colleague, who chooses the password by a link. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const { run } = useConfirmation();
  const form = useForm<Invitation>({
    resolver: zodResolver(invitation),
    defaultValues: { name: '', email: '', role: 'support' },
  });
  const { errors, isSubmitting } = form.formState;
  const invite = form.handleSubmit(async (values) => {
    try {
      if (!(await run(() => requestInvitation(values).then(() => {})))) return;
      const description = `We’ve emailed ${values.email} a link, which works for a week.`;
      showToast({ title: `${values.name} is invited`, description });
      onClose();
    } catch (error) {
      showServerError(form, error);
    }
    await queries.invalidateQueries(accountsQuery);
  });
  return (
    <Dialog title="Invite a colleague" onClose={onClose}>
      <form noValidate onSubmit={invite} className="grid gap-5">
        <TextField
          label="Name"
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <RoleField error={errors.role?.message} {...form.register('role')} />
        <DialogActions errorText={errors.root?.message} onClose={onClose}>
          <Button look="brand" type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Sending…' : 'Send invitation'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
