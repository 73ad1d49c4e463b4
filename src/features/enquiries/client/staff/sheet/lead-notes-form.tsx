import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { NotesForm } from '#platform/client/staff/notes-form.tsx';
import { useAskBeforeClosing } from '#platform/client/staff/side-sheet.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Enquiry } from '../../../contract.ts';
import { notesForm } from '../../../enquiry-edit.ts';
import { limits } from '../../../limits.ts';
import { refreshEnquiries, requestEdit } from '../api.ts';

/** Form for the staff notes of an enquiry. */
export function LeadNotesForm({ lead }: { lead: Enquiry }) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(notesForm),
    defaultValues: { notes: lead.notes ?? '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useAskBeforeClosing(isDirty);
  const save = form.handleSubmit(async ({ notes }) => {
    try {
      await requestEdit(lead.id, { notes });
      form.reset(form.getValues());
      showToast({ title: 'Lead saved', description: 'The notes are saved.' });
      await refreshEnquiries(queries);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <NotesForm
      notes={form.register('notes')}
      maxLength={limits.notes}
      errors={errors}
      isSubmitting={isSubmitting}
      buttonLabel="Save notes"
      onSubmit={save}
    />
  );
}
