import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { confirmationEntries, type TypedFactor } from '../../second-factor/contract.ts';
import { PasswordField } from '../password-field.tsx';
import { requestConfirmation } from './api.ts';

type PasswordAgainFormProps = {
  /** What the account can type beside its password. */
  factor: TypedFactor;
  onConfirmed: () => void;
  onClose: () => void;
};

/** Form that asks for the password again, and for a code where the account has second factors. */
export default function PasswordAgainForm({
  factor,
  onConfirmed,
  onClose,
}: PasswordAgainFormProps) {
  const [hasLostIt, setHasLostIt] = useState(false);
  const typed = hasLostIt ? 'recoveryCode' : factor;
  const form = useForm({
    resolver: zodResolver(confirmationEntries[typed]),
    defaultValues: { password: '' },
    shouldUnregister: true,
  });
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
    <form method="post" noValidate onSubmit={confirm} className="grid gap-4">
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus
        error={errors.password?.message}
        {...form.register('password')}
      />
      {typed === 'code' && (
        <TextField
          label="6-digit code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          className="tracking-widest tabular-nums"
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
      {typed === 'recoveryCode' && (
        <TextField
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tracking-wider"
          error={errors.recoveryCode?.message}
          {...form.register('recoveryCode')}
        />
      )}
      {factor === 'code' && (
        <Button
          look="plain"
          className="-mx-5 justify-self-start"
          onClick={() => setHasLostIt(!hasLostIt)}
        >
          {hasLostIt ? 'Use your app' : 'Use a recovery code'}
        </Button>
      )}
      <DialogActions onClose={onClose}>
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Checking…' : 'Confirm'}
        </Button>
      </DialogActions>
    </form>
  );
}
