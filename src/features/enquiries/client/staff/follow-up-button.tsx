import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import type { MenuAction } from '#platform/client/staff/action-menu.tsx';
import { ActionButton } from '#platform/client/staff/row-actions.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Enquiry } from '../../contract.ts';
import { refreshEnquiries, requestEdit } from './api.ts';

const followed = { action: 'Mark followed up', done: 'Lead followed up' };
const sent = { action: 'Mark as sent', done: 'Samples sent' };

/** Marks an enquiry as followed up, or free samples as sent, with Undo, or as new again. */
export function useFollowUp(lead: Enquiry) {
  const queries = useQueryClient();
  const words = lead.sampleOrder ? sent : followed;
  const [isSaving, setIsSaving] = useState(false);
  const [errorText, setErrorText] = useState('');
  const mark = async (followedUp: boolean) => {
    setIsSaving(true);
    setErrorText('');
    try {
      await requestEdit(lead.id, { followedUp });
      showToast({
        title: followedUp ? words.done : 'Lead is new again',
        description: `${lead.firstName} ${lead.lastName}`,
        ...(followedUp && {
          action: { label: 'Undo', altText: 'Mark as new again', onSelect: () => mark(false) },
        }),
      });
    } catch (error) {
      setErrorText(errorMessage(error));
    }
    await refreshEnquiries(queries);
    setIsSaving(false);
  };
  const action: MenuAction = {
    label: lead.followedUp ? 'Mark as new' : words.action,
    about: `for ${lead.firstName} ${lead.lastName}`,
    isOff: isSaving,
    onSelect: () => mark(!lead.followedUp),
  };
  return { action, errorText };
}

/** The button for it. */
export function FollowUpButton({ lead }: { lead: Enquiry }) {
  const { action, errorText } = useFollowUp(lead);
  return (
    <>
      <ActionButton action={action} />
      <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
        {errorText}
      </p>
    </>
  );
}
