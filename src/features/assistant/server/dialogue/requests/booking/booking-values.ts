import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { floorName, listOf, listOr, standardOf } from '../../../conversation/describe-record.ts';
import { openChoice } from '../../../conversation/job/open-choice.ts';
import type { ConversationRecord, FloorChoice, FormValues } from '../../../conversation/record.ts';
import { withoutDetails } from '../../../conversation/remarks/without-details.ts';
import { findFlooring } from '../../../nlu/entities/find-floor.ts';
import { roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { timingNotSaid } from '../../../tools/forms.ts';
import { describeWanted } from '../../observe/extras/read-extras.ts';
import { homesAlike } from '../../observe/project/count-homes.ts';
import { describeDamage } from '../../observe/project/damage.ts';
import { projectSizeOf } from '../../observe/project/project-size.ts';
import { describeSamples } from '../../observe/project/samples.ts';
import { shortSlot } from '../../observe/visit-times.ts';
import type { Settled } from './settle-dates.ts';

/** The floors of the request: those of the rooms, and the one chosen for all. */
function floorsOf(record: ConversationRecord): FloorChoice[] {
  const { rooms, floor, considered, purpose } = record;
  const open = openChoice(record);
  if (open.length > 0) return open.map((job) => job.floor);
  const all = [
    ...rooms.flatMap((room) => room.floor ?? []),
    ...(record.floorsWanted ?? []),
    ...(floor && isForMore(record) ? [floor] : []),
    ...(record.flight && record.stairsFloor ? [record.stairsFloor] : []),
  ];
  if (all.length > 0 || purpose !== 'repair') return all;
  const damaged = findFlooring(readTokens(tidyText(record.fault ?? '')));
  return considered.length === 0 && damaged ? [{ kind: damaged }] : considered.slice(0, 1);
}

/** Whether the floor that was chosen for all is for more than the rooms that have one of their own. */
const isForMore = ({ rooms, flight, stairsFloor, roomsNamed = [] }: ConversationRecord): boolean =>
  rooms.length === 0 ||
  rooms.some((room) => !room.floor) ||
  (flight !== undefined && !stairsFloor) ||
  roomsNamed.some((name) => !rooms.some((room) => room.name === name));

export const flooringTypesOf = (record: ConversationRecord): string[] => [
  ...new Set([
    ...floorsOf(record).map(({ kind }) => standardOf(kind)),
    ...(record.isFloorOpen ? ['other'] : []),
  ]),
];

/** The project size that was told, or that follows from the rooms. */
export const sizeOf = (record: ConversationRecord) => {
  const told = record.projectSize;
  // "Add the loo": the rooms that are named are never more than the size says.
  const named = told === 'small' ? projectSizeOf(roomNamesOf(record).length) : undefined;
  return named && named !== 'small' ? named : (told ?? sizeOfRooms(record));
};

const sizeOfRooms = (record: ConversationRecord) =>
  record.rooms.length > 0
    ? projectSizeOf(record.rooms.length * (homesAlike(record)?.count ?? 1))
    : record.purpose === 'repair'
      ? 'small'
      : undefined;

/** The names of the rooms that a visit is for: those with a size, and those told without one. */
export function roomNamesOf({
  rooms,
  roomsNamed = [],
}: Pick<ConversationRecord, 'rooms' | 'roomsNamed'>): string[] {
  if (!rooms.some(({ name }) => name)) return [...roomsNamed];
  const others = roomsNamed.filter((name) => roomsNamedBy(rooms, name.split(' ')).length === 0);
  return [...others, ...rooms.map(({ name }, at) => name ?? `room ${at + 1}`)];
}

/** The rooms in a line, unless remarks tell of them all. */
function describeRooms(record: ConversationRecord): string[] {
  const names = roomNamesOf(record);
  const said = record.requirements.join(' ').toLowerCase();
  const isSized = record.rooms.some(({ name }) => name);
  return isSized || names.some((name) => !said.includes(name))
    ? [`Rooms: ${names.join(', ')}.`]
    : [];
}

/** "4pm", "4.30pm" */
function sayHour(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  const named = Math.floor(hour) % 12 || 12;
  return `${named}${minutes > 0 ? `.${minutes}` : ''}${hour < 12 ? 'am' : 'pm'}`;
}

/** Work beside the fitting that was asked for with the price. */
function describeExtrasWanted({ extras = {}, requirements }: ConversationRecord): string[] {
  const { uplift, furniture, doors = 0, levelling, plywood } = extras;
  const isNoted = (words: RegExp) => requirements.some((remark) => words.test(remark));
  return [
    ...(uplift && !isNoted(/\bold\b/i) ? ['Old floor to be taken up.'] : []),
    ...(furniture && !isNoted(/\bfurniture\b/i) ? ['Furniture to be moved.'] : []),
    ...(doors > 0 && !isNoted(/\bdoors?\b/i)
      ? [`${doors} ${doors === 1 ? 'door' : 'doors'} to be trimmed.`]
      : []),
    ...(levelling && !isNoted(/\blevell?ing\b/i) ? ['Floor to be levelled.'] : []),
    ...(plywood && !isNoted(/\bply(?:wood)?\b/i) ? ['Plywood to be laid.'] : []),
  ];
}

/** A remark without the products that the note names anyway: "bradford twist in slate, no pets". */
const withoutProducts = (remark: string, products: readonly string[]): string =>
  remark
    .split(/,\s+/)
    .filter((piece) => !products.some((name) => name.toLowerCase() === piece.trim().toLowerCase()))
    .join(', ');

/** What would be sent now. A size that nobody told has the form's easiest value, and so has how soon, with a note. */
export function valuesOf(
  record: ConversationRecord,
  { dates, times, byDay = [] }: Pick<Settled, 'dates' | 'times' | 'byDay'>,
): FormValues {
  const { contact } = record;
  const products = floorsOf(record)
    .filter(({ slug, kind }) => slug !== undefined || kind !== standardOf(kind))
    .map(floorName);
  const { notBefore } = record.visit;
  const isLate = notBefore !== undefined && times.length === 1;
  const remarks = [
    // What was noted before it was known for a detail is left out.
    ...record.requirements.flatMap(
      (remark) => withoutProducts(withoutDetails(remark, contact), products) || [],
    ),
    ...describeDamage(record),
    ...(record.fittingWanted ? [`Fitting wanted ${record.fittingWanted}.`] : []),
    ...describeSamples(record, products.length > 0),
    ...describeExtrasWanted(record),
    ...(isLate ? [`Not before ${sayHour(notBefore)}.`] : []),
    ...(byDay.length > 1
      ? [
          `${byDay.map(({ day, times: own }) => `${shortWeekdayDate(day)} ${listOr(own.map(shortSlot))}`).join('; ')}.`,
        ]
      : []),
    ...(products.length > 0 ? [`Interested in ${listOf([...new Set(products)])}.`] : []),
    ...(record.priced.length > 0 && record.without
      ? [describeWanted({ without: record.without })]
      : []),
    ...describeRooms(record),
    ...(record.urgency ? [] : [timingNotSaid]),
  ];
  return {
    flooringTypes: flooringTypesOf(record),
    projectSize: sizeOf(record) ?? 'small',
    urgency: record.urgency ?? 'flexible',
    customerName: contact.name ?? '',
    phone: contact.phone ?? '',
    email: contact.email ?? '',
    address: contact.address ?? '',
    postcode: contact.postcode ?? '',
    preferredDates: [...dates],
    preferredTimes: [...times],
    purpose: record.purpose,
    ...(remarks.length > 0 && { requirements: remarks.join('\n').slice(0, 1_000) }),
  };
}

/** Whether two requests differ in nothing but the note. The database keeps no order of keys. */
export const isSameButNote = (one: FormValues, other: FormValues) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((field) => field !== 'requirements')
    .every((field) => String(one[field] ?? '') === String(other[field] ?? ''));
