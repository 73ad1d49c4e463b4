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
