import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import type { DiaryVisit } from '../../../diary/contract.ts';
import { appointmentQuery } from '../api.ts';
import { VisitForm } from './visit-form.tsx';

/** Button that opens the choice of another time or fitter for a visit of the diary, whose appointment is read then. */
export function MoveById({
  visit: { appointmentId, customerName },
}: {
  visit: Pick<DiaryVisit, 'appointmentId' | 'customerName'>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={`${rowAction} mt-1`} onClick={() => setIsOpen(true)}>
        Move<span className="sr-only"> {customerName}</span>
      </button>
      {isOpen && (
        <Dialog title={`Move or reassign: ${customerName}`} onClose={close}>
          <MoveLoaded id={appointmentId} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

function MoveLoaded({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: appointment, error, refetch } = useQuery(appointmentQuery(id));
  if (appointment) return <VisitForm appointment={appointment} onClose={onClose} />;
  if (error) return <LoadError error={error} onTryAgain={refetch} />;
  return <div className="skeleton h-40" aria-hidden="true" />;
}
