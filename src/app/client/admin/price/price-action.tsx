import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  appointmentQuery,
  refreshAppointments,
  requestEdit,
} from '#features/booking/client/staff/api.ts';
import type { Estimate } from '#features/calculator/contract.ts';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { formatPounds } from '#platform/units/pounds.ts';

const PriceForm = clientOnly(
  () => import('./price-form.tsx'),
  <div className="skeleton h-[60vh]" aria-hidden="true" />,
);

type PriceActionProps = {
  /** Whose job it is; empty for somebody who has not given a name yet. */
  name: string;
  estimateId: string | null;
  onPriced: (estimate: Estimate) => Promise<void>;
  /** 'Price it', or 'Price it again' where it has an estimate. */
  label?: string;
  className?: string;
  /** It cannot be priced yet. */
  isOff?: boolean;
};

/** Button that opens the calculator for a job. */
export function PriceAction({
  name,
  estimateId,
  onPriced,
  label = estimateId ? 'Price it again' : 'Price it',
  className = rowAction,
  isOff = false,
}: PriceActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={className} disabled={isOff} onClick={() => setIsOpen(true)}>
        {label}
        {name && <span className="sr-only"> for {name}</span>}
      </button>
      {isOpen && (
        <FormDialog title={name ? `Price the job of ${name}` : 'Price the job'} onClose={close}>
          {({ hasChanges, requestClose }) => (
            <div
              onChange={() => {
                hasChanges.current = () => true;
              }}
            >
              <PriceForm
                estimateId={estimateId}
                onCancel={requestClose}
                onPriced={async (estimate) => {
                  await onPriced(estimate);
                  close();
                }}
              />
            </div>
          )}
        </FormDialog>
      )}
    </>
  );
}

/** The same, which makes the result the estimate of an appointment. */
export function PriceAppointment({
  id,
  ...job
}: Omit<PriceActionProps, 'onPriced'> & { id: string }) {
  const queries = useQueryClient();
  const attach = async ({ id: estimateId, breakdown }: Estimate) => {
    const saved = await requestEdit(id, { estimateId });
    queries.setQueryData(appointmentQuery(id).queryKey, saved);
    showToast({ title: 'Priced', description: formatPounds(breakdown.total) });
    await refreshAppointments(queries);
  };
  return <PriceAction {...job} onPriced={attach} />;
}
