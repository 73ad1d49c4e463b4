import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { passwordEntry } from '../../second-factor/contract.ts';
import { requestConfirmation } from './api.ts';

type PasswordAgainFormProps = { onConfirmed: () => void; onClose: () => void };

/** Form that asks for the password again. */
export default function PasswordAgainForm({ onConfirmed, onClose }: PasswordAgainFormProps) {
  const form = useForm({ resolver: zodResolver(passwordEntry), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const confirm = form.handleSubmit(async (values) => {
    try {
      await requestConfirmation(values);
      onConfirmed();
    } catch (error) {
      showServerError(form, error, 'password');
    }
  });
  return (
    <form method="post" noValidate onSubmit={confirm}>
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus
        error={errors.password?.message}
        {...form.register('password')}
      />
      <DialogActions onClose={onClose}>
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Checking…' : 'Confirm'}
        </Button>
      </DialogActions>
    </form>
  );
}
