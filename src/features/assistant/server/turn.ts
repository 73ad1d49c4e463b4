import type { Day } from '#platform/dates/london-time.ts';
import type { Intent } from './nlu/classifier/intents.ts';
import type { Flooring, ParsedMessage, StatedRoom } from './nlu/parsed-message.ts';
import type { BusinessTools, FormValues } from './tools/business-tools.ts';

export type FormKind = 'booking' | 'enquiry';

/** A booking or an enquiry that is being filled in the chat. */
export type FormDraft = {
  kind: FormKind;
  values: FormValues;
  /** The field asked for last. */
  asked: string | null;
  /** Whether the complete form was read back to the customer: only then does a yes send it. */
  proposed: boolean;
};

/** What the assistant remembers of a conversation between messages. */
export type Memory = {
  rooms?: StatedRoom[];
  flooring?: Flooring;
  fitted?: boolean;
  /** The product in which the rooms were priced. */
  productSlug?: string;
  estimateId?: string;
  /** The intent of the last message. */
  topic?: Intent;
  /** What the assistant asked for; helps to parse the next message. */
  expects?: 'flooring' | 'rooms' | 'postcode';
  /** The intents offered after an uncertain message. */
  offered?: Intent[];
  form?: FormDraft;
  /** The number of consecutive messages not understood. */
  unsure: number;
  handedOver: boolean;
  /** The number of forms sent, part of their idempotency keys. */
  formsSent: number;
};

export const emptyMemory: Memory = { unsure: 0, handedOver: false, formsSent: 0 };

/** One message of a customer and everything found out to answer it. */
export type Turn = {
  conversationId: string;
  messageId: string;
  /** The customer's network: submissions count against the same rate limits as the forms. */
  network: string;
  text: string;
  reading: ParsedMessage;
  today: Day;
  tools: BusinessTools;
  /** Changed during the turn; saved with its answer. */
  memory: Memory;
  /** The proposal made before this message: only that can be confirmed by it. */
  proposal: FormDraft | undefined;
  /** Sentences of the tools in this turn: an answer may state nothing else. */
  evidence: string[];
};

type Begun = Pick<
  Turn,
  'conversationId' | 'messageId' | 'network' | 'text' | 'reading' | 'today' | 'tools'
>;

/** A new turn with its own copy of the memory. */
export function beginTurn(message: Begun, remembered: Memory): Turn {
  const memory = structuredClone(remembered);
  const proposal = memory.form?.proposed ? memory.form : undefined;
  return { ...message, memory, proposal, evidence: [] };
}
