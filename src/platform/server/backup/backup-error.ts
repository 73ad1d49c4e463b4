/** A backup could not be made, read or restored; the message is one sentence for the administrator. */
export class BackupError extends Error {}
