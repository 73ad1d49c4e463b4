import type { UseFormReturn } from 'react-hook-form';
import { SelectField, TextField } from '#platform/client/ui/field.tsx';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { BookChoice, ChangeDraft } from './change-draft.ts';

const roundingWords = [
  ['none', 'No rounding'],
  ['99', 'To the nearest .99'],
  ['00', 'To the nearest pound'],
] as const;
const reducedWords = [
  ['both', 'Change both prices'],
  ['sale', 'Change the sale price only'],
  ['end', 'End the reduction'],
  ['skip', 'Leave them alone'],
] as const;
const startWords = [
  ['now', 'Now'],
  ['later', 'On a day and time'],
] as const;

type ChangeFieldsProps = {
  form: UseFormReturn<ChangeDraft>;
  bookChoices: readonly BookChoice[];
};

/** By how much prices change, which, and from when. */
export function ChangeFields({ form, bookChoices }: ChangeFieldsProps) {
  const { register, watch } = form;
  const { errors } = form.formState;
  const chosen = watch('bookPrices');
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label="Per cent (%)"
          inputMode="decimal"
          autoComplete="off"
          hint="4 raises by 4%, -4 lowers."
          error={errors.percent?.message}
          className="tabular-nums"
          {...register('percent')}
        />
        <TextField
          label="Then add (£)"
          inputMode="decimal"
          autoComplete="off"
          hint="-1.50 takes £1.50 off."
          error={errors.add?.message}
          className="tabular-nums"
          {...register('add')}
        />
        <Choice label="Round" words={roundingWords} field={register('rounding')} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Choice label="Reduced products" words={reducedWords} field={register('reduced')} />
        <Choice label="Starts" words={startWords} field={register('start')} />
        {watch('start') === 'later' && (
          <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] items-start gap-3">
            <TextField
              label="Day"
              type="date"
              min={dayInLondon(new Date())}
              error={errors.day?.message}
              {...register('day')}
            />
            <TextField label="Time" type="time" {...register('time')} />
          </div>
        )}
      </div>
      {bookChoices.length > 0 && (
        <details className="rounded border border-line px-4 py-2">
          <summary className="min-h-9 cursor-pointer content-center font-semibold">
            Price book{chosen.length > 0 && ` (${chosen.length} chosen)`}
          </summary>
          <p className="mt-1 text-sm text-ink-soft">
            Standard prices of the calculator that change by the same amount.
          </p>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {bookChoices.map(({ name, label }) => (
              <label key={name} className="flex min-h-11 items-center gap-2.5 text-sm">
                <input
                  type="checkbox"
                  value={name}
                  className="size-5 shrink-0 accent-brand"
                  {...register('bookPrices')}
                />
                {label}
              </label>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

type ChoiceProps = {
  label: string;
  words: readonly (readonly [string, string])[];
  field: object;
};

function Choice({ label, words, field }: ChoiceProps) {
  return (
    <SelectField label={label} {...field}>
      {words.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
