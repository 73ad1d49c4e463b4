import { zodResolver } from '@hookform/resolvers/zod';
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
import type { Enquiry } from '../../../contract.ts';
import {
  detailsWithoutPhone,
  type EnquiryCorrection,
  enquiryDetails,
} from '../../../enquiry-form.ts';
import { limits } from '../../../limits.ts';
import { refreshEnquiries, requestCorrection } from '../api.ts';

type LeadDetailsFormProps = {
  lead: Enquiry;
  hasChanges: HasChanges;
  onCancel: () => void;
  onSaved: () => void;
};

/** Form in which staff correct who asked, and how to reach them. */
export default function LeadDetailsForm(props: LeadDetailsFormProps) {
  const { lead, hasChanges, onCancel, onSaved } = props;
  const queries = useQueryClient();
  const { firstName, lastName, email, phone } = lead;
  const known: EnquiryCorrection = { firstName, lastName, email, phone };
  const form = useForm({
    resolver: zodResolver(phone ? enquiryDetails : detailsWithoutPhone),
    defaultValues: known,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    hasChanges.current = () => isDirty;
  }, [hasChanges, isDirty]);
  const save = form.handleSubmit(async (values) => {
    try {
      await requestCorrection(lead.id, changedValues(known, values));
      onSaved();
      showToast({
        title: 'Details corrected',
        description: `${values.firstName} ${values.lastName}`,
      });
      await refreshEnquiries(queries);
    } catch (error) {
      showServerError(form, error);
    }
  });
  const field = (name: keyof EnquiryCorrection) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <form noValidate onSubmit={save}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name *" maxLength={limits.name} {...field('firstName')} />
        <TextField label="Last name" maxLength={limits.name} {...field('lastName')} />
        <TextField
          label="Email (optional)"
          type="email"
          maxLength={limits.email}
          {...field('email')}
        />
        <TextField
          label={phone ? 'Phone *' : 'Phone (optional)'}
          type="tel"
          maxLength={limits.phone}
          {...field('phone')}
        />
      </div>
      <DialogActions errorText={errors.root?.message} onClose={onCancel}>
        <Button look="brand" type="submit" disabled={isSubmitting}>
          Save details
        </Button>
      </DialogActions>
    </form>
  );
}
