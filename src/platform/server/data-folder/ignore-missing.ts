/** For a `catch`: a file or folder that does not exist is nothing; any other error is thrown again. */
export function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
