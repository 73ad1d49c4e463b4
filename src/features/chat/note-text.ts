import { formatSlot } from '#features/business/slot-times.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';

/** A part of a line: text, or an estimate to be linked. */
export type NotePart = string | { estimateId: string };

const isoDay = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;
const slot = /1?\d:[0-5]\d [AP]M - 1?\d:[0-5]\d [AP]M/g;
const estimate = /(?:Estimates?: )?\/estimate\/([\w-]+)/g;
/** How earlier releases listed what a customer had told. */
const visitAndPlace = /^Visit: (.+?)\.?\n(?:Where|Address): (.+?)\.?$/m;
const visitAlone = /^Visit: /m;

const isDay = (text: string) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The lines of a note for the team: days, times and places as people say them, estimates apart. */
export function readNote(content: string): NotePart[][] {
  return content
    .replace(visitAndPlace, 'Visit $1, at $2.')
    .replace(visitAlone, 'Visit ')
    .replace(isoDay, (day) => (isDay(day) ? weekdayDate(day) : day))
    .replace(slot, formatSlot)
    .split('\n')
    .map(splitLine);
}

function splitLine(line: string): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const match of line.matchAll(estimate)) {
    if (match.index > end) parts.push(line.slice(end, match.index));
    parts.push({ estimateId: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < line.length || parts.length === 0) parts.push(line.slice(end));
  return parts;
}
