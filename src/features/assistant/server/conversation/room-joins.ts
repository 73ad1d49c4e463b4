/** The joins of a room as it is laid, from (x1, y1) to (x2, y2), with x along the room's length; in metres. */
export type RoomJoins = {
  room: number;
  joins: { x1: number; y1: number; x2: number; y2: number }[];
};
