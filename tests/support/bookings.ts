import type { BookingInput } from '#features/booking/booking-form.ts';
import { addDays, dayInLondon, weekdayOf } from '#platform/london-time.ts';
import { staffHeaders } from './staff.ts';
import type { TestApp } from './test-app.ts';

const json = { 'content-type': 'application/json' };

/** The first Monday to Friday that is at least some days after today. */
export function weekdayFrom(daysAhead: number, today = dayInLondon(new Date())): string {
  const day = addDays(today, daysAhead);
  const weekday = weekdayOf(day);
  return addDays(day, weekday === 0 ? 1 : weekday === 6 ? 2 : 0);
}

/** A booking as the form sends it. */
export function buildBooking(overrides: Partial<BookingInput> = {}): BookingInput {
  return {
    flooringTypes: ['carpet'],
    projectSize: 'small',
    urgency: 'soon',
    customerName: 'Ann Price',
    email: 'ann@example.com',
    phone: '01632 960147',
    address: '1 High Street, Chippenham',
    postcode: 'SN15 3HR',
    preferredDates: [weekdayFrom(7)],
    preferredTimes: ['9:00 AM - 11:00 AM'],
    ...overrides,
  };
}

/** Sends a booking; the answer as it comes. */
export function postBooking(
  origin: string,
  body: unknown = buildBooking(),
  headers: Record<string, string> = {},
) {
  return fetch(`${origin}/api/appointments`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
}

/** Books and answers the id. */
export async function book(site: TestApp, overrides: Partial<BookingInput> = {}): Promise<string> {
  const answer = await postBooking(site.origin, buildBooking(overrides));
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()).id;
}

/** Sets a status as staff; the answer as it comes. */
export async function setStatus(site: TestApp, id: string, body: unknown) {
  return fetch(`${site.origin}/api/appointments/${id}/status`, {
    method: 'PATCH',
    headers: { ...json, ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify(body),
  });
}

/** An appointment as staff see it. */
export async function readAppointment(site: TestApp, id: string) {
  const answer = await fetch(`${site.origin}/api/appointments/${id}`, {
    headers: await staffHeaders(site, 'support'),
  });
  return answer.json();
}
