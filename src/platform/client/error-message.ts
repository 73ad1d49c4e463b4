import { RequestError } from '#platform/request-error.ts';

/** A sentence for the person: the server's error message, or what to do when it has none. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof RequestError && error.status > 0))
    return 'We can’t reach the server. Check your connection and try again.';
  return error.detail || 'Something went wrong at our end. Please try again in a moment.';
}

/** What a customer's form says: the error message with its status, or that it is worth trying again later. */
export const formErrorMessage = (error: unknown) =>
  (error instanceof RequestError && error.message) || 'Please try again later.';

/** Whether the server answered 409: somebody else changed the same thing first. */
export const isConflict = (error: unknown) => error instanceof RequestError && error.status === 409;
