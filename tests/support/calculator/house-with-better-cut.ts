/** Sides of rooms in metres for which the longer search proves a cheaper cut off the 4 m roll. */
export const houseWithBetterCut = [
  [4, 4],
  [4.2, 3.4],
  [4.6, 3.4],
  [4.8, 2.8],
  [4.2, 3.6],
  [4.3, 3.7],
  [5.9, 4],
  [5.8, 1.9],
  [3.9, 2.9],
] as const;
