import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { SelectField, TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import type { CustomerDetails } from '../../contract.ts';
import { stepForm } from '../../customer-forms.ts';
import { limits } from '../../limits.ts';
import { refreshCustomers, requestStep, requestStepChange } from '../api.ts';

type StepFormProps = {
  customerId: string;
  /** The step that is changed; a new one without it. */
  step?: CustomerDetails['steps'][number];
  me: { id: string };
  owners: readonly { id: string; name: string }[];
  onClose: () => void;
};

/** Form for what is to be done next, by when and by whom. */
export default function StepForm({ customerId, step, me, owners, onClose }: StepFormProps) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(stepForm),
    defaultValues: {
      content: step?.content ?? '',
      dueOn: step?.dueOn ?? addDays(dayInLondon(new Date()), 1),
      ownerId: step?.ownerId ?? me.id,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      if (step) await requestStepChange(customerId, step.id, values);
      else await requestStep(customerId, values);
      showToast({ title: 'Next step saved', description: values.content });
      await refreshCustomers(queries);
      onClose();
    } catch (error) {
      showServerError(form, error);
    }
  });
  // Whoever left the office may still own it.
  const known = owners.some(({ id }) => id === step?.ownerId);
  const choices = step && !known ? [{ id: step.ownerId, name: step.ownerName }, ...owners] : owners;
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <TextField
        label="What’s next"
        maxLength={limits.step}
        error={errors.content?.message}
        {...form.register('content')}
      />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
        <TextField
          label="By"
          type="date"
          error={errors.dueOn?.message}
          {...form.register('dueOn')}
        />
        <SelectField label="Who" error={errors.ownerId?.message} {...form.register('ownerId')}>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="alert" className="font-medium text-error empty:hidden">
        {errors.root?.message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="brand" type="submit" disabled={isSubmitting}>
          Save
        </Button>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
