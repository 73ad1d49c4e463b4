import { firm } from '#features/business/firm.ts';
import type { Hours } from './availability.ts';

const visitDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The firm's opening hours, Monday to Saturday. */
export const openingTimes = (): Hours[] =>
  visitDays.map((name) => {
    const hours = firm().openingHours.find(({ days }) => days.includes(name));
    return hours ? { from: hours.opens, to: hours.closes } : null;
  });
