import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { nameChange } from '../../account-change.ts';

type NameFormProps = {
  name: string;
  hint: string;
  /** May throw: the message is shown. */
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Form for the name of an account. */
export default function NameForm({ name, hint, onSubmit, onClose }: NameFormProps) {
  const form = useForm({ resolver: zodResolver(nameChange), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values.name);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label="Name"
        autoComplete="off"
        hint={hint}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <DialogActions errorText={errors.root?.message} onClose={onClose}>
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save name'}
        </Button>
      </DialogActions>
    </form>
  );
}
