import { type ComponentProps, useState } from 'react';
import { controlClass, Field } from '#platform/client/ui/field.tsx';

type PasswordFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'hint'> &
  Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A password, hidden until its button shows it. */
export function PasswordField({ label, error, hint, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={`${controlClass} pr-16`}
          />
          <button
            type="button"
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 rounded px-3 text-sm font-semibold text-brand hover:underline"
          >
            {isShown ? 'Hide' : 'Show'}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
