import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { errorMessage } from '#platform/client/error-message.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { closedDayFields } from '../../../diary/fitter-form.ts';
import { fitterLengths } from '../../../diary/fitter-limits.ts';
import { requestClosedDays } from './api.ts';
import { useSave } from './use-save.ts';

/** Form that closes one day. */
export function ClosedDayForm() {
  const form = useForm({
    resolver: zodResolver(closedDayFields),
    defaultValues: { day: '', name: '' },
  });
  const { errors } = form.formState;
  const { save, isSaving } = useSave(() => form.reset());
  const submit = form.handleSubmit((closedDay) =>
    save(
      () => requestClosedDays([closedDay]),
      'Day closed',
      (error) => form.setError('root', { message: errorMessage(error) }),
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="mt-4">
      <div className="grid items-start gap-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
        <TextField
          label="Close on"
          type="date"
          min={dayInLondon(new Date())}
          error={errors.day?.message}
          {...form.register('day')}
        />
        <TextField
          label="Why"
          placeholder="Stocktaking"
          autoComplete="off"
          maxLength={fitterLengths.closedDayName}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Button look="outline" type="submit" className="sm:mt-6" disabled={isSaving}>
          Close this day
        </Button>
      </div>
      <p role="alert" className="mt-2 font-medium text-error empty:hidden">
        {errors.root?.message}
      </p>
    </form>
  );
}
