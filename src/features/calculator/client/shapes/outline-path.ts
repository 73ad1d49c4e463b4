type Point = { x: number; y: number };

/** The path of a closed line. */
export const toPath = (points: readonly Point[]) =>
  `${points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}Z`;
