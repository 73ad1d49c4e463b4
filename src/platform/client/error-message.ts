import { RequestError } from '#platform/request-error.ts';

/** A sentence for the person: the server's error message, or that the server could not be reached. */
export function errorMessage(error: unknown): string {
  return (
    (error instanceof RequestError && error.detail) ||
    'The server cannot be reached. Check the connection and try again.'
  );
}

/** What a customer's form says: the error message with its status, or that it is worth trying again later. */
export const formErrorMessage = (error: unknown) =>
  (error instanceof RequestError && error.message) || 'Please try again later.';

/** Whether the server answered 409: somebody else changed the same thing first. */
export const isConflict = (error: unknown) => error instanceof RequestError && error.status === 409;
