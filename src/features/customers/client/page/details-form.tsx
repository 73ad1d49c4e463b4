import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { changedValues } from '#platform/client/changed-values.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import type { HasChanges } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { CustomerDetails } from '../../contract.ts';
import { limits } from '../../limits.ts';
import { refreshCustomers, requestCorrection } from '../api.ts';
import { uniteContacts } from './contact-list.tsx';

type DetailsFormProps = {
  customer: CustomerDetails;
  hasChanges: HasChanges;
  onCancel: () => void;
  onSaved: () => void;
};

/** Form in which staff correct a customer's details, in all requests that say the same. */
export default function DetailsForm(props: DetailsFormProps) {
  const { customer, hasChanges, onCancel, onSaved } = props;
  const queries = useQueryClient();
  const given = uniteContacts(customer.contacts);
  const known = {
    name: customer.name,
    address: customer.address ?? '',
    postcode: customer.postcode ?? '',
  };
  const form = useForm({
    defaultValues: { ...known, contacts: given.map(({ shown }) => ({ shown })) },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    hasChanges.current = () => isDirty;
  }, [hasChanges, isDirty]);
  const save = form.handleSubmit(async ({ contacts, ...texts }) => {
    const changed = given.flatMap(({ kind, value, shown }, index) => {
      const typed = contacts[index]?.shown ?? shown;
      return typed === shown ? [] : [{ kind, value, shown: typed }];
    });
    try {
      await requestCorrection(customer.id, { ...changedValues(known, texts), contacts: changed });
      onSaved();
      showToast({ title: 'Details corrected', description: texts.name });
      await refreshCustomers(queries);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <form noValidate onSubmit={save}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          maxLength={limits.name}
          error={errors.name?.message}
          {...form.register('name')}
        />
        {given.map(({ kind, value }, index) => (
          <TextField
            key={`${kind} ${value}`}
            label={kind === 'email' ? 'Email' : 'Phone'}
            type={kind === 'email' ? 'email' : 'tel'}
            {...form.register(`contacts.${index}.shown`)}
          />
        ))}
        <TextField
          label="Address"
          maxLength={limits.address}
          error={errors.address?.message}
          {...form.register('address')}
        />
        <TextField
          label="Postcode"
          maxLength={12}
          error={errors.postcode?.message}
          {...form.register('postcode')}
        />
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        Appointments and leads of this customer that say the same are corrected too, so emails and
        calendars use the new details.
      </p>
      <DialogActions
        errorText={errors.root?.message ?? errors.contacts?.message}
        onClose={onCancel}
      >
        <Button look="brand" type="submit" disabled={isSubmitting}>
          Save details
        </Button>
      </DialogActions>
    </form>
  );
}
