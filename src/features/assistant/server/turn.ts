import type { Day } from '#platform/dates/london-time.ts';
import type { Message } from './conversation/message.ts';
import type { ConversationRecord, Draft, PricedJob } from './conversation/record.ts';
import { noteHeard } from './conversation/said.ts';
import type { Act, FindTaught } from './dialogue/acts/act.ts';
import { type Observed, observe } from './dialogue/observe/observe.ts';
import type { Catalogue } from './dialogue/products/choose-floor.ts';
import { floorsWithinRate } from './dialogue/products/conditions/within-rate.ts';
import { observeTurnedDown } from './dialogue/products/turned-down/observe-turned-down.ts';
import { offeredFloors } from './dialogue/products/turned-down/offered-floors.ts';
import type { BusinessTools } from './tools/business-tools.ts';

/** One message of a customer and everything found out to answer it. */
export type Turn = {
  conversationId: string;
  messageId: string;
  /** The customer's network: submissions count against the same rate limits as the forms. */
  network: string;
  text: string;
  message: Message;
  now: Date;
  /** The day in London. */
  today: Day;
  /** What may be offered: the floors without those that were turned down. */
  catalogue: Catalogue;
  tools: BusinessTools;
  findTaught: FindTaught;
  /** The customer began anew with this message, and said nothing else, or more. */
  startedAgain?: 'bare' | 'withMore' | undefined;
  /** Changed during the turn; saved with its answer. */
  record: ConversationRecord;
  /** What the message told; the record holds it, whichever engine answers. */
  observed: Observed;
  /** What was read back before this message: only that can be confirmed by it. */
  proposal: Draft | undefined;
  /** Sentences of the tools in this turn: an answer may state nothing else. */
  evidence: string[];
  /** Whether the team was given what the message says. */
  isToldTeam: boolean;
  /** Whether the reply tells when the phone is to ring. */
  isCallTimeSaid?: true;
  /** The kinds of the acts that the reply answers so far. */
  answered: Act['kind'][];
  /** The products that the reply shows so far, some with the price of a job. */
  shown: { slug: string; job?: PricedJob }[];
  /** The jobs that were priced in this turn. */
  jobs: PricedJob[];
};

type Begun = Omit<
  Turn,
  'record' | 'observed' | 'proposal' | 'evidence' | 'isToldTeam' | 'answered' | 'shown' | 'jobs'
>;

/** A new turn with its own copy of the record, into which the message is read. */
export function beginTurn(begun: Begun, before: ConversationRecord): Turn {
  const record = structuredClone(before);
  const proposal = record.draft?.proposed ? record.draft : undefined;
  noteHeard(record, begun.text);
  const { catalogue, isNew } = observeTurnedDown(record, begun.message, begun.catalogue);
  const refused = record.turnedDown ?? [];
  const observed = observe(record, begun.message, catalogue, begun.today);
  const failed = (record.turnedDown ?? []).filter((one) => !refused.includes(one));
  return {
    ...begun,
    catalogue: floorsWithinRate(offeredFloors(catalogue, failed), record, begun.message),
    record,
    observed: { ...observed, turnsDown: isNew },
    proposal,
    evidence: [],
    isToldTeam: false,
    answered: [],
    shown: [],
    jobs: [],
  };
}
