import { actPatterns } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { Intent } from '../../../nlu/classifier/intents.ts';
import { confidenceThreshold } from '../../../nlu/parse-message.ts';
import type { FactTopic } from '../../../tools/business-facts.ts';
import { saysFittingWish } from '../../observe/project/fitting-wish.ts';
import { wordsOfVisit } from '../../observe/visit/words-of-visit.ts';
import { type Act, type Context, type Taught, toTaughtAct } from '../act.ts';

const factOfIntent: Partial<Record<Intent, FactTopic>> = {
  opening_hours: 'opening_hours',
  contact: 'contact',
  home_visit: 'home_visit',
  underlay: 'underlay',
  fitting_time: 'fitting_time',
  fitting_process: 'fitting_process',
  guarantee: 'guarantee',
  floor_preparation: 'floor_preparation',
  repairs: 'repairs',
  maintenance: 'maintenance',
  about: 'about',
};

/** Likeness from which it answers a question about a specification of no product in particular. */
const specLikeness = 0.3;
/** Likeness from which it is preferred to a fact of the classifier's. */
const nearLikeness = 0.34;

/** What the fact about the day of fitting tells of. */
const ofFittingDay =
  /\b(?:furniture|sofa|bed|wardrobe|heavy|old|take|uplift|doors?|gripper|underlay|mess|rubbish|clear|clean|empty|move|day|happens?|process|prepare|ready|dispos\w*|remov\w*|start)\b/i;

/** What the classifier makes of a clause that no certain words decided. */
export function readIntent(
  clause: Clause,
  { record, message, observed }: Context,
  asks: boolean,
  taught: Taught | undefined,
): Act | undefined {
  const { text, parsed } = clause;
  const { intent, confidence, slots } = parsed;
  const says = (name: keyof typeof actPatterns) => actPatterns[name].test(text);
  if (says('contact') && asks) return { kind: 'fact', topic: 'contact' };
  const isOfSpecification = /\b(?:rating|thick\w*|widths?|how (?:wide|long|thick)|layer)\b/i.test(
    text,
  );
  if (taught && taught.likeness >= specLikeness && isOfSpecification) return toTaughtAct(taught);
  if (
    says('advice') &&
    (record.wishes.length > 0 || asks) &&
    /\b(?:floor\w*|carpet\w*|laminate|vinyl|lvt|advise|recommend|suggest|put down|need|want|something|summat|anything|nearest|similar|one|look\w*|got|which)\b/i.test(
      text,
    )
  )
    return { kind: 'products', clause };
  if (confidence < confidenceThreshold) return undefined;
  const tellsContact = (slots.phone ?? slots.email) !== undefined && !asks;
  const isWaiting = record.handedOver || record.callBackSent || record.draft?.kind === 'callBack';
  if (tellsContact || (isWaiting && !asks)) return undefined;
  const topic = factOfIntent[intent];
  if (
    topic === 'fitting_time' &&
    (record.draft || record.formsSent > 0) &&
    !/\bfit|lay|laid\b/i.test(text)
  )
    return { kind: 'fact', topic: 'home_visit' };
  if (topic && taught && taught.likeness >= nearLikeness) return toTaughtAct(taught);
  if (topic === 'fitting_process' && !ofFittingDay.test(text)) return undefined;
  if (topic) return { kind: 'fact', topic };
  if (intent === 'find_products') return { kind: 'products', clause };
  if (intent === 'offers' && taught && taught.likeness >= nearLikeness) return toTaughtAct(taught);
  if (intent === 'offers') return { kind: 'offers' };
  if (intent === 'area') return { kind: 'coverage' };
  const isTaught = asks && taught !== undefined;
  const asksSpeed = /\bhow (?:quick|fast|soon|long)/i.test(text);
  if (intent === 'book' && !isTaught && !asksSpeed && (asks || message.clauses.length === 1))
    return { kind: 'book' };
  if (intent === 'slots') {
    if (wordsOfVisit(text, true).isOfWork || saysFittingWish(record, text)) return undefined;
    // "Any day next week, mornings", told with a name and an address: goes on with the visit.
    const isTold = !asks && observed.contact.length > 0 && record.formsSent === 0;
    return { kind: isTold ? 'book' : 'slots' };
  }
  if (intent === 'change_booking' && record.rooms.length === 0 && !record.draft)
    return { kind: 'changeBooking' };
  if (intent !== 'small_talk' || asks) return undefined;
  if (says('goodbye')) return { kind: 'goodbye' };
  if (says('thanks')) return { kind: 'thanks' };
  return says('greeting') || record.said.length === 0 ? { kind: 'greeting' } : undefined;
}
