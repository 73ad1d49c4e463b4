import { standardOf } from '../../../conversation/describe-record.ts';
import { findFlight, findLanding } from '../../../nlu/room-sizes/flights.ts';
import { askTool } from '../../../tools/tool-registry.ts';
import type { Turn } from '../../../turn.ts';
import type { Observed } from '../../observe/observe.ts';
import { toStairs } from './price-job.ts';

const calculatorPrices =
  'I can price a straight flight here: tell me the number of steps, and the landing if you want it carpeted too. For turns and runners, use our calculator: /carpets#calculator. We’ll check it all at the free measure.';
const checked = 'We check your stairs at the free measure.';

/** Prices the flight that the message states, with its landing; without a number of steps says what is needed. */
export async function answerStairs(turn: Turn, { floors }: Observed): Promise<string[]> {
  const { record, message } = turn;
  const flight = findFlight(message.tokens, message.parsed.slots.rooms) ?? record.flight;
  if (!flight) {
    record.asked = 'rooms';
    turn.evidence.push(calculatorPrices);
    return [calculatorPrices];
  }
  const floor = floors.choice ?? record.considered[0] ?? { kind: 'carpet' };
  const lines = await askTool(turn, 'estimate', {
    rooms: [{ name: 'Stairs', stairs: toStairs(flight, findLanding(message.parsed.slots.rooms)) }],
    flooringType: standardOf(floor.kind),
    carpetWidth: record.rollWidth ?? 4,
    includeInstallation: record.fitted ?? true,
    ...(floor.slug && { productSlug: floor.slug }),
  });
  turn.evidence.push(checked);
  return [...lines, checked];
}
