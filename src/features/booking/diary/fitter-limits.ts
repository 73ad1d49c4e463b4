/** Colours of fitters in the diary, distinguishable on white; the name always stands beside them. */
export const fitterColours = [
  'green',
  'blue',
  'orange',
  'purple',
  'red',
  'teal',
  'brown',
  'grey',
] as const;
export type FitterColour = (typeof fitterColours)[number];

/** The end of a refusal because of booked visits that other fitters can make. */
export const othersAreFree = 'Other fitters are free to make';

/** What a fitter does at a time: `free`, on a visit, `busy` by their own calendar, or why they do not work then. */
export const fitterStates = [
  'free',
  'visit',
  'closed',
  'inactive',
  'hours',
  'time-off',
  'busy',
] as const;
export type FitterState = (typeof fitterStates)[number];

export const fitterLengths = {
  name: 60,
  reason: 100,
  outcodes: 40,
  closedDayName: 60,
  /** Days that one period of time off may have. */
  daysOff: 366,
} as const;
