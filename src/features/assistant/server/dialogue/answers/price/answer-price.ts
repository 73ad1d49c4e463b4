import { formatPence } from '#platform/units/pounds.ts';
import { actPatterns, bothWays } from '../../../conversation/act-patterns.ts';
import { floorName, sizeText } from '../../../conversation/describe-record.ts';
import { minBudget, readMeantBudget } from '../../../conversation/read-budget.ts';
import {
  type Flight,
  type FloorChoice,
  isSameFloor,
  type PricedJob,
  type RoomRecord,
} from '../../../conversation/record.ts';
import type { Turn } from '../../../turn.ts';
import { isAskedBeside } from '../../observe/floors/asked-beside.ts';
import type { Observed } from '../../observe/observe.ts';
import { readMultiple } from '../../observe/project/count-homes.ts';
import { saysAlone } from '../../observe/rooms/meant/rooms-meant.ts';
import { namesOpenRoom } from '../../observe/rooms/open-room.ts';
import { removalPattern } from '../../observe/rooms/remove-rooms.ts';
import { groupByFloor } from '../../pricing/group-by-floor.ts';
import { sayWithExtras } from '../../pricing/price-extras.ts';
import { closeHomes, priceOtherHome } from '../../pricing/price-homes.ts';
import { describeJob, priceJob, showJobs, sumOf } from '../../pricing/price-job.ts';
import { choiceOf } from '../../products/choose-floor.ts';
import { asksCheapestOfJob, cheapestFor } from '../../products/superlatives/cheapest-floor.ts';
import { softestCarpets, wishesSoft } from '../../products/superlatives/softest.ts';
import { sayExVat } from './answer-about-price.ts';
import { answerBudget, sayOfBudget } from './answer-budget.ts';
import {
  askForFloor,
  askForOpenRoom,
  askForRooms,
  askForUnit,
  askWhichProduct,
  askWhoseSize,
} from './ask-for-missing.ts';
import { chooseRooms, ofWhole } from './choose-rooms.ts';
import { closeJobs } from './close-jobs.ts';
import {
  describeAdded,
  describeChanged,
  describeDifference,
  describeLeftOut,
} from './describe-difference.ts';
import { takeFloorSpokenOf } from './floors/floor-spoken-of.ts';
import { floorsWeighed, layCheapestOfEach } from './floors/floors-weighed.ts';
import { priceAlternative } from './floors/price-alternative.ts';
import { coloursToPrice, priceColours } from './floors/price-range.ts';
import { haveStandard, priceStandards } from './floors/price-standards.ts';
import { floorWished } from './floors/wished-floor.ts';
import { noteJobs } from './note-jobs.ts';
import { sayHardStairs } from './stairs/say-hard-stairs.ts';
import { sayOfStairsCarpet } from './stairs/say-of-stairs-carpet.ts';
import { sayRunner } from './stairs/say-runner.ts';

const byRoomPattern =
  /\b(?:per|each|every) (?:of the )?rooms?\b|\b(?:price|cost)s? (?:for )?each\b|\broom by room\b|\bby (?:the )?room\b|\bseparate(?:ly)?\b(?! (?:room|building|entrance|toilet|dining))|\bindividually\b|\bhow much (?:is |for |would )?(?:it |be |the |my )*[a-z ]{3,20} and how much\b/i;
const bothRollsPattern =
  /\b(?:4|four)\s*m?\w*\s*(?:and|or|vs?\.?|versus)\s*(?:the\s*)?(?:5|five)\s*m|\b(?:which|both|either) (?:roll|width)s?\b|\broll width\b.*\bcheaper\b/i;

