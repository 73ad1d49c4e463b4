import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { forgottenPassword } from '../../contract.ts';
import { requestResetMail } from '../api.ts';
import { AccountEmailField } from './account-email-field.tsx';

type ForgottenFormProps = { defaultEmail: string; onBack: () => void };

/** Form that requests a link to reset a forgotten password. */
export default function ForgottenForm({ defaultEmail, onBack }: ForgottenFormProps) {
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    resolver: zodResolver(forgottenPassword),
    defaultValues: { email: defaultEmail },
  });
  const { errors, isSubmitting } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of the login
  useEffect(() => form.setFocus('email'), []);
  const ask = form.handleSubmit(async ({ email }) => {
    try {
      await requestResetMail({ email });
      setSentTo(email);
    } catch (error) {
      showServerError(form, error, 'email');
    }
  });
  return (
    <form method="post" noValidate onSubmit={ask} className="grid gap-5">
      <p className="text-base">We’ll email you a link to choose a new one.</p>
      <AccountEmailField error={errors.email?.message} {...form.register('email')} />
      <p role="status" className="text-base empty:hidden">
        {sentTo &&
          `If ${sentTo} has an account, a link to choose a new password is on its way. It works for one hour.`}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send me a link'}
        </Button>
        <Button look="plain" onClick={onBack} className="-mx-5">
          Back to login
        </Button>
      </div>
    </form>
  );
}
