import { isQuestion } from '../../conversation/act-patterns.ts';
import type { Clause, Message } from '../../conversation/message.ts';
import type { ConversationRecord } from '../../conversation/record.ts';
import type { FindTaught, Taught } from '../../taught-answers/taught.ts';
import type { FactTopic } from '../../tools/business-facts.ts';
import type { Observed } from '../observe/observe.ts';
import type { Catalogue } from '../products/choose-floor.ts';
import type { RequestTopic } from '../requests/request-topic.ts';

/** What can be asked of a price that was told. */
export type PriceMatter =
  | 'vatInvoice'
  | 'vat'
  | 'underlay'
  | 'oldFloor'
  | 'furniture'
  | 'doorTrims'
  | 'doorBars'
  | 'binding'
  | 'rods'
  | 'edging'
  | 'adhesive'
  | 'waste'
  | 'levelling'
  | 'plywood'
  | 'perMetre'
  | 'notIncluded'
  | 'firm';

/** What a price is explained by. */
export type ReasonOfPrice =
  | 'guide'
  | 'making'
  | 'parts'
  | 'runner'
  | 'cheapness'
  | 'reduction'
  | 'fittingOnly'
  | 'nextUp'
  | 'lookWithin';

/** What is asked about a price, one that is wanted or one that was told. */
export type PriceAct =
  | { kind: 'price' | 'included' | 'packs' | 'workPrice' | 'stairs' | 'cheaper' | 'tooMuch' }
  | { kind: 'supplyOnly' | 'fitted' | 'fittingPart' | 'withoutVat' | 'breakdown' | 'area' }
  | { kind: 'withinSum' | 'besideOther' | 'whichFloor' | 'confirmSum' | 'stairsCarpet' }
  | { kind: 'scope' | 'roll' | 'again' | 'together' | 'discount' }
  | { kind: 'priceMatter'; matter: PriceMatter }
  | { kind: 'ofPrice'; about: ReasonOfPrice };

/** What the customer wants with a message, or with a part of it. */
export type Act =
  | PriceAct
  | { kind: 'injury' | 'asbestos' | 'water' | 'allClear' | 'complaint' | 'person' | 'callBack' }
  | { kind: 'coverage' | 'book' | 'slots' | 'changeBooking' | 'offers' | 'presence' | 'nextStep' }
  | { kind: 'robot' | 'thanks' | 'goodbye' | 'greeting' }
  | { kind: 'ofRequest'; topic: RequestTopic }
  | { kind: 'products' | 'productFacts' | 'compareProducts'; clause: Clause }
  | { kind: 'fact'; topic: FactTopic }
  | ({ kind: 'taught' } & Pick<Taught, 'question' | 'answer' | 'isMoreAsked'>)
  /** Something told that asks nothing and that nothing is known about. */
  | { kind: 'remark'; clause: Clause }
  /** A question beside others that were answered. */
  | { kind: 'unanswered'; clause: Clause }
  | { kind: 'unknown'; clause: Clause };

export type { FindTaught, Taught } from '../../taught-answers/taught.ts';

/** What reading a clause needs besides its words. */
export type Context = {
  catalogue: Catalogue;
  message: Message;
  record: ConversationRecord;
  observed: Observed;
  findTaught: FindTaught;
};

/** Whether another clause of a message asks something. */
export const asksBeside = ({ clauses }: Message, clause: Clause): boolean =>
  clauses.some((other) => other !== clause && isQuestion(other.text));

/** Whether a message told anything that the record holds. */
export const observedAnything = ({ rooms, floors, contact, visit, project }: Observed) =>
  rooms || floors.isChanged || floors.named.length > 0 || contact.length > 0 || visit || project;

/** Whether a message changed anything that the record holds. */
export const isChangedBy = ({ rooms, floors, contact, visit, project }: Observed) =>
  rooms || floors.isChanged || contact.length > 0 || visit || project;

/** Likeness from which a taught answer is preferred to facts and product lists. */
export const decisiveLikeness = 0.45;
/** Likeness from which it answers a question that is about something else by its words. */
export const strongLikeness = 0.6;
/** Likeness from which a statement is answered like a question. */
export const impliedLikeness = 0.45;
const clearMargin = 0.12;

/** Whether a taught answer fits so well, and no other nearly as well. */
export const isClear = (taught: Taught, likeness: number): boolean =>
  taught.likeness >= likeness && taught.margin >= clearMargin;

export const toTaughtAct = ({ question, answer, isMoreAsked }: Taught): Act => ({
  kind: 'taught',
  question,
  answer,
  ...(isMoreAsked && { isMoreAsked }),
});
