import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { knownDetailsQuery } from './visitor-contact.tsx';

const skeleton = <div className="skeleton h-[60vh]" aria-hidden="true" />;
const NewAppointmentForm = clientOnly(() => import('../admin/new-appointment-form.tsx'), skeleton);

/** Button that books a visit for the customer of a chat, with everything that they told filled in. */
export function AppointmentOfChat({ conversationId }: { conversationId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const {
    data: known,
    error,
    refetch,
  } = useQuery({
    ...knownDetailsQuery(conversationId),
    enabled: isOpen,
  });
  return (
    <div>
      <dt className="sr-only">Appointment</dt>
      <dd>
        <button type="button" className={rowAction} onClick={() => setIsOpen(true)}>
          New appointment
        </button>
        {isOpen && (
          <FormDialog title="New appointment" onClose={close}>
            {({ hasChanges, requestClose }) =>
              known ? (
                <NewAppointmentForm
                  known={known}
                  hasChanges={hasChanges}
                  onCancel={requestClose}
                  onBooked={close}
                />
              ) : error ? (
                <LoadError error={error} onTryAgain={refetch} />
              ) : (
                skeleton
              )
            }
          </FormDialog>
        )}
      </dd>
    </div>
  );
}
