import { standardOf } from '../../../conversation/describe-record.ts';
import type { Flight, FloorChoice, RoomRecord } from '../../../conversation/record.ts';
import { findFlight, findLanding } from '../../../nlu/room-sizes/flights.ts';
import { askTool } from '../../../tools/tool-registry.ts';
import type { Turn } from '../../../turn.ts';
import type { Observed } from '../../observe/observe.ts';
import { priceJob, toStairs } from '../../pricing/price-job.ts';
import { pickOfRange } from '../../products/choose-floor.ts';

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
  const named = floors.isNamed ? pickOfRange(floors.candidates, record) : undefined;
  const floor = floors.choice ?? named ?? record.considered[0] ?? { kind: 'carpet' };
  const landing = findLanding(message.parsed.slots.rooms);
  const fitted = record.fitted ?? true;
  const lines = await askTool(turn, 'estimate', {
    rooms: [{ name: 'Stairs', stairs: toStairs(flight, landing) }],
    flooringType: standardOf(floor.kind),
    carpetWidth:
      record.rollWidth ?? (await findCheaperRoll(turn, { flight, landing, floor, fitted })),
    includeInstallation: fitted,
    ...(floor.slug && { productSlug: floor.slug }),
  });
  turn.evidence.push(checked);
  return [...lines, checked];
}

type Stairs = {
  flight: Flight;
  landing: RoomRecord | undefined;
  floor: FloorChoice;
  fitted: boolean;
};

/** The roll on which a flight of carpet costs less. */
async function findCheaperRoll(turn: Turn, { landing, ...job }: Stairs): Promise<4 | 5> {
  if (job.floor.kind !== 'carpet') return 4;
  const { estimate } = await priceJob(turn, { ...job, rooms: landing ? [landing] : [] });
  return estimate.plan?.rollWidth === 5 ? 5 : 4;
}
