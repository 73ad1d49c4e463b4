import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { passwordChange } from '../../contract.ts';
import { requestPasswordChange } from '../api.ts';
import { PasswordField } from '../password-field.tsx';

type PasswordFormProps = {
  /** For password managers, which need to know the account. */
  email: string;
  onChanged: () => void;
};

/** Form to change one's own password. */
export default function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(passwordChange),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const change = form.handleSubmit(async (values) => {
    try {
      await requestPasswordChange(values);
      showToast({
        title: 'Password changed',
        description: 'You’ve been signed out everywhere else.',
      });
      form.reset();
      onChanged();
    } catch (error) {
      showServerError(form, error, 'currentPassword');
    }
  });
  return (
    <form method="post" noValidate onSubmit={change} className="grid max-w-md gap-5">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <Button look="brand" type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving…' : 'Change password'}
      </Button>
    </form>
  );
}
