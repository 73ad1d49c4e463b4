import { useState } from 'react';
import { OtherRequests } from '#features/customers/client/other-requests.tsx';
import { EnquiriesPanel } from '#features/enquiries/client/staff/enquiries-panel.tsx';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { hasPermission } from '#platform/roles.ts';
import { EnquiryFromUrl } from '../enquiry-from-url.tsx';
import { PersonalDataDialog } from '../personal-data-dialog.tsx';

export default function EnquiriesTab({ member }: { member: StaffAccount }) {
  const params = useListParams();
  const [isPersonOpen, setIsPersonOpen] = useState(false);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Leads</h1>
        {hasPermission(member, 'admin') && (
          <button type="button" className={compactButton} onClick={() => setIsPersonOpen(true)}>
            Data request
          </button>
        )}
      </div>
      <EnquiriesPanel
        canExport={hasPermission(member, 'export')}
        params={params}
        renderCustomer={({ customer }) => <OtherRequests customer={customer} />}
        onOpen={(id) => params.change({ lead: id })}
        onReply={(id) => params.change({ lead: id, reply: 'yes' })}
      />
      <EnquiryFromUrl params={params} />
      {isPersonOpen && <PersonalDataDialog onClose={() => setIsPersonOpen(false)} />}
    </>
  );
}
