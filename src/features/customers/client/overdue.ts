import { type Day, dayInLondon } from '#platform/dates/london-time.ts';

/** Whether a London day is over. */
export const isOverdue = (day: Day) => day < dayInLondon(new Date());
