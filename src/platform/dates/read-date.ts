import { type Day, instantInLondon, isDay } from './london-time.ts';

const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;
const inWords = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?[ -](\d{4}|\d{2})$/i;
const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/**
 * The day that a person or a spreadsheet wrote, day first as in the UK: 2026-04-03, 3/4/26, 03.04.2026, 3 April 2026. Two
 * digits are a year of this century. Undefined for anything else: nothing is guessed.
 */
export function readDay(text: string): Day | undefined {
  const typed = text.trim();
  const [, day, , month, year] = dayFirst.exec(typed) ?? [];
  if (day && month && year) return toDay(year, month, day);
  const [, isoYear, , isoMonth, isoDay] = yearFirst.exec(typed) ?? [];
  if (isoYear && isoMonth && isoDay) return toDay(isoYear, isoMonth, isoDay);
  const [, number, name, ofYear] = inWords.exec(typed) ?? [];
  const index = months.findIndex((month) => name && month.startsWith(name.toLowerCase()));
  return number && ofYear && index >= 0 ? toDay(ofYear, String(index + 1), number) : undefined;
}

function toDay(year: string, month: string, day: string): Day | undefined {
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}

const isoInstant =
  /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const withTime = /^(.+?)[T, ]+(\d{1,2}):(\d{2})(?::[0-5]\d(?:\.\d{1,9})?)?$/;

/** The instant of a day as `readDay` reads it, with a time in London or as ISO 8601; a day alone is its first instant. */
export function readInstant(text: string): Date | undefined {
  const typed = text.trim();
  const iso = isoInstant.exec(typed);
  if (iso) {
    const instant = new Date(typed);
    return isDay(iso[1] ?? '') && !Number.isNaN(instant.getTime()) ? instant : undefined;
  }
  const [, dayPart = typed, hour = '0', minute = '00'] = withTime.exec(typed) ?? [];
  const day = readDay(dayPart);
  if (!day || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return instantInLondon(day, `${hour.padStart(2, '0')}:${minute}`);
}
