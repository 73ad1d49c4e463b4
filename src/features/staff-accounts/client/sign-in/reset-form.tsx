import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { passwordReset } from '../../contract.ts';
import { requestReset } from '../api.ts';
import { PasswordField } from '../password-field.tsx';

/** Form to set a new password with the token from a reset link. */
export default function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(passwordReset),
    defaultValues: { token, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const reset = form.handleSubmit(async (values) => {
    try {
      await requestReset(values);
      showToast({ title: 'Password changed', description: 'You can now log in with it.' });
      onDone();
    } catch (error) {
      showServerError(form, error, 'password');
    }
  });
  return (
    <form method="post" noValidate onSubmit={reset} className="grid gap-5">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message ?? errors.token?.message}
        {...form.register('password')}
      />
      <Button look="brand" type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving…' : 'Save password'}
      </Button>
    </form>
  );
}
