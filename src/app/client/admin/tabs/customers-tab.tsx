import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { exportCustomer } from '#app/admin-contract.ts';
import { CustomersPanel } from '#features/customers/client/customers-panel.tsx';
import { ImportDialog } from '#features/customers/client/import-dialog.tsx';
import { CustomerPage } from '#features/customers/client/page/customer-page.tsx';
import type { TimelineEntry } from '#features/customers/contract.ts';
import { accountsQuery } from '#features/staff-accounts/client/api.ts';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { endpointUrl } from '#platform/client/request.ts';
import { ConfirmedDownload } from '#platform/client/staff/confirmation/confirmed-download.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { hasPermission } from '#platform/roles.ts';
import { EraseCustomer } from '../customers/erase-customer.tsx';
import { PriceForCustomer } from '../price/price-for-customer.tsx';

/** The customers, or the page of the one in the URL. */
export default function CustomersTab({ member }: { member: StaffAccount }) {
  const params = useListParams();
  const id = params.read('customer');
  const isAdmin = hasPermission(member, 'admin');
  const [isImporting, setIsImporting] = useState(false);
  const { data: accounts = [] } = useQuery(accountsQuery);
  if (id)
    return (
      <CustomerPage
        key={id}
        id={id}
        me={member}
        owners={accounts.filter(
          (account) => account.status === 'active' && hasPermission(account, 'staff'),
        )}
        hrefOf={hrefOf}
        renderActions={(customer) => (
          <div className="flex flex-wrap gap-2">
            <PriceForCustomer customer={customer} />
            {isAdmin && (
              <>
                <ConfirmedDownload
                  href={endpointUrl<typeof exportCustomer>('/api/customers/:id/export', {
                    params: { id: customer.id },
                  })}
                  className={compactButton}
                >
                  Export data
                </ConfirmedDownload>
                <EraseCustomer customer={customer} />
              </>
            )}
          </div>
        )}
      />
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Customers</h1>
        {isAdmin && (
          <button type="button" className={compactButton} onClick={() => setIsImporting(true)}>
            Import…
          </button>
        )}
      </div>
      <CustomersPanel params={params} canExport={hasPermission(member, 'export')} />
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}

function hrefOf({ kind, id }: TimelineEntry): string | undefined {
  const part = encodeURIComponent(id);
  switch (kind) {
    case 'appointment':
    case 'visit':
    case 'event':
    case 'photos':
      return `/admin/appointments?appointment=${part}`;
    case 'enquiry':
      return `/admin/leads?lead=${part}`;
    case 'conversation':
      return `/team-chat?conversation=${part}`;
    case 'estimate':
      return `/estimate/${part}`;
    default:
      return undefined;
  }
}
