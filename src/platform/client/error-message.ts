import { RequestError } from '#platform/request-error.ts';

/** A sentence for the person: the server's error message, or that the server could not be reached. */
export function errorMessage(error: unknown): string {
  return error instanceof RequestError
    ? error.detail
    : 'The server cannot be reached. Check the connection and try again.';
}

/** Whether the server answered 409: somebody else changed the same thing first. */
export const isConflict = (error: unknown) => error instanceof RequestError && error.status === 409;
