import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Fitter } from '../../../diary/contract.ts';
import { timeOffFields } from '../../../diary/fitter-form.ts';
import { fitterLengths } from '../../../diary/fitter-limits.ts';
import { requestTimeOff } from './api.ts';
import { useSave } from './use-save.ts';

/** Form that gives a fitter days off. */
export function TimeOffForm({ fitter, onClose }: { fitter: Fitter; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(timeOffFields),
    defaultValues: { fromDay: '', toDay: '', reason: '' },
  });
  const { errors } = form.formState;
  const { save, isSaving, canReassign } = useSave(onClose);
  const send = (reassign: boolean) =>
    form.handleSubmit((fields) =>
      save(
        () => requestTimeOff(fitter.id, { ...fields, reassign }),
        'Time off saved',
        (error) => showServerError(form, error),
      ),
    )();
  const today = dayInLondon(new Date());
  const from = form.register('fromDay');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First day"
          type="date"
          min={today}
          error={errors.fromDay?.message}
          {...from}
          onChange={(event) => {
            const { toDay } = form.getValues();
            if (!toDay || toDay < event.target.value) form.setValue('toDay', event.target.value);
            return from.onChange(event);
          }}
        />
        <TextField
          label="Last day"
          type="date"
          min={form.watch('fromDay') || today}
          error={errors.toDay?.message}
          {...form.register('toDay')}
        />
        <div className="sm:col-span-2">
          <TextField
            label="Reason (optional)"
            hint="Only staff see it."
            autoComplete="off"
            maxLength={fitterLengths.reason}
            error={errors.reason?.message}
            {...form.register('reason')}
          />
        </div>
      </div>
      <DialogActions errorText={errors.root?.message} onClose={onClose}>
        {canReassign && (
          <Button look="outline" disabled={isSaving} onClick={() => send(true)}>
            Give the visits to others and save
          </Button>
        )}
        <Button look="brand" type="submit" disabled={isSaving}>
          Save time off
        </Button>
      </DialogActions>
    </form>
  );
}
