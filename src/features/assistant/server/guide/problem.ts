import { hasContactDetails, hasRoomDetails } from '../prefill/fill-cards.ts';
import { phrases } from '../prefill/tokens.ts';
import { buttons } from '../tools/describe.ts';
import { opening, putProblem } from '../tools/put-cards.ts';
import { openCard, type Reply, type Turn } from '../tools/turn.ts';
import { answerBeside } from './knowledge.ts';
import type { Reading } from './reading.ts';
import { describeUrgent, readUrgent } from './urgent.ts';
import { readWishes } from './wishes.ts';
import { hasPhrase, toWords } from './words.ts';

const calledOff = phrases`false alarm|no leak|not a leak|isnt a leak|nothing is leaking|nothings leaking|no flood|not flooded|no problem here|sorted now|its sorted|all sorted|fixed now|never mind|its fine now`;
const maxWhere = 280;

/**
 * Puts up the form for a problem and alerts the team without a press; while it is open, what the customer says goes into
 * it and nothing is sold. Undefined where a message has nothing to do with one.
 */
export async function answerProblem(turn: Turn, { details }: Reading): Promise<Reply | undefined> {
  const urgent = readUrgent(turn.text);
  const open = openCard(turn, 'problem');
  if (open && hasPhrase(toWords(turn.text), calledOff)) {
    putProblem(turn, { ...open, safe: true });
    return undefined;
  }
  if (!urgent && (!open || open.safe || asksForFloors(turn, details))) return undefined;
  const told = {
    ...(details.name && { name: details.name }),
    ...(details.phone && { phone: details.phone }),
    ...(details.address && {
      address: [details.address, details.postcode].filter(Boolean).join(', '),
    }),
  };
  const where = (sentence: string) =>
    [open?.where, sentence].filter(Boolean).join(' ').replaceAll(/\s/g, ' ').slice(0, maxWhere);
  if (urgent) {
    putProblem(turn, { what: open?.what ?? urgent.what, ...told, where: where(turn.text) });
    await turn.tools.handOver(turn.conversationId, {
      summary: `Urgent (${urgent.what}): ${turn.text}`,
      isUrgent: true,
    });
    const text = open
      ? 'I’ve added that for the team. On what number can we reach you?'
      : describeUrgent(urgent.what, await opening(turn));
    return { text, outcome: 'handed_over', intent: 'problem' };
  }
  if (!open) return undefined;
  const beside = answerBeside(turn, details.rest);
  if (!hasContactDetails(details) && beside)
    return { text: beside, outcome: 'answered', intent: 'problem' };
  putProblem(turn, {
    what: open.what,
    ...told,
    ...(hasContactDetails(details) ? {} : { where: where(turn.text) }),
  });
  return {
    text: `I’ve added that. Press “${buttons.problem}” and the team has your details too.`,
    outcome: 'answered',
    intent: 'problem',
  };
}

/** Whether a message asks for a price or for products, and tells nothing for the form: it is answered as any other. */
function asksForFloors({ text }: Turn, details: Reading['details']): boolean {
  const wishes = readWishes(text);
  const asks = hasRoomDetails(details) || wishes.has('price') || wishes.has('products');
  return asks && !hasContactDetails(details);
}
