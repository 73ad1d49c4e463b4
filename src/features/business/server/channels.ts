import { auditLogChannel } from '#platform/server/audit-log/queries.ts';
import { idChannel, jsonChannel, signalChannel } from '#platform/server/database/channel.ts';

/** Chat events between processes. They contain ids, not content. */
export type ChatEvent =
  /** Messages `from` to `to` were stored. */
  | { kind: 'messages'; conversation: string; from: number; to: number }
  /** Messages addressed to the reader were read, up to a sequence number. */
  | { kind: 'read'; conversation: string; reader: 'customer' | 'team'; sequence: number }
  /** Created, named, taken, given back, resolved, reopened, or a note was added. */
  | { kind: 'changed'; conversation: string }
  | {
      kind: 'typing';
      conversation: string;
      by: 'customer' | 'team_member' | 'assistant';
      member: string | null;
    }
  /** Holders whose presence may have changed. */
  | { kind: 'presence'; holders: string[] }
  /** A process shuts down and has released turns of the assistant. */
  | { kind: 'turns' };

/**
 * All database notifications of the product. Writers publish on a channel in the transaction of the change;
 * caches and screens subscribe. Payloads are ids, never content.
 */
export const channels = {
  appointments: idChannel('appointments_changed'),
  enquiries: idChannel('leads_changed'),
  /** Fitters, time off or closed days; visits are on `appointments`. */
  diary: signalChannel('diary_changed'),
  /** The settings of the firm. */
  firm: signalChannel('firm_changed'),
  /** Texts of pages. */
  texts: signalChannel('texts_changed'),
  /** The model behind the assistant. */
  model: signalChannel('model_changed'),
  /** Service areas and their texts. */
  areas: signalChannel('areas_changed'),
  products: idChannel('products_changed'),
  prices: signalChannel('prices_changed'),
  /** An account's sessions ended, or its role or status changed. */
  staffAccounts: idChannel('staff_changed'),
  chat: jsonChannel<ChatEvent>('chat'),
  /** Records were joined, or a customer, note or next step changed. */
  customers: signalChannel('customers_changed'),
  /** A customer wrote a review, or one was published, hidden, answered or erased. */
  reviews: signalChannel('reviews_changed'),
  auditLog: auditLogChannel,
};
