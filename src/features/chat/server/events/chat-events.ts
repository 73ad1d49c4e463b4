import type { SenderType } from '../../contract.ts';

/** The channel on which processes tell each other, by ids only, what they stored. */
export const chatChannel = 'chat';

/** The accounts of staff changed; the payload is the account's id. */
export const staffChannel = 'staff_changed';

export type Reader = 'customer' | 'team';

export type Notice =
  /** Messages `from` to `to` were stored. */
  | { kind: 'messages'; conversation: string; from: number; to: number }
  /** What was written to the reader was read, up to a message. */
  | { kind: 'read'; conversation: string; reader: Reader; sequence: number }
  /** Created, named, taken, given back, resolved, reopened, a note added. */
  | { kind: 'changed'; conversation: string }
  | { kind: 'typing'; conversation: string; by: SenderType; member: string | null }
  /** Holders of presence that may have come or gone. */
  | { kind: 'presence'; holders: string[] }
  /** A process stops and leaves turns of the assistant to the others. */
  | { kind: 'turns' };
