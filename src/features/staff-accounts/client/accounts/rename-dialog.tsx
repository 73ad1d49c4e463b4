import { useQueryClient } from '@tanstack/react-query';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { useConfirmation } from '#platform/client/staff/confirmation/confirmation-context.ts';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { ListedAccount } from '../../contract.ts';
import { accountsQuery } from '../api.ts';
import { requestAccountChange } from './api-accounts.ts';

const NameForm = clientOnly(
  () => import('./name-form.tsx'),
  <div className="skeleton h-32" aria-hidden="true" />,
);

type RenameDialogProps = { member: ListedAccount; onClose: () => void };

/** Dialog that renames somebody's account. */
export function RenameDialog({ member, onClose }: RenameDialogProps) {
  const queries = useQueryClient();
  const { run } = useConfirmation();
  const rename = async (name: string) => {
    if (!(await run(() => requestAccountChange(member.id, { name })))) return;
    showToast({ title: 'Team updated', description: `${member.name} is now called ${name}.` });
    onClose();
    await queries.invalidateQueries(accountsQuery);
  };
  return (
    <Dialog title={`Rename ${member.name}`} onClose={onClose}>
      <NameForm
        name={member.name}
        hint="The history keeps the name under which something was done."
        onSubmit={rename}
        onClose={onClose}
      />
    </Dialog>
  );
}
