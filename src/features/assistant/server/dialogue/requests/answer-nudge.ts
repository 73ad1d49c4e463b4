import { responseHours } from '#features/business/facts.ts';
import type { ConversationRecord, Question } from '../../conversation/record.ts';
import { wasSaid } from '../../conversation/said.ts';
import type { Turn } from '../../turn.ts';
import { continueBooking } from './booking/continue-booking.ts';
import { confirmCallBack, continueCallBack } from './call-back.ts';
import { sayWhen } from './hand-over.ts';

const presence =
  '(?:hello+|hellooo*|helo|hi+|hey+|hiya|oi|yoo?-?hoo|(?:are |r )?(?:you|u|ya) (?:still |even )?(?:there|here|with me)|(?:is )?(?:any ?one|any ?body|some ?one|some ?body) (?:there|here|about|home)|still (?:there|here)|you (?:gone|asleep|listening)|did (?:you|u) (?:get|see) (?:that|this|my message)|adam|well|and|so|sorry|please)';
/** "?", "hello??", "you there": nothing is said but that an answer is waited for. */
const nudge = new RegExp(String.raw`^\W*(?:${presence}\b\W*){1,4}$`, 'i');
const isWordless = (text: string) => /^[\s\p{P}]*\p{P}[\s\p{P}]*$/u.test(text);

/** Whether something is open, so that a nudge asks for it. */
const isOpen = ({
  draft,
  asked,
  handedOver,
  callBackSent,
  formsSent,
  paused,
}: ConversationRecord) =>
  draft !== undefined ||
  asked !== undefined ||
  handedOver ||
  callBackSent ||
  formsSent > 0 ||
  paused === true;

export const isNudge = (text: string, record: ConversationRecord): boolean =>
  isWordless(text) || (nudge.test(text) && isOpen(record));

const leads = ['I’m here.', 'Yes, I’m still here.', 'I’m with you.', 'Still here.'];

const awaitsYes = [
  'Nothing has been sent yet: I only need your yes, or tell me what to change.',
  'I’m waiting for your yes before I send the request as I read it back.',
  'Your request is ready to go: say yes to send it, or no to leave it.',
];

const open: Partial<Record<Question, string>> = {
  'booking?': 'Shall I ask for a free measure?',
  'callBack?': 'Shall I ask the team to ring you about it?',
  floor: 'Which floor is it: carpet, vinyl or laminate?',
  rooms: 'How long and how wide is each room, such as 4.2 by 3.6 m?',
  unit: 'Were those sizes in feet or in metres?',
  product: 'Which of those floors do you mean?',
  postcode: 'What’s your postcode? It looks like SN15 3HR.',
};

/** Says that somebody is listening, and what is waited for. */
export async function answerNudge(turn: Turn): Promise<string[]> {
  const { record, evidence } = turn;
  const lead = leads.find((line) => !wasSaid(record, line)) ?? leads[0] ?? '';
  const lines = [lead, ...(await sayAwaited(turn))];
  evidence.push(...lines);
  return lines;
}

async function sayAwaited(turn: Turn): Promise<string[]> {
  const { record } = turn;
  const { draft, asked } = record;
  if (draft?.proposed)
    return [awaitsYes.find((line) => !wasSaid(record, line)) ?? awaitsYes[0] ?? ''];
  if (draft?.kind === 'booking') return continueBooking(turn, true);
  if (draft?.kind === 'callBack') return continueCallBack(turn, true);
  const question = asked && open[asked];
  if (question) return [question];
  if (record.callBackSent) return [confirmCallBack(turn)];
  if (record.formsSent > 0)
    return [
      `Your request is with the team, and you’ll hear within ${responseHours} hours. Is there anything else?`,
    ];
  if (record.paused)
    return ['Nothing has been sent. Shall we go on with your visit, or is there something else?'];
  return record.handedOver ? [sayWhen(turn)] : ['What would you like to know?'];
}
