import { type ConversationRecord, hasSameSides, type RoomRecord } from '../record.ts';

type Known = Pick<ConversationRecord, 'priced' | 'rooms' | 'flight'>;

/** Whether a room was in the last price. */
export const isPriced = ({ priced }: Pick<Known, 'priced'>, room: RoomRecord): boolean =>
  priced.some((job) => job.rooms.some((one) => hasSameSides(one, room) && one.name === room.name));

/** Whether the last price was for some of the rooms alone, or for the stairs alone. */
export const isOfPart = (record: Known): boolean =>
  record.priced.length > 0 &&
  (record.rooms.some((room) => !isPriced(record, room)) ||
    (record.flight !== undefined && !record.priced.some((job) => job.flight)));

/** The rooms of a price that was for some of them alone; none where it was for all, or for the stairs. */
export const roomsOfPart = (record: Known): RoomRecord[] =>
  isOfPart(record) ? record.rooms.filter((room) => isPriced(record, room)) : [];
