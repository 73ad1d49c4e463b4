import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerBy } from '#features/business/answer-by.ts';
import { hoursOn } from '#features/business/opening-hours.ts';
import { addDays, instantInLondon, weekdayOf } from '#platform/dates/london-time.ts';
import { book, buildBooking, postBooking, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import { resetFirm } from '#tests/support/reference-firm.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  await site.close();
  resetFirm();
});

const set = (...days: { day: string; name: string; opens?: string; closes?: string }[]) =>
  callAsAdmin(site, 'POST', '/api/closed-days', { days });
const freeOn = async (day: string) => {
  const answer = await fetch(`${site.origin}/api/appointments/slots?from=${day}&to=${day}`);
  const [found] = await answer.json();
  return found.slots.map(({ slot, free }: { slot: string; free: number }) => `${slot}: ${free}`);
};
const short = { name: 'Christmas', opens: '10:00', closes: '15:00' };

it('offers only the times within the hours of the day', async () => {
  const day = weekdayFrom(9);
  expect((await set({ day, ...short })).status).toBe(200);
  await vi.waitFor(() => expect(hoursOn(day)).toEqual({ opens: '10:00', closes: '15:00' }));
  expect(await freeOn(day)).toEqual(['11:00 AM - 1:00 PM: 1', '1:00 PM - 3:00 PM: 1']);
  const early = buildBooking({ preferredDates: [day], preferredTimes: ['9:00 AM - 11:00 AM'] });
  expect((await postBooking(site.origin, early)).status).toBe(400);
  const coming = await (await fetch(`${site.origin}/api/closed-days/coming`)).json();
  expect(coming).toContainEqual(
    expect.objectContaining({ from: day, to: day, name: 'Christmas', hours: '10am–3pm' }),
  );
  const lists = await (await callAsAdmin(site, 'DELETE', `/api/closed-days/${day}`)).json();
  expect(lists.short).toEqual([]);
  await vi.waitFor(() => expect(hoursOn(day)).toMatchObject({ opens: '08:00', closes: '18:00' }));
});

it('is refused where a visit is booked outside the hours', async () => {
  const day = weekdayFrom(12);
  await bookForLink(site, {
    preferredDates: [day],
    preferredTimes: ['3:00 PM - 5:00 PM'],
    confirm: true,
  });
  const refused = await set({ day, ...short });
  expect(refused.status).toBe(409);
  expect(hoursOn(day)).toMatchObject({ closes: '18:00' });
});

it('moves the time by which we answer', async () => {
  const monday = addDays(weekdayFrom(20), (8 - weekdayOf(weekdayFrom(20))) % 7);
  const asked = instantInLondon(addDays(monday, -1), '10:00');
  expect(answerBy(asked)).toEqual(instantInLondon(monday, '10:00'));
  await set({ day: monday, ...short, opens: '12:00' });
  await vi.waitFor(() => expect(answerBy(asked)).toEqual(instantInLondon(monday, '14:00')));
});

it('opens a bank holiday for some hours', async () => {
  const { proposed, closed } = await (await callAsAdmin(site, 'GET', '/api/closed-days')).json();
  const holiday = closed[0].day;
  expect(proposed).toEqual([]);
  expect((await set({ day: holiday, ...short })).status).toBe(200);
  await vi.waitFor(() => expect(hoursOn(holiday)).toMatchObject({ opens: '10:00' }));
});

it.each([
  [{ opens: '10:00' }, 'days[0].closes: Please enter both times, or neither'],
  [
    { opens: '15:00', closes: '10:00' },
    'days[0].closes: Please enter an end that is after the start',
  ],
  [{ opens: '25:00', closes: '26:00' }, /^days\[0\]\.opens: /],
])('refuses the hours %j', async (hours, message) => {
  const answer = await set({ day: weekdayFrom(15), name: 'Training', ...hours });
  expect(answer.status).toBe(400);
  expect((await answer.json()).detail).toMatch(message);
  await book(site, { preferredDates: [weekdayFrom(15)] });
});
