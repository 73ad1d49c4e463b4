import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { newApp } from '../../second-factor/contract.ts';
import { requestAppAdded } from './api.ts';
import { QrCode } from './qr-code.tsx';

type AddAppFormProps = {
  secret: string;
  uri: string;
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
};

/** Form that adds an authenticator app: its secret to scan or type, and a code to prove that it works. */
export default function AddAppForm({ secret, uri, onAdded, onClose }: AddAppFormProps) {
  const form = useForm({
    resolver: zodResolver(newApp),
    defaultValues: { name: 'Authenticator app', code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const add = form.handleSubmit(async (values) => {
    try {
      onAdded((await requestAppAdded(values)).recoveryCodes);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={add}>
      <p className="mb-4">
        Scan this with your app, such as Google Authenticator, Microsoft Authenticator or 1Password.
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <QrCode text={uri} label="QR code with the key below" />
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="text-sm font-semibold">Can’t scan it?</h3>
          <p className="text-sm">Enter this key in the app instead:</p>
          <p className="mt-1 font-mono text-base wrap-anywhere select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <div className="grid gap-4">
        <TextField
          label="6-digit code that the app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          className="tracking-widest tabular-nums"
          error={errors.code?.message}
          {...form.register('code')}
        />
        <TextField
          label="Name"
          autoComplete="off"
          hint="So that you can tell your apps and passkeys apart"
          error={errors.name?.message}
          {...form.register('name')}
        />
      </div>
      <DialogActions errorText={errors.root?.message} onClose={onClose}>
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Checking…' : 'Add the app'}
        </Button>
      </DialogActions>
    </form>
  );
}
