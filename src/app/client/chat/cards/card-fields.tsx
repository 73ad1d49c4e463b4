import type { ComponentProps, ReactNode } from 'react';
import { limits } from '#features/booking/limits.ts';
import { firm } from '#features/business/firm.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field, TextField } from '#platform/client/ui/field.tsx';
import type { CardErrors } from './find-card-errors.ts';

type TextProps = Omit<ComponentProps<typeof TextField>, 'onChange'>;

/** The attributes of each field that several cards have, for phone keyboards and filled-in details. */
const attributes = {
  name: { label: 'Name', autoComplete: 'name', maxLength: limits.customerName },
  phone: {
    label: 'Phone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: limits.phone,
  },
  email: {
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: limits.email,
  },
  address: { label: 'Address', autoComplete: 'street-address', maxLength: limits.address },
  postcode: {
    label: 'Postcode',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    maxLength: 12,
  },
  where: { label: 'Where is it?', autoComplete: 'off', maxLength: 300 },
  bestTime: { label: 'Best time to ring (optional)', autoComplete: 'off', maxLength: 100 },
} satisfies Record<string, TextProps>;
type FieldName = keyof typeof attributes;

type DetailFieldsProps = {
  names: readonly FieldName[];
  values: Partial<Record<FieldName, string>>;
  errors: CardErrors;
  enter: (name: string, value: string) => void;
};

/** Fields with the customer's details. */
export function DetailFields({ names, values, errors, enter }: DetailFieldsProps) {
  return names.map((name) => (
    <TextField
      key={name}
      {...attributes[name]}
      value={values[name] ?? ''}
      error={errors[name]}
      onChange={({ target }) => enter(name, target.value)}
    />
  ));
}

type NotesFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  change: (value: string) => void;
};

export function NotesField({ label, value, error, change }: NotesFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={1_000}
          value={value}
          onChange={({ target }) => change(target.value)}
          className={`${controlClass} message-card-notes`}
        />
      )}
    </Field>
  );
}

type CheckFieldProps = {
  checked: boolean;
  change: (checked: boolean) => void;
  children: ReactNode;
};

export function CheckField({ checked, change, children }: CheckFieldProps) {
  return (
    <label className="message-card-check">
      <input type="checkbox" checked={checked} onChange={({ target }) => change(target.checked)} />
      <span>{children}</span>
    </label>
  );
}

type SubmitProps = {
  label: string;
  isSending: boolean;
  missing?: string | undefined;
  error: string | undefined;
};

/** The button that sends a card, with what is missing and what went wrong. */
export function Submit({ label, isSending, missing, error }: SubmitProps) {
  return (
    <div>
      {error && (
        <p role="alert" className="message-card-error">
          {error} If it doesn’t work, call us on{' '}
          <a href={firm().phone.href}>{firm().phone.display}</a>.
        </p>
      )}
      {missing && !error && <p className="message-card-note">{missing}</p>}
      <Button type="submit" look="action" className="message-card-submit" aria-disabled={isSending}>
        {isSending ? 'One moment…' : label}
      </Button>
    </div>
  );
}

const wordsOf: Record<string, string> = {
  dates: 'a day',
  times: 'a time',
  name: 'your name',
  phone: 'your phone number',
  email: 'your email',
  address: 'the address',
  postcode: 'the postcode',
};

/** "Still needed: a day, a time and your phone number."; undefined when nothing is. */
export function describeMissing(card: object, needed: readonly string[]): string | undefined {
  const values = card as Record<string, string | unknown[] | undefined>;
  const missing = needed.filter((field) => {
    const value = values[field] ?? '';
    return (typeof value === 'string' ? value.trim() : value).length === 0;
  });
  const words = missing.map((field) => wordsOf[field]);
  const last = words.pop();
  return last && `Still needed: ${words.length > 0 ? `${words.join(', ')} and ${last}` : last}.`;
}
