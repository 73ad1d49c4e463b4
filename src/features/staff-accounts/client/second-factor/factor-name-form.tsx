import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { factorName } from '../../second-factor/contract.ts';

type FactorNameFormProps = {
  defaultName: string;
  button: string;
  /** May throw: the message is shown. */
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Form for the name of a new or renamed factor. */
export default function FactorNameForm({
  defaultName,
  button,
  onSubmit,
  onClose,
}: FactorNameFormProps) {
  const form = useForm({
    resolver: zodResolver(factorName),
    defaultValues: { name: defaultName },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await onSubmit(name);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label="Name"
        autoComplete="off"
        hint="So that you can tell your apps and passkeys apart"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <DialogActions errorText={errors.root?.message} onClose={onClose}>
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Waiting…' : button}
        </Button>
      </DialogActions>
    </form>
  );
}
