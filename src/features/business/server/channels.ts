import { auditLogChannel } from '#platform/server/audit-log/queries.ts';
import { idChannel, jsonChannel, signalChannel } from '#platform/server/database/channel.ts';

/** What processes tell each other about the chat: by ids, what was stored. */
export type ChatEvent =
  /** Messages `from` to `to` were stored. */
  | { kind: 'messages'; conversation: string; from: number; to: number }
  /** What was written to the reader was read, up to a message. */
  | { kind: 'read'; conversation: string; reader: 'customer' | 'team'; sequence: number }
  /** Created, named, taken, given back, resolved, reopened, a note added. */
  | { kind: 'changed'; conversation: string }
  | {
      kind: 'typing';
      conversation: string;
      by: 'customer' | 'team_member' | 'assistant';
      member: string | null;
    }
  /** Holders of presence that may have come or gone. */
  | { kind: 'presence'; holders: string[] }
  /** A process stops and leaves turns of the assistant to the others. */
  | { kind: 'turns' };

/**
 * Every database notification of the product: who writes publishes on a channel in the same
 * transaction, and who keeps or shows what was written subscribes. Payloads are ids, never content.
 */
export const channels = {
  appointments: idChannel('appointments_changed'),
  enquiries: idChannel('leads_changed'),
  products: idChannel('products_changed'),
  prices: signalChannel('prices_changed'),
  /** An account's sessions ended or its rights changed. */
  staffAccounts: idChannel('staff_changed'),
  chat: jsonChannel<ChatEvent>('chat'),
  auditLog: auditLogChannel,
};
