import type { Day } from '#platform/london-time.ts';
import type { Intent } from './nlu/classifier/intents.ts';
import type { Flooring, ParsedMessage, StatedRoom } from './nlu/parsed-message.ts';
import type { BusinessTools, FormValues } from './tools/business-tools.ts';

export type FormKind = 'booking' | 'enquiry';

/** A booking or an enquiry that is being put together in the chat. */
export type FormDraft = {
  kind: FormKind;
  values: FormValues;
  /** The field that Adam has asked for. */
  asked: string | null;
  /** Set once the whole of it was read back to the customer: only then does a yes send it. */
  proposed: boolean;
};

/** What Adam remembers of a conversation between two messages. */
export type Memory = {
  rooms?: StatedRoom[];
  flooring?: Flooring;
  fitted?: boolean;
  /** The product that the rooms were priced in. */
  productSlug?: string;
  estimateId?: string;
  /** What the last message was about. */
  topic?: Intent;
  /** What he has asked for, to read the next message by. */
  expects?: 'flooring' | 'rooms' | 'postcode';
  /** The readings he offered when he was not sure. */
  offered?: Intent[];
  form?: FormDraft;
  /** How many messages in a row he did not understand. */
  unsure: number;
  handedOver: boolean;
  /** Drafts that were sent, so that each has a key of its own. */
  formsSent: number;
};

export const emptyMemory: Memory = { unsure: 0, handedOver: false, formsSent: 0 };

/** One message of a customer and everything that is found out to answer it. */
export type Turn = {
  conversationId: string;
  messageId: string;
  /** Where the customer writes from: what is sent for them counts against the same limits as their own forms. */
  network: string;
  text: string;
  reading: ParsedMessage;
  today: Day;
  tools: BusinessTools;
  /** Changed while the turn goes on; kept when its answer is stored. */
  memory: Memory;
  /** What an earlier message had proposed: only that can be said yes to. */
  proposal: FormDraft | undefined;
  /** What the tools said in this turn: an answer may state nothing that does not stand here. */
  evidence: string[];
};

type Begun = Pick<
  Turn,
  'conversationId' | 'messageId' | 'network' | 'text' | 'reading' | 'today' | 'tools'
>;

/** A turn at its start, with a memory of its own to change. */
export function beginTurn(message: Begun, remembered: Memory): Turn {
  const memory = structuredClone(remembered);
  const proposal = memory.form?.proposed ? memory.form : undefined;
  return { ...message, memory, proposal, evidence: [] };
}
