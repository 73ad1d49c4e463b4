import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import type { HasChanges } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { firstMessage, SelectField, TextField } from '#platform/client/ui/field.tsx';
import { useFocusOnError } from '#platform/client/use-focus-on-error.ts';
import type { Fitter } from '../../../diary/contract.ts';
import { type FitterDraft, type FitterFields, fitterForm } from '../../../diary/fitter-form.ts';
import { fitterColours, fitterLengths } from '../../../diary/fitter-limits.ts';
import { openingTimes } from '../../../diary/opening-times.ts';
import { requestFitter } from './api.ts';
import { HoursFields } from './hours-fields.tsx';
import { useSave } from './use-save.ts';

export type Account = { id: string; name: string };

type FitterDialogFormProps = {
  /** Undefined for a new one. */
  fitter: Fitter | undefined;
  /** Staff accounts that may be theirs. */
  accounts: readonly Account[];
  hasChanges: HasChanges;
  onClose: () => void;
  onSaved: () => void;
};

function draftOf(fitter: Fitter | undefined): FitterDraft {
  const {
    name = '',
    colour = fitterColours[0],
    hours = openingTimes(),
    outcodes = [],
    accountId = null,
    isActive = true,
  } = fitter ?? {};
  return { name, colour, hours, outcodes: outcodes.join(', '), accountId, isActive };
}

/** Form of one fitter. */
export function FitterDialogForm(props: FitterDialogFormProps) {
  const { fitter, accounts, hasChanges, onClose, onSaved } = props;
  const form = useForm<FitterDraft, unknown, FitterFields>({
    resolver: zodResolver(fitterForm),
    shouldFocusError: false,
    defaultValues: draftOf(fitter),
  });
  const { errors, isDirty, submitCount } = form.formState;
  const ref = useFocusOnError(submitCount);
  hasChanges.current = () => isDirty;
  const { save, isSaving, canReassign } = useSave(onSaved);
  const send = (reassign: boolean) =>
    form.handleSubmit((fields) =>
      save(
        () => requestFitter(fitter?.id, { ...fields, reassign }),
        fitter ? 'Fitter updated' : 'Fitter added',
        (error) => showServerError(form, error),
      ),
    )();
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={fitterLengths.name}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <SelectField
          label="Colour in the diary"
          error={errors.colour?.message}
          {...form.register('colour')}
        >
          {fitterColours.map((colour) => (
            <option key={colour} value={colour}>
              {colour.charAt(0).toUpperCase() + colour.slice(1)}
            </option>
          ))}
        </SelectField>
        <HoursFields
          hours={form.watch('hours')}
          errors={errors.hours}
          onChange={(hours) => form.setValue('hours', hours, { shouldDirty: true })}
        />
        <TextField
          label="Areas they prefer"
          hint="First halves of postcodes, such as BS1, BS2. They come first for visits there."
          error={firstMessage(errors.outcodes)}
          {...form.register('outcodes')}
        />
        <SelectField
          label="Staff account"
          hint="Only if they sign in themselves."
          error={errors.accountId?.message}
          {...form.register('accountId', { setValueAs: (id) => id || null })}
        >
          <option value="">None</option>
          {accounts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
          <input type="checkbox" className="size-5 accent-brand" {...form.register('isActive')} />
          <span>
            Makes visits
            <span className="block text-sm text-ink-soft">
              Without it they get no new ones; their past visits stay.
            </span>
          </span>
        </label>
      </div>
      <DialogActions errorText={errors.root?.message} onClose={onClose}>
        {canReassign && (
          <Button look="outline" disabled={isSaving} onClick={() => send(true)}>
            Give the visits to others and save
          </Button>
        )}
        <Button look="brand" type="submit" disabled={isSaving}>
          {fitter ? 'Save' : 'Add fitter'}
        </Button>
      </DialogActions>
    </form>
  );
}
