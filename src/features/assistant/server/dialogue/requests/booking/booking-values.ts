import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { floorName, listOf, listOr, standardOf } from '../../../conversation/describe-record.ts';
import { openChoice } from '../../../conversation/open-choice.ts';
import type { ConversationRecord, FloorChoice, FormValues } from '../../../conversation/record.ts';
import { withoutDetails } from '../../../conversation/remarks/without-details.ts';
import { describeWanted } from '../../observe/extras/read-extras.ts';
import { projectSizeOf } from '../../observe/observe-project.ts';
import { homesAlike } from '../../observe/project/count-homes.ts';
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
    ...(floor ? [floor] : []),
    ...(record.flight && record.stairsFloor ? [record.stairsFloor] : []),
  ];
  return all.length > 0 ? all : purpose === 'repair' ? considered.slice(0, 1) : [];
}

export const flooringTypesOf = (record: ConversationRecord): string[] => [
  ...new Set([
    ...floorsOf(record).map(({ kind }) => standardOf(kind)),
    ...(record.isFloorOpen ? ['other'] : []),
  ]),
];

/** The project size that was told, or that follows from the rooms. */
export const sizeOf = (record: ConversationRecord) =>
  record.projectSize ??
  (record.rooms.length > 0
    ? projectSizeOf(record.rooms.length * (homesAlike(record)?.count ?? 1))
    : record.purpose === 'repair'
      ? 'small'
      : undefined);

/** Whether rooms are known by name that no remark tells of. */
const namesRooms = ({ roomsNamed = [], requirements }: ConversationRecord) => {
  const said = requirements.join(' ').toLowerCase();
  return roomsNamed.some((name) => !said.includes(name));
};

/** "4pm", "4.30pm" */
function sayHour(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  const named = Math.floor(hour) % 12 || 12;
  return `${named}${minutes > 0 ? `.${minutes}` : ''}${hour < 12 ? 'am' : 'pm'}`;
}

/** What would be sent now. Size and urgency that nobody told have the form's easiest values. */
export function valuesOf(
  record: ConversationRecord,
  { dates, times, byDay = [] }: Pick<Settled, 'dates' | 'times' | 'byDay'>,
): FormValues {
  const { contact, rooms } = record;
  const products = floorsOf(record)
    .filter(({ slug, kind }) => slug !== undefined || kind !== standardOf(kind))
    .map(floorName);
  const { notBefore } = record.visit;
  const isLate = notBefore !== undefined && times.length === 1;
  const remarks = [
    // What was noted before it was known for a detail is left out.
    ...record.requirements.flatMap((remark) => withoutDetails(remark, contact) || []),
    ...(isLate ? [`Not before ${sayHour(notBefore)}.`] : []),
    ...(byDay.length > 1
      ? [
          `${byDay.map(({ day, times: own }) => `${shortWeekdayDate(day)} ${listOr(own.map(shortSlot))}`).join('; ')}.`,
        ]
      : []),
    ...(products.length > 0 ? [`Interested in ${listOf([...new Set(products)])}.`] : []),
    ...(record.priced.length > 0 && describeWanted(record) ? [describeWanted(record)] : []),
    ...(rooms.some(({ name }) => name)
      ? [`Rooms: ${rooms.map(({ name }, at) => name ?? `room ${at + 1}`).join(', ')}.`]
      : namesRooms(record)
        ? [`Rooms: ${record.roomsNamed?.join(', ')}.`]
        : []),
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
