import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { TimelineEntry } from '../../contract.ts';
import { requestMerge, requestSeparation, useCustomerChange } from '../api.ts';

const words = { appointment: 'appointment', enquiry: 'enquiry', conversation: 'chat' } as const;
type SeparableEntry = TimelineEntry & { kind: keyof typeof words };

export const isSeparable = (entry: TimelineEntry): entry is SeparableEntry => entry.kind in words;

/** Button that takes a request out of a customer, because somebody else made it. */
export function SeparateAction({ id, entry }: { id: string; entry: SeparableEntry }) {
  const { change, isSaving, errorText } = useCustomerChange();
  const separate = async () => {
    let other: string | undefined;
    const isDone = await change(async () => {
      other = (await requestSeparation(id, { kind: entry.kind, recordId: entry.id })).id;
    });
    if (!isDone) return;
    showToast({
      title: 'Taken out',
      description: `The ${words[entry.kind]} has a customer of its own now.`,
      action: {
        label: 'Undo',
        altText: 'Merge the two again',
        onSelect: () => other && change(() => requestMerge(id, other ?? '')),
      },
    });
  };
  return (
    <div className="mt-1.5">
      <button type="button" className={rowAction} disabled={isSaving} onClick={separate}>
        Wrong person
        <span className="sr-only">
          {' '}
          (take the {words[entry.kind]} of {shortInstant(entry.at)} out)
        </span>
      </button>
      <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
        {errorText}
      </p>
    </div>
  );
}
