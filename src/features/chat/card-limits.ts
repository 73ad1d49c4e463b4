/** Choices and limits of cards, apart from the schemas so that the browser need not load these. */
export const cardFloorTypes = ['carpet', 'vinyl', 'lvt', 'laminate'] as const;
export type CardFloorType = (typeof cardFloorTypes)[number];

/** As the calculator has them: lengths in metres, areas in m². */
export const cardLimits = {
  rooms: 30,
  roomName: 60,
  side: 50,
  steps: 30,
  /** Of a flight that nobody has counted. */
  usualSteps: 13,
  area: 2_500,
} as const;
