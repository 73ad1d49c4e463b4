import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CustomersPanel } from '#features/customers/client/customers-panel.tsx';
import { ImportDialog } from '#features/customers/client/import-dialog.tsx';
import { CustomerPage } from '#features/customers/client/page/customer-page.tsx';
import { accountsQuery } from '#features/staff-accounts/client/api.ts';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { hasPermission } from '#platform/roles.ts';
import { CustomerActions } from '../customers/customer-actions.tsx';
import { SheetsOfCustomer, sheetHref } from '../customers/sheets-of-customer.tsx';

/** The customers, or the page of the one in the URL. */
export default function CustomersTab({ member }: { member: StaffAccount }) {
  const params = useListParams();
  const id = params.read('customer');
  const isAdmin = hasPermission(member, 'admin');
  const [isImporting, setIsImporting] = useState(false);
  const { data: accounts = [] } = useQuery(accountsQuery);
  if (id)
    return (
      <>
        <CustomerPage
          key={id}
          id={id}
          me={member}
          owners={accounts.filter(
            (account) => account.status === 'active' && hasPermission(account, 'staff'),
          )}
          hrefOf={(entry) => sheetHref(id, entry)}
          renderActions={(customer) => <CustomerActions customer={customer} isAdmin={isAdmin} />}
        />
        <SheetsOfCustomer params={params} />
      </>
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
