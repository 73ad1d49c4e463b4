import { firm } from '#features/business/firm.ts';
import { weekdayNames } from '#features/business/opening-hours.ts';
import type { Hours } from './availability.ts';

/** The days of the week on which there can be visits. */
export const visitDays = weekdayNames.slice(0, 6);

/** The firm's opening hours, Monday to Saturday. */
export const openingTimes = (): Hours[] =>
  visitDays.map((name) => {
    const hours = firm().openingHours.find(({ days }) => days.includes(name));
    return hours ? { from: hours.opens, to: hours.closes } : null;
  });
