/**
 * The colours of rooms in drawings, repeating after the eighth. Letters identify rooms where colours
 * repeat, are printed in grey or cannot be distinguished.
 */
export const roomColours = [
  { paper: '#cfe3d9', pen: '#1f4a3c' },
  { paper: '#ffe9ad', pen: '#7a5600' },
  { paper: '#cfdff6', pen: '#23508f' },
  { paper: '#f6d5c6', pen: '#8f3d17' },
  { paper: '#e2d7ef', pen: '#553782' },
  { paper: '#cbe8ea', pen: '#14606a' },
  { paper: '#f4d3df', pen: '#8a2750' },
  { paper: '#e3e6c3', pen: '#545b16' },
] as const;

export const roomColour = (room: number) =>
  roomColours[room % roomColours.length] as (typeof roomColours)[number];

/** The letter of a room: A to Z, then AA, AB… */
export function letterOf(room: number): string {
  const last = String.fromCharCode(65 + (room % 26));
  return room < 26 ? last : letterOf(Math.floor(room / 26) - 1) + last;
}
