export const flooringTypes = ['carpet', 'vinyl', 'laminate'] as const;
/** How the patterns of two drops meet: level, or half a repeat apart. */
export const patternMatches = ['set', 'half-drop'] as const;
/** In metres. */
export const carpetWidths = [4, 5] as const;
/** All widths that a roll of a product can have; the narrow ones are sheet vinyl. In metres. */
export const rollWidths = [2, 3, ...carpetWidths] as const;
/** In place of a width: the roll that costs least. */
export const cheapestRoll = 'cheapest';
export const limits = { rooms: 30, sideMetres: 50, roomName: 60, colour: 80 } as const;
/** What a flight of stairs measures where the customer has not said: in metres. */
export const usualStairs = { steps: 13, going: 0.23, rise: 0.2, width: 0.85 } as const;
/** The same of a winder, at its widest. */
export const usualWinder = { going: 0.7, width: 0.9 } as const;
/** Least and most of the measures of stairs, in metres. */
export const stairLimits = {
  steps: 30,
  winders: 8,
  going: [0.1, 0.6],
  rise: [0.1, 0.4],
  width: [0.4, 1.8],
  winderGoing: [0.2, 1.5],
  runner: [0.3, 1.5],
} as const;
export const partSides = ['left', 'right', 'top', 'bottom'] as const;
export const maxParts = 3;
/** The floor on the other side of a doorway; `ramp` is one of another height. */
export const doorwayKinds = ['carpet', 'hard', 'ramp'] as const;
export const usualDoorway = { width: 0.76 } as const;
/** The width in metres. */
export const doorwayLimits = { count: 12, width: [0.3, 6] } as const;
export const maxDoorTrims = 60;
