import { saturdayHours, weekdayHours } from '#features/business/facts.ts';
import type { Hours } from './availability.ts';

/** The firm's opening hours, Monday to Saturday. */
export const openingTimes: Hours[] = [
  ...weekdayHours.days.map(() => ({ from: weekdayHours.opens, to: weekdayHours.closes })),
  { from: saturdayHours.opens, to: saturdayHours.closes },
];
