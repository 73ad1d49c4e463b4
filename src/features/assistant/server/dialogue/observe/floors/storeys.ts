import { storeyOfRoom } from '../../../conversation/floors/storey-of-room.ts';
import type { ConversationRecord, Storey } from '../../../conversation/record.ts';

const upstairs = /\bup ?stairs\b/i;
const downstairs = /\bdown ?stairs\b/i;

/** The storey that a text names, if it is only one. */
export function storeyOf(text: string): Storey | undefined {
  const isUp = upstairs.test(text);
  return isUp === downstairs.test(text) ? undefined : isUp ? 'upstairs' : 'downstairs';
}

/** Gives rooms that have no floor of their own, or all where the storeys' floors are new, the floor of their storey. */
export function applyStoreyFloors(record: ConversationRecord, isNew: boolean) {
  const { storeyFloors } = record;
  if (!storeyFloors) return;
  for (const room of record.rooms) {
    const storey = storeyOfRoom(room);
    const floor = storey && storeyFloors[storey];
    if (!floor || !(isNew || room.floor === undefined)) continue;
    room.storey ??= storey;
    room.floor = floor;
  }
}
