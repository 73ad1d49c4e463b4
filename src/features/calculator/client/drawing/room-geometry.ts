export type Outline = { x: number; y: number; width: number; height: number; scale: number };

/**
 * Scales a room to a sheet, its length along x; a sliver is at least 3 px wide. It is in the middle of
 * the sheet or in its lower left corner, where the caption begins.
 */
export function outlineRoom(
  room: { length: number; width: number },
  sheet: { x: number; y: number; width: number; height: number },
  place: 'middle' | 'corner' = 'middle',
): Outline {
  const scale = Math.min(sheet.width / room.length, sheet.height / room.width);
  const width = Math.max(3, room.length * scale);
  const height = Math.max(3, room.width * scale);
  return {
    x: sheet.x + (place === 'corner' ? 0 : (sheet.width - width) / 2),
    y: sheet.y + (sheet.height - height) / (place === 'corner' ? 1 : 2),
    width,
    height,
    scale,
  };
}
