import { useState } from 'react';
import { LeadsPanel } from '#features/enquiries/client/staff/leads-panel.tsx';
import type { Member } from '#features/staff-accounts/contract.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { useListAddress } from '#platform/client/staff/use-list-address.ts';
import { PersonDialog } from '../personal-data-dialog.tsx';

export default function LeadsTab({ member }: { member: Member }) {
  const address = useListAddress();
  const [isPersonOpen, setIsPersonOpen] = useState(false);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Leads</h1>
        <button type="button" className={compactButton} onClick={() => setIsPersonOpen(true)}>
          One person's data
        </button>
      </div>
      <LeadsPanel address={address} />
      {isPersonOpen && (
        <PersonDialog canErase={member.role === 'admin'} onClose={() => setIsPersonOpen(false)} />
      )}
    </>
  );
}
