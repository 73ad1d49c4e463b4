import { formatPence } from '#platform/units/pounds.ts';
import { listOf, sizeText, tidy } from '../../../../conversation/describe-record.ts';
import { wasSaid } from '../../../../conversation/said.ts';
import {
  asksUplift,
  describeExtras,
  describeUplift,
  extrasAsked,
  extrasInQuote,
  furnitureMoved,
  saysUplift,
  workIn,
} from '../../../../tools/describe-extras.ts';
import type { Turn } from '../../../../turn.ts';
import { priceExtras } from '../../../pricing/price-extras.ts';
import { answerMatter } from '../matters/answer-matter.ts';

const unpriced =
  'We price that once we’ve seen it: it’s in your written quote after the free measure, before you decide. The team can talk it through on the phone as well.';

/** Whether a text asks for the old floor to be taken up in a job that was priced with our fitting. */
export const isUpliftOfJob = ({ record: { priced } }: Turn, text: string): boolean =>
  priced.length > 0 && priced.every(({ fitted }) => fitted) && asksUplift(text);

/** What the work beside the fitting costs that a text asks for; taking up the old floor in the sum of the job, if there is one. */
export async function sayWork(turn: Turn, text: string): Promise<string[]> {
  const { prices } = turn.catalogue;
  const lines = describeExtras(prices, text);
  if (!isUpliftOfJob(turn, text)) return lines;
  const rate = describeUplift(prices);
  return [...(await answerMatter(turn, 'oldFloor')), ...lines.filter((line) => line !== rate)];
}

/** What the work costs that a taught answer is about, and other work that is asked about with it; nothing twice. */
export async function sayWorkOfTopic(turn: Turn, topic: string): Promise<string[]> {
  const { plain } = turn.message;
  const { prices } = turn.catalogue;
  const [ofTopic, asked] = [describeExtras(prices, topic), describeExtras(prices, plain)];
  const isMore = asked.length > 1 && ofTopic.some((line) => asked.includes(line));
  const lines = await sayWork(turn, isMore ? plain : topic);
  noteWork(turn.record, topic);
  const isAsked = asksPrice.test(plain);
  return lines.filter((line) => isAsked || !wasSaid(turn.record, line));
}
/** "Is that extra?" asks about the work that was told last. */
function noteWork(record: Turn['record'], topic: string): void {
  if (furnitureMoved.test(topic)) record.workTold = 'furniture';
  else if (saysUplift(topic)) record.workTold = 'oldFloor';
}

/** Work that is charged by the floor or by the room, and what it comes to for rooms of which no floor is priced. */
async function sayForRooms(turn: Turn): Promise<string[]> {
  const { record, message, catalogue } = turn;
  const { rooms } = record;
  const text = workIn(message.plain) ? message.plain : (record.topic ?? '');
  const sums = await priceExtras(turn, [{ rooms, floor: { kind: 'carpet' }, fitted: true }]);
  if (!sums) return [];
  noteWork(record, text);
  const sizes = `${listOf(rooms.map(sizeText))} (${tidy(sums.areaM2)} m²)`;
  const sumOf = {
    uplift: sums.uplift,
    levelling: sums.levelling,
    plywood: sums.plywood,
    furniture: rooms.length > 1 ? sums.furniture : 0,
    doorTrim: 0,
  };
  return extrasAsked(catalogue.prices, text).map(({ name, line }) => {
    const whole = name === 'furniture' ? `${rooms.length} rooms` : sizes;
    const pence = sumOf[name];
    return pence > 0 ? `${line} For ${whole} that’s ${formatPence(pence)}.` : line;
  });
}

const asksPrice = /\b(?:how much|cost\w*|charg\w*|price\w*|extra|on top|includ\w*|£)/i;

/** What the work costs that is asked about, or the topic spoken of last. */
export async function answerWork(turn: Turn): Promise<string[]> {
  if (turn.record.priced.length === 0 && turn.record.rooms.length > 0) {
    const ofRooms = await sayForRooms(turn);
    if (ofRooms.length > 0) return [...ofRooms, extrasInQuote];
  }
  for (const text of [turn.message.plain, turn.record.topic ?? '']) {
    const lines = await sayWork(turn, text);
    if (lines.length > 0) noteWork(turn.record, text);
    if (lines.length > 0) return isUpliftOfJob(turn, text) ? lines : [...lines, extrasInQuote];
  }
  return [unpriced];
}
