import type { MenuAction } from '#platform/client/staff/action-menu.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { TimelineEntry } from '../../contract.ts';
import { requestMerge, requestSeparation, useCustomerChange } from '../api.ts';

const words = { appointment: 'appointment', enquiry: 'enquiry', conversation: 'chat' } as const;
type SeparableEntry = TimelineEntry & { kind: keyof typeof words };

const isSeparable = (entry: TimelineEntry): entry is SeparableEntry => entry.kind in words;

/** The action that takes a request out of a customer, because somebody else made it; undefined for other entries. */
export function useSeparation(id: string | undefined, entry: TimelineEntry) {
  const { change, isSaving, errorText } = useCustomerChange();
  if (id === undefined || !isSeparable(entry)) return { action: undefined, errorText };
  const { kind, at } = entry;
  const separate = async () => {
    let other: string | undefined;
    const isDone = await change(async () => {
      other = (await requestSeparation(id, { kind, recordId: entry.id })).id;
    });
    if (!isDone) return;
    showToast({
      title: 'Taken out',
      description: `The ${words[kind]} has a customer of its own now.`,
      action: {
        label: 'Undo',
        altText: 'Merge the two again',
        onSelect: () => other && change(() => requestMerge(id, other ?? '')),
      },
    });
  };
  const action: MenuAction = {
    label: 'Wrong person',
    about: `(take the ${words[kind]} of ${shortInstant(at)} out)`,
    isOff: isSaving,
    onSelect: separate,
  };
  return { action, errorText };
}
