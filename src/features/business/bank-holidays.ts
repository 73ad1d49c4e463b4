import { addDays, type Day, weekdayOf } from '#platform/dates/london-time.ts';

export type ClosedDay = { day: Day; name: string };

const saturday = 6;
const sunday = 0;
const monday = 1;

/**
 * The bank holidays of England in a year, by the rules in force since 1978. Days proclaimed for one year only
 * are not among them.
 */
export function bankHolidaysOf(year: number): ClosedDay[] {
  const easter = easterSunday(year);
  const christmas = `${year}-12-25`;
  const boxingDay = `${year}-12-26`;
  const holidays = [
    { day: orNextWorkday(`${year}-01-01`), name: 'New Year’s Day' },
    { day: addDays(easter, -2), name: 'Good Friday' },
    { day: addDays(easter, 1), name: 'Easter Monday' },
    { day: mondayFrom(`${year}-05-01`), name: 'Early May bank holiday' },
    { day: addDays(mondayFrom(`${year}-06-01`), -7), name: 'Spring bank holiday' },
    { day: addDays(mondayFrom(`${year}-09-01`), -7), name: 'Summer bank holiday' },
    { day: substituteOfChristmas(christmas), name: 'Christmas Day' },
    { day: substituteOfBoxingDay(boxingDay), name: 'Boxing Day' },
  ];
  return holidays.toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * The days of a range, both inclusive, on which nobody works unless the firm opens them: the bank holidays and, where
 * Christmas Day, Boxing Day or New Year’s Day is a Saturday, that day too.
 */
export function holidaysBetween(from: Day, to: Day): ClosedDay[] {
  const holidays: ClosedDay[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    holidays.push(...saturdaysOf(year), ...bankHolidaysOf(year));
  return holidays
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const saturdaysOf = (year: number): ClosedDay[] =>
  [
    { day: `${year}-01-01`, name: 'New Year’s Day' },
    { day: `${year}-12-25`, name: 'Christmas Day' },
    { day: `${year}-12-26`, name: 'Boxing Day' },
  ].filter(({ day }) => weekdayOf(day) === saturday);

const mondayFrom = (day: Day) => addDays(day, (monday - weekdayOf(day) + 7) % 7);

function orNextWorkday(day: Day): Day {
  if (weekdayOf(day) === saturday) return addDays(day, 2);
  return weekdayOf(day) === sunday ? addDays(day, 1) : day;
}

/** Boxing Day keeps Monday when Christmas Day is a Sunday, so Christmas Day takes the Tuesday. */
function substituteOfChristmas(day: Day): Day {
  return weekdayOf(day) === sunday ? addDays(day, 2) : orNextWorkday(day);
}

/** Two days later when it falls on a weekend: the Monday is taken by Christmas Day, or it is the Tuesday. */
function substituteOfBoxingDay(day: Day): Day {
  return [saturday, sunday].includes(weekdayOf(day)) ? addDays(day, 2) : day;
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`;
}
