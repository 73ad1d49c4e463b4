import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

export type ParsedEvent = {
  uid: string;
  sequence: number;
  /** Instants in UTC, or days for an event of whole days. */
  start: string;
  end: string;
  summary: string;
  description: string;
  location: string;
};

/** The events of a calendar by one implementation. @throws for text that is no calendar */
export function parseByIcalJs(text: string): ParsedEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const write = (time: ICAL.Time) => (time.isDate ? time.toString() : isoOf(time.toJSDate()));
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: write(event.startDate),
      end: write(event.endDate),
      summary: event.summary ?? '',
      description: event.description ?? '',
      location: event.location ?? '',
    };
  });
}

/** The events of a calendar by another implementation. */
export function parseByNodeIcal(text: string): ParsedEvent[] {
  const parsed = Object.values(nodeIcal.sync.parseICS(text));
  return parsed.flatMap((event) => {
    if (event?.type !== 'VEVENT') return [];
    const write = (date: Date) =>
      event.datetype === 'date' ? date.toLocaleDateString('en-CA') : isoOf(date);
    return {
      uid: event.uid,
      sequence: Number(event.sequence),
      start: write(event.start),
      end: write(event.end as Date),
      summary: plain(event.summary),
      description: plain(event.description),
      location: plain(event.location),
    };
  });
}

const plain = (value: unknown) => String(value ?? '');
const isoOf = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;
