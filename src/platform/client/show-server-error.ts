import type { FieldPath, FieldValues, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import { errorMessage } from './error-message.ts';

type Form<T extends FieldValues> = {
  getValues: UseFormGetValues<T>;
  setError: UseFormSetError<T>;
};

/**
 * Shows why a submission failed: beside the field that the server names (`name: must be…`), else beside
 * `otherwise`, where 'root' is the form's own alert. A field gets the focus.
 * @param fieldOf finds the field of a path that the server names; default: the one with its first name
 * @returns the error message as a whole
 */
export function showServerError<T extends FieldValues>(
  form: Form<T>,
  error: unknown,
  otherwise: FieldPath<T> | 'root' = 'root',
  fieldOf = (path: string) => findOwn(form, path),
): string {
  const message = errorMessage(error);
  const [, path = '', sentence = ''] = /^(\w+[.[\]\w]*): (.+)$/s.exec(message) ?? [];
  const field = fieldOf(path);
  form.setError(field ?? otherwise, { message: field ? sentence : message }, { shouldFocus: true });
  return message;
}

function findOwn<T extends FieldValues>({ getValues }: Form<T>, path: string) {
  const [name = ''] = path.split(/[.[]/, 1);
  return Object.hasOwn(getValues(), name) ? (name as FieldPath<T>) : undefined;
}
