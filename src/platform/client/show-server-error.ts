import type { FieldPath, FieldValues, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import { errorMessage } from './error-message.ts';

type Form<T extends FieldValues> = {
  getValues: UseFormGetValues<T>;
  setError: UseFormSetError<T>;
};

/**
 * Shows why a submission failed: beside the field that the server names (`name: must be…`), else beside
 * `otherwise`, where 'root' is the form's own alert. A field gets the focus.
 * @returns the error message as a whole
 */
export function showServerError<T extends FieldValues>(
  form: Form<T>,
  error: unknown,
  otherwise: FieldPath<T> | 'root' = 'root',
): string {
  const message = errorMessage(error);
  const [, field = '', sentence = ''] = /^(\w+)[.[\]\w]*: (.+)$/s.exec(message) ?? [];
  const isOfForm = Object.hasOwn(form.getValues(), field);
  form.setError(
    isOfForm ? (field as FieldPath<T>) : otherwise,
    { message: isOfForm ? sentence : message },
    { shouldFocus: true },
  );
  return message;
}