/** Prices the rooms in the floors meant; asks for the one thing that is missing. */
export async function answerPrice(turn: Turn, observed: Observed): Promise<string[]> {
  const { record } = turn;
  if (record.openSide?.isNew) return askForRooms(turn, observed);
  if (namesOpenRoom(turn)) return askForOpenRoom(turn);
  const rooms = chooseRooms(turn, observed);
  const which = askWhichProduct(turn, observed);
  if (rooms.length === 0 && !record.flight) return which ?? askForRooms(turn, observed);
  const question = askWhoseSize(turn) ?? askForUnit(record) ?? which;
  if (question) return question;
  record.wantsPrice = false;
  const fitted = record.fitted ?? true;
  const rollWidth = turn.message.parsed.slots.rollWidth ?? record.rollWidth;
  const { text } = turn.message;
  const weighed = floorsWeighed(turn, observed);
  const isBothWays = bothWays.test(text);
  if (weighed.length > 1 && !isBothWays) return comparePrices(turn, rooms, weighed);
  const ofRange = observed.floors.choice ? [] : coloursToPrice(turn, observed);
  if (ofRange.length > 0) return priceColours(turn, rooms, ofRange);
  const flight = flightMeant(turn, rooms);
  if (!turn.answered.includes('products') && isSoftWished(turn, observed, rooms))
    return comparePrices(turn, rooms, softestCarpets(turn).map(choiceOf));
  takeFloorSpokenOf(turn, observed);
  const wished = floorWished(turn, observed, rooms);
  if (wished?.floor) layEverywhere(record, rooms, wished.floor);
  const isByRoom = byRoomPattern.test(text) && rooms.length > 1;
  if (isByRoom && asksCheapestOfJob(text))
    for (const room of rooms) {
      const floor = cheapestFor(room, turn.catalogue, record.wishes);
      if (floor) room.floor = floor;
    }
  layCheapestOfEach(turn, rooms);
  const groups = groupByFloor(rooms, record, flight);
  if (groups.length === 0) return sayHardStairs(turn);
  const budget = readMeantBudget(turn.message.plain, record.budget);
  const kinds = [...new Set(groups.map(({ floor }) => (floor?.slug ? 'product' : floor?.kind)))];
  const [kind] = kinds;
  const isOffered = record.offered.some(({ slug }) => slug === record.floor?.slug);
  const isOfKind = kinds.length === 1 && (kind !== 'product' || isOffered);
  if (isOfKind && record.priced.length === 0 && (budget ?? 0) >= minBudget) {
    const ofKind = kind === 'product' ? undefined : kind;
    return answerBudget(turn, { rooms, fitted, kind: ofKind, flight }, budget ?? 0);
  }
  if (groups.some(({ floor }) => floor === undefined))
    return !flight && groups.every(({ floor }) => floor === undefined) && haveStandard(rooms)
      ? priceStandards(turn, rooms, fitted)
      : askForFloor(turn);
  const jobs: PricedJob[] = [];
  const singles: PricedJob[] = [];
  const chosenRoll = bothRollsPattern.test(text) ? undefined : rollWidth;
  for (const { floor, fitted: isLaid, rooms: own, flight: stairs } of groups) {
    for (const isFitted of floor ? (isBothWays ? [true, false] : [isLaid]) : []) {
      const job = { floor: floor as FloorChoice, fitted: isFitted, rollWidth: chosenRoll };
      jobs.push(await priceJob(turn, { ...job, rooms: own, flight: stairs }));
      if (!isByRoom || own.length + Number(stairs !== undefined) < 2) continue;
      for (const room of own) singles.push(await priceJob(turn, { ...job, rooms: [room] }));
      if (stairs) singles.push(await priceJob(turn, { ...job, rooms: [], flight: stairs }));
    }
  }
  const isSplit = singles.length > 0;
  const lines = isSplit
    ? [...singles, ...jobs.filter((job) => job.rooms.length + (job.flight ? 1 : 0) === 1)]
    : jobs;
  const before = asksHowOther.test(text) ? sameBefore(record, jobs) : undefined;
  const close = isBothWays
    ? closeBothWays(jobs)
    : isSplit
      ? [sayAllInOne(jobs, lines)]
      : isMultiplied(turn)
        ? []
        : closeJobs(turn, jobs, flight);
  if (!isBothWays && rooms.length === record.rooms.length) await priceOtherHome(turn, jobs);
  const all = isBothWays || rooms.length < record.rooms.length ? [] : closeHomes(record, jobs);
  const difference = before
    ? describeDifference(
        [before, ...jobs].map(({ floor, totalPence }) => ({
          name: floorName(floor),
          pence: totalPence,
        })),
      )
    : [];
  if (all.length > 0 && record.homes) record.homes.isWhole = true;
  showJobs(turn, jobs);
  const exVat = asksExVat.test(text) && !isBothWays ? [sayExVat(jobs)] : [];
  const added = isBothWays
    ? []
    : [
        ...describeAdded(record, jobs),
        ...sayRunner(record, jobs),
        ...(asksSaving.test(text)
          ? [...describeLeftOut(record, jobs), ...describeChanged(record, jobs)]
          : []),
        ...(observed.underlay ? describeChanged(record, jobs, 'before') : []),
        ...(record.underlay && jobs.some((job) => job.flight) ? [firmOnStairs] : []),
      ];
  const whyNotLess = isBothWays ? [] : await sayOfStairsCarpet(turn, jobs);
  const isOneSum = !isBothWays && all.length === 0;
  const withExtras = isOneSum ? await sayWithExtras(turn, jobs) : [];
  return noteJobs(turn, jobs, [
    ...(wished?.lines ?? []),
    ...lines.map(describeJob),
    ...whyNotLess,
    ...difference,
    ...added,
    ...close,
    ...all,
    ...(await priceAlternative(turn, jobs)),
    ...exVat,
    ...withExtras,
    ...(isOneSum && whyNotLess.length === 0 ? sayOfBudget(record, jobs) : []),
  ]);
}

/** What rooms come to together, and that they cost less so. */
function sayAllInOne(jobs: readonly PricedJob[], singles: readonly PricedJob[]): string {
  const saved = sumOf(singles) - sumOf(jobs);
  const less = saved > 0 ? `, ${formatPence(saved)} less than one by one` : '';
  return `All in one job: ${formatPence(sumOf(jobs))}${less}.`;
}

function layEverywhere(
  record: Turn['record'],
  rooms: readonly RoomRecord[],
  floor: FloorChoice,
): void {
  const isOfSome = rooms.length < record.rooms.length;
  if (!isOfSome) record.floor = floor;
  for (const room of rooms)
    if (isOfSome) room.floor = floor;
    else delete room.floor;
}

