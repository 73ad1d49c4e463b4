/** A disk or permission error, which an administrator can fix. */
export type DiskError = { code: string; syscall: string };

const failures = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'];
const refusals = ['EACCES', 'EPERM', 'ENOTDIR', 'EEXIST'];

/** Parses an error of Node's file system. @returns undefined for any other error */
export function readDiskError(error: unknown): DiskError | undefined {
  const { code = '', syscall = '' } = (error ?? {}) as { code?: string; syscall?: string };
  return failures.includes(code) || refusals.includes(code) ? { code, syscall } : undefined;
}

/** Whether the disk itself failed. Programs also meet the other errors in normal operation. */
export const isDiskFailure = ({ code }: DiskError) => failures.includes(code);

export const isDiskFull = ({ code }: DiskError) => code === 'ENOSPC' || code === 'EDQUOT';

/** Explains a disk error in one sentence for the person who starts the server. */
export function explainDiskError(error: DiskError, folder: string): string {
  if (isDiskFull(error))
    return `The disk is full: ${folder} takes no more data. Free some space, then start again.`;
  if (error.code === 'EROFS')
    return `The data folder ${folder} is read-only: mount it for writing, or choose another DATA_DIR.`;
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `The server may not write to the data folder ${folder}: give its account the right to, or choose another DATA_DIR.`;
  if (error.code === 'ENOTDIR' || error.code === 'EEXIST')
    return `DATA_DIR must be a folder: ${folder} is a file, or lies below one.`;
  return `The disk that holds ${folder} fails (${error.syscall}: ${error.code}): check it, then start again.`;
}
