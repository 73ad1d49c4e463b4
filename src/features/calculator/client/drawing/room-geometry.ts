import { boundRoom, listRects, type RoomSize } from '../../cut-plan/laying/spaces.ts';

type Box = { x: number; y: number; width: number; height: number };
/** A room on a sheet: the rectangles that make it up, the box around them, and px per mm. */
export type Outline = Box & { rects: Box[]; scale: number; origin: { x: number; y: number } };

/**
 * Scales a room to a sheet, its length along x; a sliver is at least 3 px wide. It is in the middle of
 * the sheet or in its lower left corner, where the caption begins. `origin` is the room's own corner,
 * from which joins are measured.
 */
export function outlineRoom(
  room: RoomSize,
  sheet: Box,
  place: 'middle' | 'corner' = 'middle',
): Outline {
  const around = boundRoom(room);
  const scale = Math.min(sheet.width / around.lengthMm, sheet.height / around.widthMm);
  const width = Math.max(3, around.lengthMm * scale);
  const height = Math.max(3, around.widthMm * scale);
  const x = sheet.x + (place === 'corner' ? 0 : (sheet.width - width) / 2);
  const y = sheet.y + (sheet.height - height) / (place === 'corner' ? 1 : 2);
  const origin = { x: x - around.xMm * scale, y: y - around.yMm * scale };
  const rects = listRects(room).map((rect) => ({
    x: origin.x + rect.xMm * scale,
    y: origin.y + rect.yMm * scale,
    width: Math.max(3, rect.lengthMm * scale),
    height: Math.max(3, rect.widthMm * scale),
  }));
  return { x, y, width, height, scale, origin, rects };
}