/** "Double it for both flats": what the sum is made of was told before. */
const isMultiplied = ({ record, message: { plain, parsed } }: Turn): boolean =>
  record.homes?.isWhole === true &&
  parsed.slots.rooms.length === 0 &&
  readMultiple(plain) !== undefined;

const firmOnStairs =
  'What’s priced with the stairs stays on our 8 mm underlay: the 11 mm is too soft for stairs.';

const asksSaving = /\b(?:sav(?:e|es|ed|ing|ings)|difference|how much (?:less|cheaper))\b/i;
/** A price is wanted without VAT. */
const asksExVat = /\b(?:ex|exc|excl\w*|without|before|plus|net of|less)\W{0,2}(?:the )?vat\b/i;

/** "Is it the same money in slate?" */
const asksHowOther = /\b(?:same|more|less|dearer|cheaper|difference|compare[ds]?|as much)\b/i;

/** The price of the same rooms in another floor, told before one job. */
function sameBefore(
  { priced, pricedBefore }: Turn['record'],
  jobs: readonly PricedJob[],
): PricedJob | undefined {
  const [job, ...others] = jobs;
  if (!job || others.length > 0) return undefined;
  const sizes = ({ rooms, flight }: PricedJob) =>
    JSON.stringify([rooms.map((room) => sizeText(room)), flight]);
  return [...priced, ...pricedBefore].find(
    (one) =>
      sizes(one) === sizes(job) && one.fitted === job.fitted && !isSameFloor(one.floor, job.floor),
  );
}

/** Sizes that follow the soft carpets that were shown. */
const isOfSoftCarpets = ({ lastAct, wishes, priced, floor }: Turn['record']): boolean =>
  lastAct === 'products' && wishes.includes('soft') && priced.length === 0 && !floor?.slug;

/** A soft carpet is wished for all of the rooms, and no product. */
const isSoftWished = (
  { message, record }: Turn,
  { floors }: Observed,
  rooms: readonly RoomRecord[],
): boolean =>
  (wishesSoft(message.plain) || isOfSoftCarpets(record)) &&
  !floors.choice?.slug &&
  floors.candidates.length === 0 &&
  rooms.every(({ floor = record.floor }) => !floor || floor.kind === 'carpet');

const ofAll = /\b(?:all of (?:it|them)|everything|the (?:whole )?lot|the whole (?:thing|job))\b/i;

/** The stairs, unless only some of the rooms are meant. */
function flightMeant(
  { record, message: { plain } }: Turn,
  rooms: readonly RoomRecord[],
): Flight | undefined {
  // "Only bed 2 in laminate", of a job that is priced whole.
  const isWhole = ofWhole.test(plain) && rooms.length === record.rooms.length;
  const isOfRooms =
    !(isWhole && rooms.length > 1) &&
    !actPatterns.stairs.test(plain) &&
    !ofAll.test(plain) &&
    (saysAlone.test(plain) ||
      (rooms.length === 2 &&
        /\bthe two\b|\bboth rooms\b|\band (?:the |my )?\w+(?: room)? together\b/i.test(plain)));
  const isNamed = actPatterns.stairs.test(plain) && !removalPattern.test(plain);
  const isOfAll = isNamed || rooms.length === record.rooms.length || rooms.length === 0;
  return isOfAll && !(isOfRooms && rooms.length > 0) ? record.flight : undefined;
}

/** The totals with and without fitting, and their difference. */
function closeBothWays(jobs: readonly PricedJob[]): string[] {
  const withIt = sumOf(jobs.filter(({ fitted }) => fitted));
  const without = sumOf(jobs.filter(({ fitted }) => !fitted));
  return [
    ...(jobs.length > 2
      ? [`Together: ${formatPence(withIt)} fitted, ${formatPence(without)} supply only.`]
      : []),
    ...describeDifference([
      { name: 'fitted', pence: withIt },
      { name: 'supply only', pence: without },
    ]),
  ];
}

async function comparePrices(
  turn: Turn,
  rooms: readonly RoomRecord[],
  floors: readonly FloorChoice[],
): Promise<string[]> {
  const { record } = turn;
  const fitted = record.fitted ?? true;
  const jobs: PricedJob[] = [];
  const flight = flightMeant(turn, rooms);
  const isOnStairs = floors.every(({ kind }) => kind === 'carpet');
  if (rooms.length === 0 && !isOnStairs) return sayHardStairs(turn);
  for (const floor of floors.slice(0, 3))
    jobs.push(
      await priceJob(turn, { rooms, floor, fitted, flight: isOnStairs ? flight : undefined }),
    );
  showJobs(turn, jobs);
  if (!isAskedBeside(record, turn.message)) record.isFloorWeighed = true;
  return noteJobs(turn, jobs, [
    ...jobs.map(describeJob),
    ...describeDifference(
      jobs.map((job) => ({ name: floorName(job.floor), pence: job.totalPence })),
    ),
    ...(flight && !isOnStairs ? [stairsApart] : []),
  ]);
}

const stairsApart = 'The stairs aren’t in those figures.';
