import type { Intent } from '../nlu/classifier/intents.ts';
import type { ParsedMessage } from '../nlu/parsed-message.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { handOver } from './hand-over-reply.ts';

/** How the assistant describes each intent it can offer; the others are not offered. */
const offers: Partial<Record<Intent, string>> = {
  estimate: 'what your rooms would cost',
  price: 'our prices',
  find_products: 'the floors we sell',
  offers: 'current offers',
  area: 'whether we come to you',
  opening_hours: 'opening hours',
  contact: 'how to reach us',
  book: 'booking a free measure',
  slots: 'which days are free',
  change_booking: 'moving or cancelling a visit',
  home_visit: 'what happens at the free measure',
  underlay: 'underlay',
  fitting_time: 'how long fitting takes',
  fitting_process: 'the day of the fitting',
  guarantee: 'our guarantees',
  floor_preparation: 'uneven or damp floors',
  repairs: 'repairs',
  maintenance: 'care and maintenance',
  about: 'who we are',
};
const talkToPerson = 'talk to a person';
const maxOffers = 3;
const usual: Intent[] = ['price', 'book', 'find_products'];

/** Says that a message is beyond the assistant; the second time in a row, hands over to staff. */
export async function decline(turn: Turn): Promise<Reply> {
  const { memory } = turn;
  memory.unsure += 1;
  if (memory.unsure >= 2)
    return handOver(turn, 'unsure', ['I am sorry, I do not know that either.']);
  return offer(turn, 'I cannot answer that: I know about our floors. I can tell you about', usual);
}

/**
 * The options for an uncertain message: the three most likely intents that can be offered, whether it may be
 * unanswerable, and whether it may be small talk.
 */
export function readingsOffered({
  ranking,
  confidence,
}: Pick<ParsedMessage, 'ranking' | 'confidence'>) {
  return {
    offered: ranking.filter((intent) => offers[intent] !== undefined).slice(0, maxOffers),
    mayNotKnow: ranking.slice(0, maxOffers).includes('cannot_answer'),
    mayBeChat: ranking[0] === 'small_talk' && confidence > 0,
  };
}

/** Offers at most three intents and a person; the second time in a row, hands over to staff. */
export async function suggest(turn: Turn): Promise<Reply> {
  const { memory, reading } = turn;
  const { offered, mayNotKnow, mayBeChat } = readingsOffered(reading);
  // Repeated small talk is no reason for a handover.
  if (!mayBeChat) memory.unsure += 1;
  if (memory.unsure >= 2) return handOver(turn, 'unsure', ['I am sorry, I do not know that.']);
  if (mayBeChat)
    return offer(
      turn,
      'I am here for anything about your floors. Would you like to know about',
      offered,
    );
  return mayNotKnow
    ? offer(turn, 'I am not sure that I can answer that. Is it about', offered)
    : offer(turn, 'I am not sure I understood. Is it about', offered);
}

/** Lists intents to choose from, and a person. */
function offer({ memory, evidence }: Turn, opening: string, offered: Intent[]): Reply {
  memory.offered = offered;
  const named = offered.map((intent, i) => `${i + 1}. ${offers[intent]}`);
  evidence.push(...named);
  return {
    outcome: 'suggested',
    paragraphs: [opening, ...named, `or would you rather ${talkToPerson}?`],
  };
}

const picks = [
  /^\W*(?:1|one|(?:the )?first)\b/i,
  /^\W*(?:2|two|(?:the )?second)\b/i,
  /^\W*(?:3|three|(?:the )?third)\b/i,
];

/** The offered intent that a message chooses: by number, by its text, or by a yes if there was one. */
export function readPick({ memory, text, reading }: Turn): Intent | undefined {
  const { offered } = memory;
  if (!offered) return undefined;
  if (text.length < 20) {
    const picked = picks.findIndex((pattern) => pattern.test(text));
    if (picked >= 0) return offered[picked];
  }
  if (reading.slots.answer === 'yes' && offered.length === 1) return offered[0];
  return offered.find((intent) => text.toLowerCase().includes(offers[intent] ?? '\n'));
}
