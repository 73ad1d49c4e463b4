import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { Intent } from '../../../nlu/classifier/intents.ts';
import { mayBook } from '../../observe/visit/visit-wish.ts';
import { type Act, type Context, observedAnything } from '../act.ts';
import { isOnlySizeTold } from '../price/price-wish.ts';

/** Probability from which an intent is acted on where nothing else was understood: a guess is better than a shrug. */
const minLikelihood: Partial<Record<Intent, number>> = {
  book: 0.35,
  person: 0.6,
  complaint: 0.55,
  find_products: 0.35,
  area: 0.45,
  price: 0.45,
  estimate: 0.45,
};

const ofHours = /\b(?:open|close[ds]?|shut|there|ring|call|phone)\b/i;
/** A statement of fewer words goes with what is said beside it. */
const minWords = 6;

/** What a clause that nothing else decided most likely wants. */
export function readLikelyAct(clause: Clause, context: Context, asks: boolean): Act | undefined {
  const { record, observed } = context;
  const { intent, likelihood } = clause.parsed;
  if (record.handedOver || record.callBackSent || record.draft) return undefined;
  const isShort = clause.text.trim().split(/\s+/).length < minWords;
  if (isShort && !asks) return undefined;
  // "Saturday the 5th, 4 o'clock ish?" asks for a visit then.
  const isDated = clause.parsed.slots.dates.length > 0 && asks && !ofHours.test(clause.text);
  if (isDated && mayBook(clause, record)) return { kind: 'book' };
  if (likelihood < (minLikelihood[intent] ?? 1)) return undefined;
  switch (intent) {
    case 'book': {
      // An introduction beside a question is none, nor is "ok the Bradford then for the hall".
      const isBeside = !asks && context.message.clauses.some((other) => isQuestion(other.text));
      const isOfJob = !asks && (observed.rooms || observed.floors.isChanged);
      return !isBeside && !isOfJob && mayBook(clause, record) ? { kind: 'book' } : undefined;
    }
    case 'person':
      return { kind: 'person' };
    case 'complaint':
      // "Feet, dear. We never went metric in this house" answers what was asked.
      return asks || observedAnything(observed) ? undefined : { kind: 'complaint' };
    case 'find_products':
      return asks ? { kind: 'products', clause } : undefined;
    case 'area':
      return { kind: 'coverage' };
    default: {
      const isOfJob = record.rooms.length > 0 || observed.floors.named.length > 0;
      const isOpen =
        record.priced.length === 0 &&
        (asks || isOfJob) &&
        !isOnlySizeTold(clause, context.message, record, observed);
      return isOpen ? { kind: 'price' } : undefined;
    }
  }
}
