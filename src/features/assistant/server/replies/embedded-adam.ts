import type { Intent } from '../nlu/classifier/intents.ts';
import { confidenceThreshold } from '../nlu/parse-message.ts';
import type { Reply } from '../reply.ts';
import { answered } from '../reply.ts';
import type { FactTopic } from '../tools/business-facts.ts';
import { askTool } from '../tools/tool-registry.ts';
import type { FormDraft, Turn } from '../turn.ts';
import { replyArea } from './area-reply.ts';
import { replyEstimate } from './estimate-reply.ts';
import {
  askNextField,
  beginForm,
  continueForm,
  formHelp,
  givesUp,
  remindOfForm,
} from './form-dialogue.ts';
import { answersPlainly } from './form-fields.ts';
import { handOver } from './hand-over-reply.ts';
import { replyPrice, replyProducts } from './product-reply.ts';
import { replySmallTalk } from './small-talk.ts';
import { decline, readPick, suggest } from './suggestions.ts';

type Answer = (turn: Turn) => Promise<Reply>;

const stateFact =
  (topic: FactTopic): Answer =>
  async (turn) =>
    answered(await askTool(turn, 'business_fact', { topic }));

const answers: Record<Intent, Answer> = {
  estimate: replyEstimate,
  price: replyPrice,
  find_products: replyProducts,
  offers: async (turn) => answered(await askTool(turn, 'offers', {})),
  area: replyArea,
  opening_hours: stateFact('opening_hours'),
  contact: stateFact('contact'),
  book: (turn) => beginForm(turn, 'booking'),
  slots: async (turn) =>
    answered([
      ...(await askTool(turn, 'free_slots', { from: turn.reading.slots.dates?.[0] })),
      ...(await askTool(turn, 'booking_link', {})),
    ]),
  change_booking: stateFact('change_booking'),
  home_visit: stateFact('home_visit'),
  underlay: async (turn) =>
    answered([
      ...(await askTool(turn, 'business_fact', { topic: 'underlay' })),
      ...(await askTool(turn, 'price_list', {})).filter((line) => line.includes('underlay')),
    ]),
  fitting_time: stateFact('fitting_time'),
  fitting_process: stateFact('fitting_process'),
  guarantee: stateFact('guarantee'),
  floor_preparation: stateFact('floor_preparation'),
  repairs: stateFact('repairs'),
  maintenance: stateFact('maintenance'),
  about: stateFact('about'),
  person: (turn) => handOver(turn, 'asked'),
  complaint: (turn) => handOver(turn, 'complaint', ['I am sorry to hear that.']),
  small_talk: replySmallTalk,
  cannot_answer: decline,
};

/**
 * Answers a message without a language model, from its intent, its entities and the memory, which it updates.
 * All figures come from tools.
 */
export async function answerEmbedded(turn: Turn): Promise<Reply> {
  const { memory, reading } = turn;
  const { intent, confidence } = reading;
  const isSure = confidence >= confidenceThreshold;
  const isAnswer = memory.form !== undefined && answersPlainly(turn, memory.form);
  const wantsPerson = isSure && (intent === 'person' || intent === 'complaint');
  const needsPerson = wantsPerson && !isAnswer && !givesUp(turn);

  const form = needsPerson ? undefined : await continueForm(turn);
  if (form) return understood(turn, form);
  const expected = needsPerson ? undefined : readExpected(turn);
  const picked = expected ?? readPick(turn);
  delete memory.expects;
  if (picked !== undefined) return understood(turn, await answers[picked](turn));
  const { offered } = memory;
  delete memory.offered;
  if (readRefinement(turn)) return understood(turn, await replyEstimate(turn));
  if (isSure && !(memory.form && formAnswerIntents.has(intent))) {
    memory.topic = intent;
    const reply = await answers[intent](turn);
    const reminder =
      memory.form && reply.outcome === 'answered' && intent !== 'book' ? remindOfForm(turn) : [];
    return understood(turn, { ...reply, paragraphs: [...reply.paragraphs, ...reminder] });
  }
  if (memory.form) return askAgain(turn, memory.form);
  const followed = readFollowUp(turn);
  if (followed) return understood(turn, await answers[followed](turn));
  if (offered && /\b(?:person|human|someone|somebody)\b/i.test(turn.text))
    return handOver(turn, 'asked');
  return suggest(turn);
}

function understood({ memory }: Turn, reply: Reply): Reply {
  if (reply.outcome === 'answered') {
    memory.unsure = 0;
    delete memory.offered;
  }
  return reply;
}

/** The intent implied by what the assistant asked for. */
function readExpected({ memory, reading }: Turn): Intent | undefined {
  const { slots } = reading;
  if (memory.expects === 'rooms' && slots.rooms.length > 0) return 'estimate';
  if (slots.unit && memory.rooms?.some(({ unitUnsaid }) => unitUnsaid)) return 'estimate';
  if (memory.expects === 'postcode' && (slots.postcode || slots.place)) return 'area';
  if (memory.estimateId && slots.rooms.length > 0) return 'estimate';
  // Every estimate ends with 'Shall I book one for you?'.
  if (memory.estimateId && slots.answer === 'yes' && !memory.form && memory.formsSent === 0)
    return 'book';
  return undefined;
}

/** Intents for which an answer to a form's question (a number, a name) is easily mistaken. */
const formAnswerIntents = new Set<Intent>(['cannot_answer', 'small_talk']);
/** Intents for which the name of a floor alone is easily mistaken. */
const floorIntents = new Set<Intent>(['find_products', 'price', 'estimate']);

/** Whether a message changes the last estimate: 'And in laminate?' */
function readRefinement({ memory, reading, text }: Turn): boolean {
  const { flooring, rollWidth, fitted } = reading.slots;
  const refines = flooring !== undefined || rollWidth !== undefined || fitted !== undefined;
  const isShort = text.split(/\s+/).length <= shortFollowUp;
  return (
    memory.estimateId !== undefined &&
    memory.form === undefined &&
    refines &&
    isShort &&
    floorIntents.has(reading.intent)
  );
}

const shortFollowUp = 6;

/** The intent of a short message in the context of the last one: 'and in laminate?', 'Bath?' */
function readFollowUp({ memory, reading, text }: Turn): Intent | undefined {
  if (text.split(/\s+/).length > shortFollowUp) return undefined;
  const { flooring, rollWidth, fitted, postcode, place, productWords } = reading.slots;
  if (memory.rooms && (flooring || rollWidth || fitted !== undefined)) return 'estimate';
  if (postcode || place || memory.topic === 'area') return 'area';
  if (memory.topic === 'find_products' && (flooring || productWords.length > 0))
    return 'find_products';
  return undefined;
}

/** Repeats the question when the answer lacked the field; the second time also offers form and phone. */
async function askAgain(turn: Turn, draft: FormDraft): Promise<Reply> {
  const { memory } = turn;
  memory.unsure += 1;
  turn.evidence.push(...formHelp);
  const again = draft.proposed
    ? answered(remindOfForm(turn))
    : await askNextField(turn, draft, ['Sorry, I missed that.']);
  if (memory.unsure < 2) return again;
  return { ...again, paragraphs: [...again.paragraphs, ...formHelp] };
}
