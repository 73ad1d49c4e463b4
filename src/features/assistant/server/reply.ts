import type { MessageAttachments } from '../contract.ts';

/** The outcome of a message, counted on the dashboard. */
export type Outcome = 'answered' | 'suggested' | 'handed_over' | 'not_understood';

/** Sentences for the customer, one paragraph each, with what the chat shows beside them. */
export type Reply = MessageAttachments & { paragraphs: readonly string[]; outcome: Outcome };
