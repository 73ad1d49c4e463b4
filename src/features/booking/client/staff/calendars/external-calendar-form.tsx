import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { externalCalendarFields } from '../../../calendars/external-calendar-form.ts';
import { requestExternalCalendar } from './api.ts';

type ExternalCalendarFormProps = {
  fitterId: string;
  onSaved: () => Promise<void>;
  /** Given where there is a calendar to keep. */
  onCancel?: () => void;
};

/** Form with the address of a fitter's own calendar, which is read once before it is stored. */
export function ExternalCalendarForm({ fitterId, onSaved, onCancel }: ExternalCalendarFormProps) {
  const form = useForm({
    resolver: zodResolver(externalCalendarFields),
    defaultValues: { url: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    try {
      await requestExternalCalendar(fitterId, fields);
    } catch (error) {
      return showServerError(form, error);
    }
    await onSaved();
  });
  return (
    <form noValidate onSubmit={submit} className="mt-3">
      <TextField
        label="Address of their calendar"
        type="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        hint="In Google Calendar: “Secret address in iCal format”. In Outlook: publish the calendar, then copy the ICS link."
        error={errors.url?.message}
        {...form.register('url')}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="brand" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Reading the calendar…' : 'Connect'}
        </Button>
        {onCancel && (
          <Button look="outline" onClick={onCancel}>
            Keep the one before
          </Button>
        )}
      </div>
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {errors.root?.message}
      </p>
    </form>
  );
}
