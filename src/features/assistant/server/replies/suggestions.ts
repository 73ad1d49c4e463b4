import type { Intent } from '../nlu/classifier/intents.ts';
import type { ParsedMessage } from '../nlu/parsed-message.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { handOver } from './hand-over-reply.ts';

/** How Adam names what he can do; what is not here he does not offer. */
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
const most = 3;
const usual: Intent[] = ['price', 'book', 'find_products'];

/** When he is sure that it is nothing he knows of: he says so; the second time in a row, the team. */
export async function decline(turn: Turn): Promise<Reply> {
  const { memory } = turn;
  memory.unsure += 1;
  if (memory.unsure >= 2)
    return handOver(turn, 'unsure', ['I am sorry, I do not know that either.']);
  return offer(turn, 'I cannot answer that: I know about our floors. I can tell you about', usual);
}

/**
 * What a visitor is offered where Adam is not sure, beside a person: the likeliest three of what he can tell.
 * Where it is likely to be nothing he knows of, he says that too; where it is only a friendly word, he is friendly.
 */
export function readingsOffered({
  ranking,
  confidence,
}: Pick<ParsedMessage, 'ranking' | 'confidence'>) {
  return {
    offered: ranking.filter((intent) => offers[intent] !== undefined).slice(0, most),
    mayNotKnow: ranking.slice(0, most).includes('cannot_answer'),
    mayBeChat: ranking[0] === 'small_talk' && confidence > 0,
  };
}

/** When he is not sure: at most three readings and a person; the second time in a row, the team. */
export async function suggest(turn: Turn): Promise<Reply> {
  const { memory, reading } = turn;
  const { offered, mayNotKnow, mayBeChat } = readingsOffered(reading);
  // Two friendly words in a row are nothing to call the team for.
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

/** Names readings to pick from, and a person. */
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

/** Which of the readings he offered a message picks: by number, or by a yes where there is one. */
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
