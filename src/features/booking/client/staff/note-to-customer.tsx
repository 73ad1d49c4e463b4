import { controlClass, Field } from '#platform/client/ui/field.tsx';
import { offerLimits } from '../../offers/offer-limits.ts';

type NoteToCustomerProps = { value: string; onChange: (note: string) => void };

/** An optional note that goes into the email about a change. */
export function NoteToCustomer({ value, onChange }: NoteToCustomerProps) {
  return (
    <details className="mt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        Add a note to the customer
      </summary>
      <Field label="Note to the customer (optional)" hint="It goes into the email as you write it.">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={offerLimits.note}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
    </details>
  );
}
