import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CalendarServer = {
  /** The calendar's address on this machine. */
  url: string;
  /** What it answers with; a status other than 200 has no text. */
  answer: { status: number; text: string };
  requests: number;
  close: () => Promise<void>;
};

/** A fitter's own calendar, on a server on this machine. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const server = createServer((_request, response) => {
    calendar.requests += 1;
    const { status, text } = calendar.answer;
    response.writeHead(status, { 'content-type': 'text/calendar' }).end(status === 200 ? text : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const calendar: CalendarServer = {
    url: `http://127.0.0.1:${port}/private-9f2c.ics`,
    answer: { status: 200, text: writeCalendar([]) },
    requests: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return calendar;
}

type BusyEvent = {
  /** As a calendar writes it: 20260608T080000Z. */
  from: string;
  to: string;
  uid?: string;
};

/** A calendar with events. */
export function writeCalendar(events: readonly BusyEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//test//EN',
    ...events.flatMap(({ from, to, uid }, n) => [
      'BEGIN:VEVENT',
      `UID:${uid ?? `event-${n}@calendar.example`}`,
      'SUMMARY:Dentist',
      `DTSTART:${from}`,
      `DTEND:${to}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** An event without a zone, which is London's: '2026-06-08', '09:30', '10:30' */
export const busyAt = (day: string, from: string, to: string): BusyEvent => {
  const write = (time: string) => `${day}T${time}:00`.replace(/[-:]/g, '');
  return { from: write(from), to: write(to) };
};
