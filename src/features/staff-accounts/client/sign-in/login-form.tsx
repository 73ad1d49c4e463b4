import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { loginRequest, type NextStep, type StaffAccount } from '../../contract.ts';
import { requestLogin } from '../api.ts';
import { PasswordField } from '../password-field.tsx';
import { AccountEmailField } from './account-email-field.tsx';

type LoginFormProps = {
  defaultEmail: string;
  takesFocus: boolean;
  onSignedIn: (member: StaffAccount) => void;
  /** Called when the password was right and is not enough. */
  onNextStep: (next: NextStep, email: string) => void;
  onForgotten: (email: string) => void;
};

/** The login form. */
export default function LoginForm({
  defaultEmail,
  takesFocus,
  onSignedIn,
  onNextStep,
  onForgotten,
}: LoginFormProps) {
  const form = useForm({
    resolver: zodResolver(loginRequest),
    defaultValues: { email: defaultEmail, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (!takesFocus) return;
    form.setFocus(defaultEmail ? 'password' : 'email');
    // Clear of the toast at the top of the window.
    document.activeElement?.scrollIntoView({ block: 'center' });
  }, []);
  const signIn = form.handleSubmit(async (values) => {
    try {
      const answer = await requestLogin(values);
      if ('nextStep' in answer) onNextStep(answer, values.email);
      else onSignedIn(answer);
    } catch (error) {
      const description = showServerError(form, error, 'password');
      showToast({ title: 'Login failed', description, variant: 'destructive' });
    }
  });
  return (
    <form method="post" noValidate onSubmit={signIn} className="grid gap-5">
      <AccountEmailField error={errors.email?.message} {...form.register('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button look="brand" type="submit" disabled={isSubmitting} className="min-w-32">
          {isSubmitting ? 'Logging in…' : 'Login'}
        </Button>
        <Button look="plain" onClick={() => onForgotten(form.getValues('email'))} className="-mx-5">
          Forgotten password?
        </Button>
      </div>
    </form>
  );
}
