import { RequestError } from '#platform/request-error.ts';

/** A sentence for the person: what the server said, or that it could not be reached. */
export function errorMessage(error: unknown): string {
  return error instanceof RequestError
    ? error.detail
    : 'The server cannot be reached. Check the connection and try again.';
}

/** Whether somebody else was faster. */
export const isConflict = (error: unknown) => error instanceof RequestError && error.status === 409;
