import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Erased, erasePersonalData, exportPersonalData } from '#app/admin-contract.ts';
import { personForm } from '#app/person-form.ts';
import { callEndpoint, endpointUrl } from '#platform/client/request.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { ConfirmedDownload } from '#platform/client/staff/confirmation/confirmed-download.tsx';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';

/** Exports or erases all personal data stored under an email address; for admins. */
export function PersonalDataDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const { run } = useConfirmation();
  const form = useForm({ resolver: zodResolver(personForm), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const [isAsking, setIsAsking] = useState(false);
  const [others, setOthers] = useState<string[]>([]);
  const address = form.watch('email').trim();
  const isAddress = /^\S+@\S+$/.test(address);
  const erase = form.handleSubmit(async (body) => {
    // Enter in the only field submits a form even without a submit button.
    if (!isAsking) return;
    try {
      let erased: Erased | undefined;
      await run(async () => {
        erased = await callEndpoint<typeof erasePersonalData>('POST', '/api/admin/person/erase', {
          body,
        });
      });
      if (!erased) return;
      showToast({ title: 'Data erased', description: describeErased(erased) });
      await queries.invalidateQueries();
      const [other] = erased.otherEmails;
      if (other === undefined) return onClose();
      setOthers(erased.otherEmails);
      form.setValue('email', other);
      setIsAsking(false);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <Dialog title="Data request" onClose={onClose}>
      <form noValidate onSubmit={erase}>
        <TextField
          label="Email address"
          type="email"
          hint="Appointments, leads, chats, emails and texts with this address. An export leaves out chats in which it was only typed."
          error={errors.email?.message}
          {...form.register('email', { onChange: () => setIsAsking(false) })}
        />
        {others.length > 0 && (
          <p role="status" className="mt-4 wrap-anywhere">
            Erased. Their chats also gave {others.join(', ')}. If that’s the same person, erase it
            too.
          </p>
        )}
        {isAsking && (
          <p className="mt-4 font-semibold wrap-anywhere">
            Erase everything we hold on {address}? Their visits are freed up, and their quotes drop
            out of the figures. This cannot be undone.
          </p>
        )}
        <DialogActions closeLabel="Close" errorText={errors.root?.message} onClose={onClose}>
          {isAddress && !isAsking && (
            <ConfirmedDownload
              href={endpointUrl<typeof exportPersonalData>('/api/admin/person', {
                query: { email: address },
              })}
              className={buttonClass('outline')}
            >
              Export
            </ConfirmedDownload>
          )}
          {!isAsking && (
            <Button look="brand" disabled={!isAddress} onClick={() => setIsAsking(true)}>
              Erase…
            </Button>
          )}
          {isAsking && (
            <Button look="brand" type="submit" disabled={isSubmitting}>
              Yes, erase it for good
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function describeErased({ appointments, leads, conversations, mails, texts }: Erased): string {
  return `Appointments: ${appointments}, leads: ${leads}, conversations: ${conversations}, emails: ${mails}, texts: ${texts}.`;
}
