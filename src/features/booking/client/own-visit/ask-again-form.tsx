import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '#platform/client/ui/button.tsx';
import { scheduleStep } from '../../booking-form.ts';
import { keepDates, type ScheduleDraft } from '../request/booking-draft.ts';
import { ScheduleFields } from '../request/schedule/schedule-fields.tsx';

type AskAgainFormProps = {
  isSending: boolean;
  onAsk: (asked: ScheduleDraft) => void;
  onKeep: () => void;
};

/** Form to choose other dates and times for a booking that is still pending. */
export default function AskAgainForm({ isSending, onAsk, onKeep }: AskAgainFormProps) {
  const form = useForm<ScheduleDraft>({
    resolver: zodResolver(scheduleStep),
    defaultValues: { preferredDates: [], preferredTimes: [] },
  });
  const submit = form.handleSubmit((asked) =>
    onAsk({ ...asked, preferredDates: keepDates(asked.preferredDates) }),
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <ScheduleFields />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="action" disabled={isSending}>
            {isSending ? 'Sending...' : 'Ask for these dates'}
          </Button>
          <Button look="outline" onClick={onKeep}>
            Keep the dates I asked for
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
