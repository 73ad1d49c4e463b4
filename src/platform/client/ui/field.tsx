import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = {
  label: string;
  /** The field's error message; shown with a capital. */
  error?: string | undefined;
  hint?: ReactNode;
};

/** Attributes that tie a control to its label, hint and error for screen readers. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export const controlClass =
  'min-h-11 w-full rounded border border-line-strong bg-white px-3 text-base aria-invalid:border-2 aria-invalid:border-error';

/** A label, a control, a hint and an error, tied together for screen readers. */
export function Field({
  label,
  error,
  hint,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-error">
          {toSentence(error)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A single-line text field. */
export function TextField({
  label,
  error,
  hint,
  className = '',
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <input {...input} {...control} className={`${controlClass} ${className}`} />}
    </Field>
  );
}

/** A select field; `children` are the options. */
export function SelectField({
  label,
  error,
  hint,
  className = '',
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <select {...select} {...control} className={`${controlClass} ${className}`} />}
    </Field>
  );
}

/** A message that continues the name of a field, as a sentence of its own. */
const toSentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);

/** The error message of several controls together; nothing without one. */
export const GroupError = ({ id, message }: { id?: string; message: string | undefined }) => (
  <p id={id} role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
    {message && toSentence(message)}
  </p>
);

/** A number as it was typed; NaN for text that is none, and for none. */
export const readNumber = (typed: unknown) => {
  const text = String(typed).trim();
  return text === '' ? Number.NaN : Number(text);
};

/** The first error message in the errors of a form or of one field, which may be a list; undefined without one. */
export function firstMessage(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  for (const nested of Object.values(errors)) {
    const message = firstMessage(nested);
    if (message !== undefined) return message;
  }
  return undefined;
}
