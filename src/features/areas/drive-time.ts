/** Miles an hour in a straight line: what our vans average over the county's roads, bends and towns included. */
const milesPerHour = 28;

/**
 * How long the drive takes, to five minutes, as people say it: "25 minutes", "under 10 minutes".
 * @param miles the distance in a straight line
 */
export function driveTimeText(miles: number): string {
  const minutes = Math.round((miles / milesPerHour) * 12) * 5;
  return minutes < 10 ? 'under 10 minutes' : `${minutes} minutes`;
}
