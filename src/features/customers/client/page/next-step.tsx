import { useState } from 'react';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { CustomerDetails } from '../../contract.ts';
import { requestStepChange, useCustomerChange } from '../api.ts';
import { isOverdue } from '../overdue.ts';

const StepForm = clientOnly(
  () => import('./step-form.tsx'),
  <div className="skeleton h-40" aria-hidden="true" />,
);

type NextStepProps = {
  customer: CustomerDetails;
  me: { id: string };
  owners: readonly { id: string; name: string }[];
};

/** What is to be done next for a customer, by when and by whom; two open ones come from a merge. */
export function NextStep({ customer, me, owners }: NextStepProps) {
  const { change, isSaving, errorText } = useCustomerChange();
  const [formOf, setFormOf] = useState('');
  const close = () => setFormOf('');
  const finish = async (id: string, content: string) => {
    const set = (isDone: boolean) => change(() => requestStepChange(customer.id, id, { isDone }));
    if (await set(true))
      showToast({
        title: 'Next step done',
        description: content,
        action: { label: 'Undo', altText: 'Open the next step again', onSelect: () => set(false) },
      });
  };
  const choices = { customerId: customer.id, owners, me, onClose: close };
  return (
    <div className="text-sm">
      {customer.steps.map((step) =>
        formOf === step.id ? (
          <StepForm key={step.id} {...choices} step={step} />
        ) : (
          <div key={step.id} className="border-b border-line py-2">
            <p className="font-semibold wrap-anywhere">{step.content}</p>
            <p className={isOverdue(step.dueOn) ? 'font-semibold text-error' : 'text-ink-soft'}>
              {isOverdue(step.dueOn) ? 'Overdue since ' : 'By '}
              {shortWeekdayDate(step.dueOn)}, {step.ownerName}
            </p>
            <div className="mt-1.5 flex flex-wrap gap-2">
              <button
                type="button"
                className={rowAction}
                disabled={isSaving}
                onClick={() => finish(step.id, step.content)}
              >
                Mark as done
              </button>
              <button type="button" className={rowAction} onClick={() => setFormOf(step.id)}>
                Change
              </button>
            </div>
          </div>
        ),
      )}
      {customer.steps.length === 0 &&
        (formOf === 'new' ? (
          <StepForm {...choices} />
        ) : (
          <>
            <p className="mb-2 text-ink-soft">Nothing planned.</p>
            <button type="button" className={rowAction} onClick={() => setFormOf('new')}>
              Set the next step
            </button>
          </>
        ))}
      <p role="alert" className="mt-2 font-medium text-error empty:hidden">
        {errorText}
      </p>
    </div>
  );
}
