import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { emailEntry } from '../../email/contract.ts';

type EmailFormProps = {
  /** May throw: the message is shown. */
  onSubmit: (email: string) => Promise<void>;
  onClose: () => void;
};

/** Form for a new email address of one's own. */
export default function EmailForm({ onSubmit, onClose }: EmailFormProps) {
  const form = useForm({ resolver: zodResolver(emailEntry), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await onSubmit(email);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit}>
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <DialogActions errorText={errors.root?.message} onClose={onClose}>
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send the link'}
        </Button>
      </DialogActions>
    </form>
  );
}
