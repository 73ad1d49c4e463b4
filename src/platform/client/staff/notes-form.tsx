import type { FormEventHandler, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { controlClass, Field } from '../ui/field.tsx';

type NotesFormProps = {
  /** Fields above the notes. */
  children?: ReactNode;
  notes: UseFormRegisterReturn;
  maxLength: number;
  errors: { notes?: { message?: string }; root?: { message?: string } };
  isSubmitting: boolean;
  buttonLabel: string;
  onSubmit: FormEventHandler;
};

/** The layout of a side sheet's form with staff notes: its fields, the server's error and a button that saves. */
export function NotesForm(props: NotesFormProps) {
  const { children, notes, maxLength, errors, isSubmitting, buttonLabel, onSubmit } = props;
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-3">
      {children}
      <Field label="Notes" error={errors.notes?.message}>
        {(control) => (
          <textarea
            {...notes}
            {...control}
            rows={4}
            maxLength={maxLength}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <p role="alert" className="font-medium text-error empty:hidden">
        {errors.root?.message}
      </p>
      <Button type="submit" look="outline" disabled={isSubmitting}>
        {buttonLabel}
      </Button>
    </form>
  );
}
