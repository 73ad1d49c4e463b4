import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#platform/client/staff/confirm-dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { StaffArea } from '../../staff-contract.ts';
import { requestAreaRemoval, staffAreasQuery } from './api.ts';

/** Asks before the page of an area is taken away. */
export function RemoveArea({ area, onClose }: { area: StaffArea; onClose: () => void }) {
  const queries = useQueryClient();
  const remove = async () => {
    await requestAreaRemoval(area.id);
    await queries.invalidateQueries(staffAreasQuery);
    showToast({ title: 'Area removed', description: `${area.name} is no longer on the site.` });
  };
  return (
    <ConfirmDialog
      title={`Remove ${area.name}?`}
      action={`Remove ${area.name}`}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Its page, its links and its place on the map go at once. Customers there can still book a
        visit where they are within your radius.
      </p>
    </ConfirmDialog>
  );
}
