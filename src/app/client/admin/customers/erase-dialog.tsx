import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { eraseCustomer } from '#app/admin-contract.ts';
import type { CustomerDetails } from '#features/customers/contract.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { callEndpoint } from '#platform/client/request.ts';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Answer } from '#platform/endpoint.ts';

type EraseDialogProps = { customer: CustomerDetails; onClose: () => void };

/** Asks before it erases a customer with everything that was joined to them. */
export default function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const queries = useQueryClient();
  const { run } = useConfirmation();
  const [isErasing, setIsErasing] = useState(false);
  const [errorText, setErrorText] = useState('');
  const { id, name } = customer;
  const erase = async () => {
    setIsErasing(true);
    setErrorText('');
    try {
      let erased: Answer<typeof eraseCustomer> | undefined;
      await run(async () => {
        erased = await callEndpoint<typeof eraseCustomer>('POST', '/api/customers/:id/erase', {
          params: { id },
        });
      });
      if (!erased) return setIsErasing(false);
      const { appointments, leads, conversations, mails, otherEmails } = erased;
      showToast({
        title: 'Data erased',
        description: `Appointments: ${appointments}, leads: ${leads}, conversations: ${conversations}, emails: ${mails}.${
          otherEmails.length > 0 ? ` Their chats also gave ${otherEmails.join(', ')}.` : ''
        }`,
      });
      navigate('/admin/customers', { replace: true });
      await queries.invalidateQueries();
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsErasing(false);
    }
  };
  return (
    <Dialog title={`Erase ${name}`} onClose={onClose}>
      <p className="wrap-anywhere">
        Erase everything we hold on {name}: requests, chats, emails, notes and next steps, also of
        those merged into this customer? Their visits are freed up, and their quotes drop out of the
        figures. This cannot be undone.
      </p>
      <DialogActions errorText={errorText} onClose={onClose}>
        <Button look="brand" disabled={isErasing} onClick={erase}>
          Yes, erase it for good
        </Button>
      </DialogActions>
    </Dialog>
  );
}
