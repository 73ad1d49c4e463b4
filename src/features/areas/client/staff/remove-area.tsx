import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { StaffArea } from '../../staff-contract.ts';
import { requestAreaRemoval, staffAreasQuery } from './api.ts';

/** Asks before the page of an area is taken away. */
export function RemoveArea({ area, onClose }: { area: StaffArea; onClose: () => void }) {
  const queries = useQueryClient();
  const [errorText, setErrorText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const remove = async () => {
    setIsSending(true);
    try {
      await requestAreaRemoval(area.id);
      await queries.invalidateQueries(staffAreasQuery);
      showToast({ title: 'Area removed', description: `${area.name} is no longer on the site.` });
      onClose();
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsSending(false);
    }
  };
  return (
    <Dialog title={`Remove ${area.name}?`} onClose={onClose}>
      <p>
        Its page, its links and its place on the map go at once. Customers there can still book a
        visit where they are within your radius.
      </p>
      <DialogActions errorText={errorText} onClose={onClose}>
        <Button look="danger" disabled={isSending} onClick={remove}>
          Remove {area.name}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
