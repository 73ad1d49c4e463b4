import type { Flight, FloorChoice, RoomRecord } from '../../../conversation/record.ts';
import {
  findFlight,
  findLanding,
  isLanding,
  weighsRunner,
} from '../../../nlu/room-sizes/flights.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import { asksStairsAlone } from '../../acts/sale-acts.ts';
import type { Observed } from '../../observe/observe.ts';
import { askForWinders, describeJob, priceJob, showJobs } from '../../pricing/price-job.ts';
import { pickOfRange } from '../../products/choose-floor.ts';
import { closeJobs } from './close-jobs.ts';
import { describeDifference } from './describe-difference.ts';
import { takeFloorSpokenOf } from './floors/floor-spoken-of.ts';
import { noteJobs } from './note-jobs.ts';
import { sayHardStairs } from './stairs/say-hard-stairs.ts';
import { sayBinding } from './stairs/say-runner.ts';

const stairsNeeded =
  'I can price stairs here: tell me the number of steps, how many of them are winders, and the landing if you want it carpeted too. We’ll check it all at the free measure.';
const runnerNeeded =
  'I can price a runner: tell me the number of steps and how wide the runner is to be, such as “13 steps, 60 cm runner”.';

const runnerWidthNeeded =
  'How wide is the runner to be? 60 cm, say. Then I’ll set it beside the full width.';

const onlyWidthNeeded = 'How wide is the runner to be? 60 cm, say. Then I’ll price it.';

/** "Do you do stairs? 13 steps" has told what a taught answer asks for. */
export const asksForKnownSteps = ({ record }: Turn, { answer }: { answer: string }): boolean =>
  record.flight !== undefined && /\btell (?:me|us) how many (?:steps|stairs)\b/i.test(answer);

/** Prices the stairs alone, with their landing; without a number of steps says what is needed. */
export async function answerStairs(turn: Turn, { floors }: Observed): Promise<string[]> {
  const { record, message } = turn;
  const stated = findFlight(message.tokens, message.parsed.slots.rooms);
  const flight = record.flight ?? stated;
  const isRunner = /\brunners?\b/i.test(message.plain) && !flight?.runnerMm;
  const isWeighed = weighsRunner(message.plain);
  if (!flight || isRunner) {
    const ofStairs = record.turningSteps ? askForWinders(record.turningSteps) : stairsNeeded;
    const ofRunner = record.runnerSteps ? onlyWidthNeeded : runnerNeeded;
    const line = isRunner ? (flight && isWeighed ? runnerWidthNeeded : ofRunner) : ofStairs;
    record.asked = 'rooms';
    if (isRunner && (flight || record.runnerSteps)) record.opensRunner = true;
    if (isRunner && flight && isWeighed) record.weighsRunner = true;
    turn.evidence.push(line);
    return [line];
  }
  const named = floors.isNamed ? pickOfRange(floors.candidates, record) : undefined;
  const floor = floors.choice ??
    named ??
    record.stairsFloor ??
    takeFloorSpokenOf(turn, { floors }) ??
    record.floor ??
    record.considered[0] ?? { kind: 'carpet' };
  if (floor.kind !== 'carpet') return sayHardStairs(turn);
  if (isWeighed && flight.runnerMm) return weighRunner(turn, floor, flight);
  const landing = findLanding(message.parsed.slots.rooms) ?? landingOf(turn);
  const job = await priceJob(turn, {
    rooms: landing ? [landing] : [],
    floor,
    fitted: record.fitted ?? true,
    rollWidth: record.rollWidth,
    flight,
  });
  showJobs(turn, [job]);
  return noteJobs(turn, [job], [describeJob(job), ...closeJobs(turn, [job], flight)]);
}

/** Whether a runner was to be set beside the full width, and its width is known now. */
export const weighsPromised = ({ weighsRunner, flight, rooms }: Turn['record']): boolean =>
  weighsRunner === true &&
  flight?.runnerMm !== undefined &&
  rooms.every(({ floor }) => floor === undefined);

/** Sets the runner beside the full width, as was promised, with the rooms of the job. */
export async function weighPromised(turn: Turn, { floors }: Observed): Promise<string[]> {
  const { flight, floor, rooms, stairsFloor } = turn.record;
  const carpet = takeFloorSpokenOf(turn, { floors }) ?? stairsFloor ?? floor ?? { kind: 'carpet' };
  return flight ? weighRunner(turn, carpet, flight, rooms) : [];
}

/** A flight covered from side to side and with a runner, with their difference. */
async function weighRunner(
  turn: Turn,
  floor: FloorChoice,
  flight: Flight,
  rooms: readonly RoomRecord[] = landingPriced(turn),
): Promise<string[]> {
  const { runnerMm: _, ...full } = flight;
  const { record } = turn;
  delete record.weighsRunner;
  const job = {
    rooms,
    floor,
    fitted: record.fitted ?? true,
    rollWidth: record.rollWidth,
  };
  const jobs = [
    await priceJob(turn, { ...job, flight: full }),
    await priceJob(turn, { ...job, flight }),
  ];
  showJobs(turn, jobs);
  const names = ['the full width', 'the runner'];
  const rods = turn.catalogue.products.find(({ name }) => /stair rods/i.test(name));
  return noteJobs(turn, jobs, [
    ...jobs.map(describeJob),
    ...describeDifference(
      jobs.map(({ totalPence }, at) => ({ name: names[at] ?? '', pence: totalPence })),
    ),
    ...sayBinding(jobs),
    ...(rods && /\b(?:with|plus|and)\b[^.?!]{0,15}\brods?\b/i.test(turn.message.plain)
      ? [`Rods come on top: ${describeProduct(rods)}`]
      : []),
  ]);
}

/** The landing, where the price told last has it in it. */
function landingPriced(turn: Turn): RoomRecord[] {
  const landing = isPricedWithLanding(turn.record) ? landingOf(turn) : undefined;
  return landing ? [landing] : [];
}

/** Whether the price told last has the landing in it. */
const isPricedWithLanding = ({ priced }: Turn['record']) =>
  priced.some(({ rooms, flight }) => flight && rooms.length > 0 && rooms.every(isLanding));

/** The landing that was told before, unless only the stairs are asked about. */
const landingOf = ({ record: { rooms }, message }: Turn) =>
  rooms.every(isLanding) && !asksStairsAlone(message.plain) ? findLanding(rooms) : undefined;
