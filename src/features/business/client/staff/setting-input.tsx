import { get, type UseFormReturn } from 'react-hook-form';
import { firstMessage, readNumber, TextField } from '#platform/client/ui/field.tsx';
import type { FirmSettings } from '../../firm-settings.ts';
import type { SettingField } from './setting-fields.ts';

type SettingInputProps = { field: SettingField; form: UseFormReturn<FirmSettings> };

/** The control of one setting. */
export function SettingInput({ field: { name, label, kind, hint }, form }: SettingInputProps) {
  const error = firstMessage(get(form.formState.errors, name));
  const shown = String(form.watch(name));
  if (kind === 'yes-no')
    return (
      <div className="sm:col-span-2">
        <label className="flex min-h-11 items-center gap-2 text-sm font-semibold">
          <input type="checkbox" className="size-5 accent-brand" {...form.register(name)} />
          {label}
        </label>
        <p className="text-sm text-ink-soft">{hint}</p>
      </div>
    );
  if (kind === 'pounds')
    return (
      <TextField
        label={label}
        hint={hint}
        error={error}
        inputMode="decimal"
        // Written once: while somebody types, "4." is on its way to a price.
        key={String(form.formState.defaultValues && get(form.formState.defaultValues, name))}
        defaultValue={(Number(form.getValues(name)) / 100).toFixed(2)}
        onChange={({ target }) =>
          form.setValue(name, Math.round(Number(target.value || Number.NaN) * 100), {
            shouldDirty: true,
          })
        }
      />
    );
  if (kind === 'colour')
    return (
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={label}
            hint={hint}
            error={error}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            {...form.register(name)}
          />
        </div>
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          className="mt-6 h-11 w-14 shrink-0 rounded border border-line-strong bg-white p-1"
          value={/^#[\da-f]{6}$/i.test(shown) ? shown : '#000000'}
          onChange={({ target }) => form.setValue(name, target.value, { shouldDirty: true })}
        />
      </div>
    );
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      autoComplete="off"
      {...(kind === 'number' && { inputMode: 'decimal' })}
      {...(kind === 'day' && { type: 'date' })}
      {...form.register(name, {
        setValueAs: (typed) => (kind === 'number' ? readNumber(typed) : typed),
      })}
    />
  );
}
