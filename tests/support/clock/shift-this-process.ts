import { shiftDate } from './shift-date.ts';

shiftDate(Number(process.env.TEST_CLOCK_AHEAD_MS));
